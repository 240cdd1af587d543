/** All tables the player sits at, up to four side by side; the one waiting for them comes forward. */
import { useState } from 'react';
import { Go } from '../../route/go.tsx';
import { TopBar } from '../../page/top-bar.tsx';
import { useIsSmall } from '../../parts/use-is-upright.ts';
import { useWords } from '../../words/use-words.ts';
import { ownOf } from '../room/own-tables.ts';
import { usePoker, useTournaments } from '../room/use-poker.ts';
import { TournamentView } from './tournament-view.tsx';
import { forwardOf } from './forward.ts';
import styles from './poker-tables.module.css';

const tablesMost = 4;

export function PokerTables() {
  const { say } = useWords();
  useTournaments();
  const attended = usePoker((poker) => poker.attended);
  const isSmall = useIsSmall();
  const [chosen, setChosen] = useState<string | undefined>();
  const own = ownOf(attended).slice(0, tablesMost);
  const asked = own.map(([tournament, { mine }]) => ({ tournament, until: mine.turn?.until }));
  const forward = forwardOf(asked, chosen);
  // The active table stays until another one asks.
  if (forward !== chosen) setChosen(forward);
  const shown = isSmall ? own.filter(([tournament]) => tournament === forward) : own;
  return (
    <div className={styles['page']}>
      {isSmall && own.length > 0 ? null : <TopBar />}
      <main className={styles['main']}>
        <h1 className="unseen">{say('poker.ownTables')}</h1>
        {own.length === 0 ? (
          <p className={styles['empty']}>
            {say('poker.noOwnTables')} <Go to={{ page: 'poker' }}>{say('poker.back')}</Go>
          </p>
        ) : null}
        {isSmall && own.length > 1 ? (
          <div className={styles['tabs']} role="group" aria-label={say('poker.ownTables')}>
            {own.map(([tournament, { state, mine }], at) => (
              <button
                key={tournament}
                type="button"
                aria-pressed={tournament === forward}
                data-turn={mine.turn !== undefined}
                onClick={() => setChosen(tournament)}
              >
                <span>{at + 1}</span> {state.information.name}
              </button>
            ))}
          </div>
        ) : null}
        <div className={styles['tables']} data-count={shown.length}>
          {shown.map(([tournament, seen]) => (
            <section
              key={tournament}
              className={styles['table']}
              aria-label={seen.state.information.name}
              data-forward={tournament === forward}
              data-turn={seen.mine.turn !== undefined}
              onPointerDown={() => setChosen(tournament)}
            >
              <TournamentView
                tournament={tournament}
                seen={seen}
                shownAs={isSmall ? 'tab' : 'tile'}
                hasKeys={tournament === forward}
              />
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}
