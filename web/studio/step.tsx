/** One numbered step of an incident: done, current, available, or later. */
import { type ReactNode, useEffect, useRef } from 'react';
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
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button pressed is gone and focus with it: move focus to the current step.
    if (is === 'now' && document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  }, [is]);
  return (
    <li
      ref={self}
      className={styles['step']}
      data-is={is}
      aria-current={is === 'now' ? 'step' : undefined}
      tabIndex={is === 'now' ? -1 : undefined}
    >
      <h4>
        {title} {is === 'done' ? <Icon sign="check" /> : null}
        <span className="unseen">{say(`incident.is.${is}`)}</span>
      </h4>
      {is === 'later' ? null : <div className={styles['inside']}>{children}</div>}
    </li>
  );
}
