/** A titled table of log lines, or a sentence if there are none. */
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';

interface LinesPanelProps {
  readonly title: string;
  /** Shown instead of the lines; undefined if there are some. */
  readonly none: string | undefined;
  /** Column heads, as word ids of the log. */
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function LinesPanel({ title, none, columns, children }: LinesPanelProps) {
  const { say } = useWords();
  if (none !== undefined) {
    return (
      <section className={styles['panel']}>
        <h3>{title}</h3>
        <p className={styles['quiet']}>{none}</p>
      </section>
    );
  }
  return (
    <section className={styles['panel']}>
      <div className={styles['scrolls']}>
        <table className={styles['lines']}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {say(`log.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}
