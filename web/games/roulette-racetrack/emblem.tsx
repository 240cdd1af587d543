/** The lobby emblem of Racetrack Roulette: the wheel and its racetrack. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';
import { DrawnWheel } from '../roulette/emblem.tsx';

export const TrackEmblem: Emblem = () => (
  <EmblemFrame>
    <DrawnWheel />
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
  </EmblemFrame>
);
