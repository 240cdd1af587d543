/** The emblem of games without one of their own: two cards and a chip. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';

export const PlainEmblem: Emblem = () => (
  <EmblemFrame>
    <EmblemCard at={[70, 62, -10]} />
    <EmblemCard at={[104, 60, 6]} rank="A" suit="d" />
    <g transform="translate(132 88)" className={styles['lifted']}>
      <circle r={19} fill="#f3eee2" />
      <circle r={16} fill="none" stroke="#7c2333" strokeWidth={6} strokeDasharray="8.400 8.400" />
      <circle r={10.5} fill="#7c2333" stroke="#f3eee2" strokeWidth={1.5} />
    </g>
  </EmblemFrame>
);
