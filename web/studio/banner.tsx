/** A console-wide banner for something about the whole table that nobody may miss: an icon and a sentence. */
import type { ReactNode } from 'react';
import { Icon, type Sign } from '../parts/icon.tsx';
import styles from './console.module.css';

interface BannerProps {
  /** `alarm`: something is wrong; `note`: out of the ordinary; `message`: from the floor. */
  readonly tone: 'alarm' | 'note' | 'message';
  readonly sign: Sign;
  readonly children: ReactNode;
}

export function Banner({ tone, sign, children }: BannerProps) {
  return (
    <div className={styles['banner']} data-tone={tone} role="status">
      <Icon sign={sign} />
      <div>{children}</div>
    </div>
  );
}
