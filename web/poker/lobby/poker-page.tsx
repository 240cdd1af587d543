/** The poker lobby: open tournaments, filters, the player's own, and the quick seat. */
import { useMemo, useState } from 'react';
import { Page } from '../../page/page.tsx';
import { go, here } from '../../route/go.tsx';
import { useRoom } from '../../client/client-context.tsx';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { Board } from '../board/board.tsx';
import { OwnRecord } from '../history/own-record.tsx';
import { usePoker, useTournaments } from '../room/use-poker.ts';
import { LobbyFilter } from './lobby-filter.tsx';
import { OwnTablesLinks } from '../room/own-tables-links.tsx';
import { TournamentRow } from './tournament-row.tsx';
import { everything, inOrder, isWanted, quickestOf, type WantedTournaments } from './wanted.ts';
import styles from './poker-page.module.css';

export function PokerPage() {
  const { say } = useWords();
  useTournaments();
  const lines = usePoker((poker) => poker.lines);
  const attended = usePoker((poker) => poker.attended);
  const played = usePoker((poker) => poker.played);
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const [wanted, setWanted] = useState<WantedTournaments>(everything);
  const [read, setRead] = useState<string | undefined>();
  const [hasRecord, setHasRecord] = useState(false);
  const mine = useMemo(
    () =>
      new Set([
        ...[...played].filter((id) => !attended.has(id)),
        ...[...attended].flatMap(([id, { mine: own }]) => (own.entries > 0 ? [id] : [])),
      ]),
    [attended, played],
  );
  const all = useMemo(() => [...(lines?.values() ?? [])], [lines]);
  const found = inOrder(all.filter((line) => isWanted(line, wanted, mine)));
  const quickest = quickestOf(
    all.filter((line) => !mine.has(line.tournament) && isWanted(line, { ...wanted, kind: 'all' }, mine)),
  );
  return (
    <Page>
      <main className={styles['main']}>
        <header className={styles['head']}>
          <h1>{say('poker.title')}</h1>
          {isSignedIn ? (
            <Button
              sign="history"
              className={styles['record']}
              aria-haspopup="dialog"
              title={say('poker.record')}
              onClick={() => setHasRecord(true)}
            >
              <span>{say('poker.record')}</span>
            </Button>
          ) : null}
          {quickest === undefined ? null : (
            <Button
              tone="main"
              className={styles['quick']}
              onClick={() => (isSignedIn ? setRead(quickest.tournament) : go({ page: 'sign-in', back: here() }))}
            >
              {say('poker.quickSeat', { name: quickest.name, price: quickest.price })}
            </Button>
          )}
        </header>
        <OwnTablesLinks />
        <LobbyFilter lines={all} wanted={wanted} onWant={setWanted} />
        {lines === undefined ? (
          <div role="status" aria-busy="true">
            <p className="unseen">{say('poker.loading')}</p>
            <div className={styles['list']} aria-hidden="true">
              {[0, 1, 2, 3, 4, 5].map((line) => (
                <span key={line} className={styles['waiting']} />
              ))}
            </div>
          </div>
        ) : (
          <>
            <p className="unseen" role="status">
              {say('poker.found', { count: found.length })}
            </p>
            <ul className={styles['list']}>
              {found.map((line) => (
                <TournamentRow
                  key={line.tournament}
                  line={line}
                  status={attended.get(line.tournament)?.mine.status}
                  onRead={() => setRead(line.tournament)}
                />
              ))}
            </ul>
            {found.length > 0 ? null : (
              <div className={styles['empty']}>
                <p>{say(all.length === 0 ? 'poker.none' : 'poker.noneFound')}</p>
                {all.length === 0 ? null : (
                  <Button onClick={() => setWanted(everything)}>{say('poker.showAll')}</Button>
                )}
              </div>
            )}
          </>
        )}
      </main>
      {read === undefined ? null : <Board tournament={read} onClose={() => setRead(undefined)} />}
      {hasRecord ? <OwnRecord onClose={() => setHasRecord(false)} /> : null}
    </Page>
  );
}
