/** What stands for a game in the lobby: a corner of its table, drawn small. */
import type { ReactNode } from 'react';
import { type Suit, suitPaths } from '../drawn/cards/suits.ts';
import styles from './emblems.module.css';

export type Emblem = () => ReactNode;

interface CardProps {
  readonly at: readonly [x: number, y: number, turn: number];
  /** Nothing for a card face down. */
  readonly rank?: string;
  readonly suit?: Suit;
  readonly isGolden?: boolean;
}

function Card({ at: [x, y, turn], rank, suit, isGolden = false }: CardProps) {
  const isRed = suit === 'h' || suit === 'd';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className={styles['lifted']}>
      <rect x={-25} y={-35} width={50} height={70} rx={4} fill={isGolden ? '#e3bf67' : '#f7f2e6'} />
      {suit === undefined ? (
        <>
          <rect x={-21} y={-31} width={42} height={62} rx={3} fill="#7c2333" />
          <path
            d="M-21-10L0-31M-21 10L21-31M-21 31L21-10M0 31L21 10M-21-10L21 31M-21 10L0 31M0-31L21-10"
            stroke="#a04a55"
          />
        </>
      ) : (
        <g fill={isRed ? '#b3262e' : '#1a1d1c'}>
          <text x={-20} y={-15} className={styles['rank']}>
            {rank}
          </text>
          <path d={suitPaths[suit]} transform="translate(-15 -8) scale(.34)" />
        </g>
      )}
    </g>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles['emblem']} viewBox="0 0 170 120" aria-hidden="true">
    {children}
  </svg>
);

const Coup = ({ golden = false, peeks = false }: { readonly golden?: boolean; readonly peeks?: boolean }) => (
  <>
    <Card at={[52, 66, -12]} rank="K" suit="s" />
    <Card at={[84, 60, -3]} rank="9" suit="h" isGolden={golden} />
    {peeks ? <Card at={[124, 66, 9]} /> : <Card at={[124, 66, 9]} rank="8" suit="c" />}
  </>
);

export const BaccaratEmblem: Emblem = () => (
  <Frame>
    <Coup />
  </Frame>
);

export const GoldenEmblem: Emblem = () => (
  <Frame>
    <Coup golden />
    <g transform="translate(104 84)">
      <rect x={-17} y={-11} width={34} height={22} rx={11} fill="#201703" />
      <text className={styles['times']} y={1}>
        ×8
      </text>
    </g>
  </Frame>
);

export const PeekEmblem: Emblem = () => (
  <Frame>
    <Coup peeks />
  </Frame>
);

export const BonusEmblem: Emblem = () => (
  <Frame>
    <Coup />
    <path
      d="M112 66l8.500 18.500 20 2.300-15 13.700 4.200 19.500-17.700-10.200-17.700 10.200 4.200-19.500-15-13.700 20-2.300z"
      fill="#e9c46a"
      stroke="#7d5a12"
      strokeWidth={1.5}
      transform="translate(6 -6)"
    />
  </Frame>
);

export const EnvelopeEmblem: Emblem = () => (
  <Frame>
    <Card at={[50, 62, -10]} rank="6" suit="d" />
    <g transform="translate(66 44)" className={styles['lifted']}>
      <path d="M0 4h88v56H0z" fill="#b01f28" />
      <path d="M0 4h88L44 40z" fill="#c9343c" stroke="#8d141c" />
      <circle cx={44} cy={36} r={10} fill="#d6a845" stroke="#8a6418" />
    </g>
  </Frame>
);

const pockets = 37;
/** The zero first, then red and black in turn. */
const colours = ['#1e7a4b', '#b3262e', '#171a19'];

export const WheelEmblem: Emblem = () => (
  <Frame>
    <Wheel />
  </Frame>
);

