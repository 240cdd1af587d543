/** The dealer's page: pick a table, then its console. */
import { useState } from 'react';
import type { StudioTables } from '../../house/protocol/http/studio.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { useFetched } from '../client/use-fetched.ts';
import { emblemOf } from '../games/games.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { ConsoleDoor } from './console-door.tsx';
import { DealerConsole } from './dealer-console.tsx';
import styles from './console.module.css';

/** Refusals that signing in resolves. */
const atTheDoor = new Set(['not-signed-in', 'session-idle', 'session-over', 'not-allowed']);

export function DealerPage() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched, again] = useFetched<StudioTables>('/api/studio/tables');
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const [entered, setEntered] = useState(0);
  if (fetched.is === 'coming') return <main className={styles['page']}>{say('loading')}</main>;
  if (fetched.is === 'refused') {
    if (!atTheDoor.has(fetched.why.refused)) return <main className={styles['page']}>{refusalWords(fetched.why)}</main>;
    return (
      <ConsoleDoor
        why={fetched.why}
        onEntered={() => {
          setEntered((times) => times + 1);
          again();
        }}
      />
    );
  }
  const { tables, mine } = fetched.answer;
  const signOn = async (table: string) => {
    const done = await call('POST', `/api/studio/tables/${table}/on`, {});
    setRefusal(isRefused(done) ? done : undefined);
    again();
  };
  if (mine !== undefined) return <DealerConsole key={entered} table={mine} onLeft={again} />;
  return (
    <main className={styles['page']}>
      <h1>{say('studio.choose')}</h1>
      {refusal === undefined ? null : (
        <p role="alert" className={styles['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      {tables.length === 0 ? <p>{say('studio.noTables')}</p> : null}
      <ul className={styles['tables']}>
        {tables.map(({ table, name, game, dealer, isRehearsal }) => (
          <li key={table}>
            <button type="button" onClick={() => void signOn(table)}>
              <Emblem game={game} />
              <b>{name}</b>
              {isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
              <span className={styles[dealer === undefined ? 'free' : 'taken']}>
                {dealer === undefined ? say('studio.free') : say('studio.takeOver', { name: dealer })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Emblem({ game }: { readonly game: string }) {
  const Drawn = emblemOf(game);
  return <span className={styles['emblem']}>{Drawn === undefined ? null : <Drawn />}</span>;
}
