/** A table's own page: loads its terms and face, watches it, and says why if there is nothing to see. */
import { useEffect } from 'react';
import { TopBar } from '../page/top-bar.tsx';
import { Go } from '../route/go.tsx';
import { useRoom } from '../client/client-context.tsx';
import { useTable } from '../client/use-watch.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { TableView } from './table-view.tsx';
import { TurnedAway } from './turned-away.tsx';
import { useTableTerms } from '../round/use-table-terms.ts';
import styles from './table-page.module.css';

interface TablePageProps {
  readonly table: string;
  /** One of several side by side. */
  readonly isOneOfMany?: boolean;
}

export function TablePage({ table, isOneOfMany = false }: TablePageProps) {
  const { say, nameOf } = useWords();
  const refusalWords = useRefusalWords();
  useTable(table);
  const [terms, again] = useTableTerms(table);
  const name = useRoom((room) => {
    const seen = room.tables.get(table);
    return seen && nameOf(seen.state);
  });
  const turnedAway = useRoom((room) => room.turnedAway.get(table));
  const isSeen = useRoom((room) => room.tables.has(table));
  useEffect(() => {
    if (!isOneOfMany && name !== undefined) document.title = `${name} · Baize`;
    return () => void (document.title = 'Baize');
  }, [name, isOneOfMany]);
  if (turnedAway !== undefined) return <TurnedAway table={table} why={turnedAway} />;
  if (terms.is === 'refused') {
    return (
      <div className={styles['told']}>
        {isOneOfMany ? null : <TopBar />}
        <main>
          <h1>{say('table.notThere')}</h1>
          <p>{refusalWords(terms.why)}</p>
          <Button onClick={again}>{say('tryAgain')}</Button>
          <Go to={{ page: 'lobby' }}>{say('lobby.back')}</Go>
        </main>
      </div>
    );
  }
  if (terms.is === 'coming' || !isSeen) return <TableSkeleton />;
  return <TableView {...terms.answer} isOneOfMany={isOneOfMany} />;
}

function TableSkeleton() {
  const { say } = useWords();
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p className="unseen" role="status">
        {say('table.loading')}
      </p>
      <span data-part="head" />
      <span data-part="stage" />
      <span data-part="felt" />
      <span data-part="bar" />
    </div>
  );
}