function Wheel() {
  return (
    <g transform="translate(104 78)" className={styles['lifted']}>
      <circle r={74} fill="#3c2214" stroke="#8a5a33" strokeWidth={3} />
      <circle r={60} fill="#1a100a" stroke="#c9a45c" strokeWidth={1.5} />
      {Array.from({ length: pockets }, (_, at) => (
        <path
          key={at}
          d="M-4.900-57.500A58 58 0 0 1 4.900-57.500L3.300-39.500A40 40 0 0 0-3.300-39.500z"
          fill={at === 0 ? colours[0] : colours[1 + ((at + 1) % 2)]}
          stroke="#d9bd7f"
          strokeWidth={0.7}
          transform={`rotate(${(360 / pockets) * (at - 4)})`}
        />
      ))}
      <circle r={39} fill="#4a2b1a" stroke="#c9a45c" />
      <path d="M-26 0H26M0-26V26" stroke="#d9bd7f" strokeWidth={5} strokeLinecap="round" />
      <circle r={11} fill="#d9bd7f" stroke="#7d5a12" />
      <circle cx={-23} cy={-41} r={4.5} fill="#fbf7ec" />
    </g>
  );
}

export const TrackEmblem: Emblem = () => (
  <Frame>
    <Wheel />
    <g transform="translate(-12 70)" className={styles['lifted']}>
      <rect x={0} y={0} width={92} height={42} rx={21} fill="#123528" />
      <rect x={6} y={6} width={80} height={30} rx={15} fill="none" stroke="#171a19" strokeWidth={11} />
      <rect
        x={6}
        y={6}
        width={80}
        height={30}
        rx={15}
        fill="none"
        stroke="#b3262e"
        strokeWidth={11}
        strokeDasharray="10.300 10.300"
      />
      <rect width={92} height={42} rx={21} fill="none" stroke="#f3eee2" strokeWidth={1.5} />
      <rect x={11.5} y={11.5} width={69} height={19} rx={9.5} fill="#1b4a37" stroke="#f3eee2" strokeWidth={1.2} />
    </g>
  </Frame>
);

export const FortuneEmblem: Emblem = () => (
  <Frame>
    <Wheel />
    <g transform="translate(40 78)" className={styles['lifted']}>
      <rect x={-30} y={-17} width={60} height={34} rx={8} fill="#e9c46a" />
      <text className={styles['fortune']} y={1.5}>
        ×500
      </text>
    </g>
  </Frame>
);

/** Where pips lie on a face of 44 by 44. */
const pips: Readonly<Record<number, string>> = {
  1: 'M22 22h0',
  4: 'M12 12h0M32 12h0M12 32h0M32 32h0',
  6: 'M12 11h0M32 11h0M12 22h0M32 22h0M12 33h0M32 33h0',
};

function Die({ at: [x, y, turn], face }: { readonly at: CardProps['at']; readonly face: 1 | 4 | 6 }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 22 22)`} className={styles['lifted']}>
      <rect width={44} height={44} rx={8} fill="#fbf6ea" />
      <path
        d={pips[face]}
        stroke={face === 6 ? '#1b1f22' : '#b3262e'}
        strokeWidth={face === 1 ? 15 : 9}
        strokeLinecap="round"
      />
    </g>
  );
}

export const DiceEmblem: Emblem = () => (
  <Frame>
    <ellipse cx={100} cy={74} rx={66} ry={44} fill="#4a141b" stroke="#a8863f" strokeWidth={4} />
    <Die at={[54, 40, -12]} face={6} />
    <Die at={[104, 34, 10]} face={1} />
    <Die at={[84, 74, 3]} face={4} />
    <path d="M44 52a66 60 0 0 1 50-44" fill="none" stroke="#fff" strokeWidth={5} strokeLinecap="round" opacity={0.25} />
  </Frame>
);

export const WarEmblem: Emblem = () => (
  <Frame>
    <Card at={[58, 62, -9]} rank="K" suit="s" />
    <Card at={[120, 62, 9]} rank="A" suit="h" />
    <path d="M80 34l18 52M98 34L80 86" stroke="#d9bd7f" strokeWidth={4} strokeLinecap="round" />
  </Frame>
);

export const BlackjackEmblem: Emblem = () => (
  <Frame>
    <Card at={[78, 66, -10]} rank="A" suit="s" />
    <Card at={[114, 60, 8]} rank="J" suit="h" />
  </Frame>
);

export const PokerEmblem: Emblem = () => (
  <Frame>
    {(['T', 'J', 'Q', 'K', 'A'] as const).map((rank, at) => (
      <Card
        key={rank}
        at={[46 + 22 * at, 74 - 7 * (2 - Math.abs(2 - at)), -18 + 9 * at]}
        rank={rank === 'T' ? '10' : rank}
        suit="h"
      />
    ))}
  </Frame>
);
