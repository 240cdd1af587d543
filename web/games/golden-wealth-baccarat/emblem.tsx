/** The lobby emblem of Golden Wealth Baccarat: a coup with a golden card. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';
import { Coup } from '../baccarat/emblem.tsx';

export const GoldenEmblem: Emblem = () => (
  <EmblemFrame>
    <Coup golden />
    <g transform="translate(104 84)">
      <rect x={-17} y={-11} width={34} height={22} rx={11} fill="#201703" />
      <text className={styles['times']} y={1}>
        ×8
      </text>
    </g>
  </EmblemFrame>
);
