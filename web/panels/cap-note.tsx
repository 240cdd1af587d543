/** The maximum win per round at a table that has one, and its clause. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './panels.module.css';

export function CapNote({ cap }: Pick<TableTerms, 'cap'>) {
  const { say, money } = useWords();
  if (cap === undefined) return null;
  return (
    <p className={styles['note']}>
      {say(`cap.${cap.on}`, { most: money(cap.most) })} <ClauseLink clause={cap.clause} />
    </p>
  );
}
