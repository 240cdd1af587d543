/** The player's own rounds at this table, newest first, each with a replay. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { defined } from '../../core/base/defined.ts';
import type { RoundLine, RoundListTold } from '../../house/protocol/http/rounds.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { signed } from '../account/session-strip.tsx';
import { useRoom } from '../client/client-context.tsx';
import { Button } from '../parts/button.tsx';
import { TableProblem } from '../problems/table-problem.tsx';
import { RoundReplay } from '../replay/round-replay.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { OwnWindow } from './own-window.tsx';
import type { PanelProps } from './panel-sheet.tsx';
import styles from './history-panel.module.css';

const pageSize = 25;

export function HistoryPanel({ terms, face }: Pick<PanelProps, 'terms' | 'face'>) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const { rounds, next, why, more } = useRounds(isSignedIn ? terms.table : undefined);
  const [opened, setOpened] = useState<string | undefined>();
  if (!isSignedIn) return <p className={styles['note']}>{say('history.signIn')}</p>;
  if (opened !== undefined) {
    return <RoundReplay round={opened} face={face} onBack={() => setOpened(undefined)} />;
  }
  if (why !== undefined) return <p className={styles['note']}>{refusalWords(why)}</p>;
  if (rounds === undefined) return <p className={styles['note']}>{say('loading')}</p>;
  if (rounds.length === 0) {
    return (
      <>
        <p className={styles['note']}>{say('history.none')}</p>
        <TableProblem table={terms.table} />
      </>
    );
  }
  return (
    <>
      <OwnWindow to={{ page: 'history', table: terms.table }}>{say('history.ownWindow')}</OwnWindow>
      <TableProblem table={terms.table} />
      <ul className={styles['rounds']}>
        {rounds.map((round) => (
          <li key={round.round}>
            <RoundButton round={round} onOpen={() => setOpened(round.round)} />
          </li>
        ))}
      </ul>
      {next === undefined ? null : <Button onClick={() => void more()}>{say('history.more')}</Button>}
    </>
  );
}

function RoundButton({ round, onOpen }: { readonly round: RoundLine; readonly onOpen: () => void }) {
  const { say, money } = useWords();
  const intl = useIntl();
  const { openedAt, staked, returned, state } = round;
  const when = intl.formatDate(openedAt, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <button type="button" className={styles['round']} onClick={onOpen}>
      <span className={styles['when']}>
        {when}
        <small>{round.round}</small>
      </span>
      <span>
        <small>{say('bet.stake')}</small>
        {money(staked)}
      </span>
      <span>
        <small>{say('bet.returned')}</small>
        {state === 'void' ? say('history.void') : returned === undefined ? say('history.running') : money(returned)}
      </span>
      <span data-tone={returned !== undefined && returned > staked ? 'win' : undefined}>
        <small>{say('session.net')}</small>
        {returned === undefined ? '–' : signed(returned - staked, money)}
      </span>
    </button>
  );
}

function useRounds(table: string | undefined) {
  const [rounds, setRounds] = useState<readonly RoundLine[] | undefined>();
  const [next, setNext] = useState<string | undefined>();
  const [why, setWhy] = useState<ToldRefusal | undefined>();
  const hear = (answer: RoundListTold | ToldRefusal, before: readonly RoundLine[]) => {
    if (isRefused(answer)) return setWhy(answer);
    setRounds([...before, ...answer.rounds]);
    setNext(answer.next);
  };
  useEffect(() => {
    if (table === undefined) return undefined;
    const leaving = new AbortController();
    void call<RoundListTold>('GET', pathOf(table), undefined, leaving).then((answer) => {
      if (!leaving.signal.aborted) hear(answer, []);
    });
    return () => leaving.abort();
  }, [table]);
  const more = async () => {
    if (table !== undefined) hear(await call<RoundListTold>('GET', pathOf(table, next)), rounds ?? []);
  };
  return { rounds, next, why, more };
}

function pathOf(table: string, before?: string): string {
  const query = new URLSearchParams({ table, limit: String(pageSize), ...defined({ before }) });
  return `/api/rounds?${query.toString()}`;
}
