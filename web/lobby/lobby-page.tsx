/** The lobby: every table with its current state, and filters to find one. */
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Page } from '../page/page.tsx';
import { go } from '../route/go.tsx';
import { useRoom } from '../client/client-context.tsx';
import { wallMost } from '../route/route.ts';
import { useLobby } from '../client/use-watch.ts';
import { Button } from '../parts/button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import { everything, familiesOf, stakesOf, type WantedTables, wantedTables } from './filter.ts';
import { LobbyFilter } from './lobby-filter.tsx';
import { TableCard } from './table-card.tsx';
import styles from './lobby-page.module.css';

const skeletons = Array.from({ length: 9 }, (_, at) => at);

export function LobbyPage() {
  const { say } = useWords();
  const [wanted, setWanted] = useState<WantedTables>(everything);
  const [picked, setPicked] = useState<readonly string[] | undefined>();
  const favourites = useSettings((settings) => settings.favourites);
  useLobby();
  const tables = useRoom(useShallow((room) => [...(room.lobby?.values() ?? [])]));
  const isLoading = useRoom((room) => room.lobby === undefined);
  const found = wantedTables(tables, wanted, favourites);
  const pick = (table: string) =>
    setPicked((all) => (all?.includes(table) ? all.filter((one) => one !== table) : [...(all ?? []), table]));
  return (
    <Page>
      <main className={styles['main']}>
        <h1 className="unseen">{say('lobby.title')}</h1>
        <LobbyFilter
          wanted={wanted}
          families={familiesOf(tables)}
          stakes={stakesOf(tables)}
          isPicking={picked !== undefined}
          onWant={setWanted}
          onPickMany={() => setPicked(picked === undefined ? [] : undefined)}
        />
        {isLoading ? (
          <div className={styles['grid']} aria-busy="true">
            <p className="unseen" role="status">
              {say('lobby.loading')}
            </p>
            {skeletons.map((at) => (
              <div key={at} className={styles['skeleton']} />
            ))}
          </div>
        ) : (
          <>
            <p className="unseen" role="status">
              {say('lobby.found', { count: found.length })}
            </p>
            <ul className={styles['grid']}>
              {found.map(({ table }) => (
                <li key={table}>
                  {picked === undefined ? (
                    <TableCard table={table} />
                  ) : (
                    <TableCard
                      table={table}
                      picking={{
                        isPicked: picked.includes(table),
                        isFull: picked.length >= wallMost,
                        onPick: () => pick(table),
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
            {found.length > 0 ? null : (
              <div className={styles['empty']}>
                <p>{say(tables.length === 0 ? 'lobby.noTables' : 'lobby.noneFound')}</p>
                {tables.length === 0 ? null : (
                  <Button onClick={() => setWanted(everything)}>{say('lobby.showAll')}</Button>
                )}
              </div>
            )}
          </>
        )}
      </main>
      {picked === undefined ? null : (
        <div className={styles['picked']} role="region" aria-label={say('wall.title')}>
          <p>{say('wall.picked', { count: picked.length, most: wallMost })}</p>
          <Button tone="plain" onClick={() => setPicked(undefined)}>
            {say('cancel')}
          </Button>
          <Button tone="main" disabled={picked.length === 0} onClick={() => go({ page: 'wall', tables: picked })}>
            {say('wall.open')}
          </Button>
        </div>
      )}
    </Page>
  );
}
