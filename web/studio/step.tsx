/** One numbered step of what is to be done, with its name: done, now, open beside the one that is due, or later. */
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './incident.module.css';

interface StepProps {
  readonly title: string;
  readonly is: 'done' | 'now' | 'open' | 'later';
  readonly children: ReactNode;
}

export function Step({ title, is, children }: StepProps) {
  const { say } = useWords();
  return (
    <li className={styles['step']} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
      <h4>
        {title} {is === 'done' ? <Icon sign="check" /> : null}
        <span className="unseen">{say(`incident.is.${is}`)}</span>
      </h4>
      {is === 'later' ? null : <div className={styles['inside']}>{children}</div>}
    </li>
  );
}
