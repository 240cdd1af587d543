/** The lobby emblem of Fortune Roulette: the wheel and a multiplier. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';
import { DrawnWheel } from '../roulette/emblem.tsx';

export const FortuneEmblem: Emblem = () => (
  <EmblemFrame>
    <DrawnWheel />
    <g transform="translate(40 78)" className={styles['lifted']}>
      <rect x={-30} y={-17} width={60} height={34} rx={8} fill="#e9c46a" />
      <text className={styles['fortune']} y={1.5}>
        ×500
      </text>
    </g>
  </EmblemFrame>
);
