/** Why the table doesn't admit this player, and for how long; admits them automatically when the time is up. */
import { useEffect, useState } from 'react';
import { Go } from '../route/go.tsx';
import { useClient } from '../client/client-context.tsx';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './table-page.module.css';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

export function TurnedAway({ table, why }: { readonly table: string; readonly why: ToldRefusal }) {
  const { say } = useWords();
  const { link } = useClient();
  const refusalWords = useRefusalWords();
  const wait = Number(why.values?.['seconds'] ?? 0);
  const [left, setLeft] = useState(wait);
  useEffect(() => setLeft(wait), [why, wait]);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) link.watchAgain(table);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, link, table]);
  return (
    <main className={styles['away']}>
      <h1>{say('table.turnedAway')}</h1>
      <p role="status">{refusalWords({ ...why, values: { ...why.values, seconds: left } })}</p>
      <Button tone="main" disabled={left > 0} onClick={() => link.watchAgain(table)}>
        {left > 0 ? say('table.waitSeconds', { seconds: left }) : say('tryAgain')}
      </Button>
      <Go to={{ page: 'lobby' }}>{say('lobby.back')}</Go>
    </main>
  );
}
