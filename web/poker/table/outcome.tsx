/** The player's result: place, prize, what was paid, and what can be done next. */
import { useState } from 'react';
import { Go } from '../../route/go.tsx';
import { asButton, Button } from '../../parts/button.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import { Results } from '../board/prizes.tsx';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { usePokerRoom } from '../room/use-poker.ts';
import { isOverAll, isThrough } from './standing.ts';
import styles from './tournament.module.css';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';

interface OutcomeProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
  /** Returns to the table. */
  readonly onClose: () => void;
}

export function Outcome({ tournament, seen, onClose }: OutcomeProps) {
  const { say, money } = useWords();
  const refusalWords = useRefusalWords();
  const room = usePokerRoom();
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const { mine, state } = seen;
  const { information, standing, results } = state;
  const isOut = mine.status === 'out' || mine.status === 'disqualified';
  const isOver = isOverAll(standing);
  if (!isThrough(seen)) return null;
  const mayEnterAgain =
    mine.status === 'out' && !isOver && information.isRegistrationOpen && mine.entries <= information.reentriesMax;
  return (
    <section className={styles['outcome']} aria-label={say('poker.outcome')}>
      <div role="status">
        {standing.phase === 'cancelled' ? <h2>{say('poker.cancelled')}</h2> : null}
        {mine.place === undefined ? null : (
          <h2>{mine.place === 1 ? say('poker.youWon') : say('poker.yourPlace', { place: mine.place })}</h2>
        )}
        {mine.place === undefined && isOut ? <h2>{say('poker.youAreOut')}</h2> : null}
        {mine.entries === 0 ? null : (
          <p>
            {mine.won > 0
              ? say('poker.prizePaid', { prize: money(mine.won), paid: money(mine.paid) })
              : say('poker.noPrize', { paid: money(mine.paid) })}
          </p>
        )}
        {standing.phase === 'cancelled' ? <p>{say('poker.cancelledMoney')}</p> : null}
      </div>
      {results === undefined ? null : <Results results={results} />}
      {refused === undefined ? null : <p role="alert">{refusalWords(refused)}</p>}
      <div className={styles['deeds']}>
        {mayEnterAgain ? (
          <Button tone="main" onClick={() => void room.say({ do: 'enter', tournament }).then(setRefused)}>
            {say('poker.enterAgain', { price: money(information.price.whole) })}
          </Button>
        ) : null}
        {state.table === undefined ? null : (
          <Button onClick={onClose}>{say(isOver ? 'poker.seeTable' : 'poker.lookOn')}</Button>
        )}
        <Go to={{ page: 'poker' }} {...asButton('line')}>
          {say('poker.back')}
        </Go>
      </div>
    </section>
  );
}
