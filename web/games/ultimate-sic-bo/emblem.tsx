/** The lobby emblem of Ultimate Sic Bo: three dice under a dome. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';

/** Pip positions on a face of 44 by 44. */
const pips: Readonly<Record<number, string>> = {
  1: 'M22 22h0',
  4: 'M12 12h0M32 12h0M12 32h0M32 32h0',
  6: 'M12 11h0M32 11h0M12 22h0M32 22h0M12 33h0M32 33h0',
};

function Die({
  at: [x, y, turn],
  face,
}: {
  readonly at: readonly [x: number, y: number, turn: number];
  readonly face: 1 | 4 | 6;
}) {
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
  <EmblemFrame>
    <ellipse cx={100} cy={74} rx={66} ry={44} fill="#4a141b" stroke="#a8863f" strokeWidth={4} />
    <Die at={[54, 40, -12]} face={6} />
    <Die at={[104, 34, 10]} face={1} />
    <Die at={[84, 74, 3]} face={4} />
    <path d="M44 52a66 60 0 0 1 50-44" fill="none" stroke="#fff" strokeWidth={5} strokeLinecap="round" opacity={0.25} />
  </EmblemFrame>
);
