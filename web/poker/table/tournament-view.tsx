/** A running tournament: the head with its clocks, the felt, news, and the player's actions. */
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useStill } from '../../settings/use-still.ts';
import { useWords } from '../../words/use-words.ts';
import { Board } from '../board/board.tsx';
import { OwnHands } from '../history/own-hands.tsx';
import { OwnTablesLinks } from '../room/own-tables-links.tsx';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { useShowdown } from '../room/use-showdown.ts';
import { ActionBar } from './action-bar.tsx';
import { LinkNotice } from './link-notice.tsx';
import { Notices } from './notices.tsx';
import { Offers } from './offers.tsx';
import { Outcome } from './outcome.tsx';
import { PokerFelt } from '../felt/poker-felt.tsx';
import { isThrough } from './standing.ts';
import { TournamentHead } from './tournament-head.tsx';
import { HasKeys } from './use-poker-keys.ts';
import styles from './tournament.module.css';

interface TournamentViewProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
  /** A page of its own, one of several side by side, or the active one of several. */
  readonly shownAs?: 'page' | 'tile' | 'tab';
  readonly hasKeys?: boolean;
}

export function TournamentView({ tournament, seen, shownAs = 'page', hasKeys = true }: TournamentViewProps) {
  const { say } = useWords();
  const cloth = useSettings((settings) => settings.cloth);
  const hasFourColours = useSettings((settings) => settings.fourColour);
  const isStill = useStill();
  const [sheet, setSheet] = useState<'board' | 'tables' | 'last-hand' | undefined>();
  const { shown, notices, isEnding, skip } = useShowdown(seen, isStill);
  // Once dismissed, it returns with another entry or when all is over.
  const outcome = `${seen.mine.entries} ${seen.state.standing.phase}`;
  const [putAside, setPutAside] = useState<string | undefined>();
  const isHidden = isEnding || putAside === outcome;
  const toOutcome = () => {
    skip();
    setPutAside(undefined);
  };
  // A page has one main part.
  const Stage = shownAs === 'page' ? 'main' : 'div';
  return (
    <div
      className={styles['table']}
      data-shown={shownAs}
      data-cloth={cloth}
      data-still={isStill}
      data-four-colour={hasFourColours}
    >
      <TournamentHead
        tournament={tournament}
        seen={seen}
        shownAs={shownAs}
        onBoard={() => setSheet('board')}
        onLastHand={() => setSheet('last-hand')}
      />
      <Stage className={styles['stage']}>
        <h2 className="unseen">{say('table.stage')}</h2>
        <PokerFelt seen={shown} />
        {isHidden ? null : <Outcome tournament={tournament} seen={seen} onClose={() => setPutAside(outcome)} />}
        <Notices seen={seen} notices={notices} />
        <LinkNotice />
      </Stage>
      <footer className={styles['hand']}>
        {shownAs === 'page' ? <OwnTablesLinks but={tournament} /> : null}
        <Offers tournament={tournament} seen={seen} />
        {seen.state.table === undefined && seen.state.standing.phase === 'running' ? (
          <div className={styles['ending']} data-asked="false">
            <Button tone="main" onClick={() => setSheet('tables')}>
              {say('poker.chooseTable')}
            </Button>
          </div>
        ) : null}
        {isHidden && isThrough(seen) ? (
          <div className={styles['ending']} data-asked="false">
            <Button onClick={toOutcome}>{say('poker.toOutcome')}</Button>
          </div>
        ) : null}
        <HasKeys value={hasKeys}>
          <ActionBar key={seen.mine.hand ?? ''} tournament={tournament} seen={shown} />
        </HasKeys>
      </footer>
      {sheet === 'board' || sheet === 'tables' ? (
        <Board
          tournament={tournament}
          first={sheet === 'tables' ? 'tables' : 'terms'}
          onClose={() => setSheet(undefined)}
        />
      ) : null}
      {sheet === 'last-hand' ? (
        <OwnHands tournament={tournament} seen={seen} onClose={() => setSheet(undefined)} />
      ) : null}
    </div>
  );
}
