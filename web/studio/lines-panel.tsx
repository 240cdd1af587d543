/** A table of lines under its title, or a sentence where there are none. */
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';

interface LinesPanelProps {
  readonly title: string;
  /** What is said instead of the lines; nothing where there are some. */
  readonly none: string | undefined;
  /** Their heads, by the words of the log. */
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
