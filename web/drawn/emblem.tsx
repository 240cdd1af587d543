/** Building blocks of emblems, the lobby's pictures of games: a frame and small cards. */
import type { ReactNode } from 'react';
import { type Suit, suitPaths } from './cards/suits.ts';
import styles from './emblem.module.css';

export type Emblem = () => ReactNode;

interface CardProps {
  readonly at: readonly [x: number, y: number, turn: number];
  /** Undefined for a card face down. */
  readonly rank?: string;
  readonly suit?: Suit;
  readonly isGolden?: boolean;
}

export function EmblemCard({ at: [x, y, turn], rank, suit, isGolden = false }: CardProps) {
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

export const EmblemFrame = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles['emblem']} viewBox="0 0 170 120" aria-hidden="true">
    {children}
  </svg>
);
