/** The lobby emblem of Red Envelope Baccarat: a card behind an envelope. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';
import styles from '../../drawn/emblem.module.css';

export const EnvelopeEmblem: Emblem = () => (
  <EmblemFrame>
    <EmblemCard at={[50, 62, -10]} rank="6" suit="d" />
    <g transform="translate(66 44)" className={styles['lifted']}>
      <path d="M0 4h88v56H0z" fill="#b01f28" />
      <path d="M0 4h88L44 40z" fill="#c9343c" stroke="#8d141c" />
      <circle cx={44} cy={36} r={10} fill="#d6a845" stroke="#8a6418" />
    </g>
  </EmblemFrame>
);
