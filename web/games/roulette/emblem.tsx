/** The lobby emblem of roulettes without one of their own: a wheel. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';

const pockets = 37;
/** Zero, red, black. */
const colours = ['#1e7a4b', '#b3262e', '#171a19'];

export const WheelEmblem: Emblem = () => (
  <EmblemFrame>
    <DrawnWheel />
  </EmblemFrame>
);

export function DrawnWheel() {
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
