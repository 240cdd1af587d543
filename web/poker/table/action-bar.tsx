/** Below the felt: the player's turn, actions in advance, and seat options. */
import { useEffect, useState } from 'react';
import { defined } from '../../../core/base/defined.ts';
import { Button } from '../../parts/button.tsx';
import { sound } from '../../sound/sounds.ts';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { usePokerRoom } from '../room/use-poker.ts';
import { BetAction } from './bet-action.tsx';
import { EarlyActions } from './early-actions.tsx';
import { type EarlyAction, earlyAnswer } from './early-action.ts';
import { usePokerKeys } from './use-poker-keys.ts';
import styles from './action-bar.module.css';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';

interface ActionBarProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
}

export type Act = (option: string, amount?: number) => void;

/** Questions besides the action itself. */
const questions: Readonly<Record<string, string>> = {
  straddle: 'poker.ask.straddle',
  'run it twice': 'poker.ask.twice',
  show: 'poker.ask.show',
};

export function ActionBar({ tournament, seen }: ActionBarProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const room = usePokerRoom();
  const { mine, state } = seen;
  const hand = state.table?.hand;
  const { turn } = mine;
  const [answered, setAnswered] = useState<string | undefined>();
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const [early, setEarly] = useState<EarlyAction | undefined>();
  const isAsked = turn !== undefined && turn.until !== answered;

  const act: Act = (option, amount) => {
    if (turn === undefined || !isAsked) return;
    const more = defined({ amount });
    setAnswered(turn.until);
    setRefused(undefined);
    setEarly(undefined);
    sound(option === 'fold' || option === 'muck' ? 'card' : 'chip');
    void room.say({ do: 'act', tournament, hand: turn.hand, option, ...more }).then((why) => {
      setRefused(why);
      // It is still the player's turn.
      if (why !== undefined) setAnswered(undefined);
    });
  };
  useEffect(() => {
    if (turn === undefined) return;
    const option = early === undefined ? undefined : earlyAnswer(early, turn);
    if (option === undefined) sound('bell');
    else act(option);
    // Only a new turn asks again.
  }, [turn?.until]);
  usePokerKeys(({ key }) => {
    const has = (id: string) => turn?.options.some((option) => option.id === id) === true;
    if (!isAsked || turn.name !== 'action') return;
    if (key === 'f' && has('fold')) act('fold');
    if (key === 'c') act(has('check') ? 'check' : 'call');
  });
  const own = state.table?.seats.find(({ seat }) => seat === mine.seat);
  const isWaiting =
    hand !== undefined && mine.hand === hand.hand && own?.isLive === true && !own.isAllIn && hand.phase === 'betting';
  const question = turn === undefined ? undefined : questions[turn.name];
  const hasManners = mine.status === 'in' && state.standing.phase === 'running';
  // Spectators have no actions.
  if (!isAsked && !isWaiting && !hasManners && refused === undefined) return null;
  return (
    <div className={styles['bar']} data-asked={isAsked}>
      {isAsked && hand !== undefined && turn.name === 'action' ? (
        <BetAction key={turn.until} turn={turn} hand={hand} onAct={act} />
      ) : null}
      {isAsked && question !== undefined ? (
        <div className={styles['question']}>
          <p>{say(question)}</p>
          {turn.options.map(({ id }, at) => (
            <Button key={id} tone={at === 0 ? 'main' : 'line'} onClick={() => act(id)}>
              {say(`poker.act.${id}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {!isAsked && isWaiting ? (
        <EarlyActions
          chosen={early}
          onChoose={setEarly}
          onForwardFold={
            mine.mayForwardFold
              ? () => void room.say({ do: 'forward-fold', tournament, hand: hand.hand }).then(setRefused)
              : undefined
          }
        />
      ) : null}
      {refused === undefined ? null : (
        <p className={styles['refused']} role="alert">
          {refusalWords(refused)}
        </p>
      )}
      {hasManners ? <Manners tournament={tournament} seen={seen} /> : null}
    </div>
  );
}

/** Sitting out, and auto-muck (PP-929). */
function Manners({ tournament, seen }: ActionBarProps) {
  const { say } = useWords();
  const room = usePokerRoom();
  const { isSittingOut, autoMuck } = seen.mine;
  return (
    <div className={styles['manners']}>
      {isSittingOut ? (
        <Button tone="main" onClick={() => void room.say({ do: 'sit-out', tournament, on: false })}>
          {say('poker.sitIn')}
        </Button>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={false}
            onChange={() => void room.say({ do: 'sit-out', tournament, on: true })}
          />
          {say('poker.sitOut')}
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={autoMuck}
          onChange={({ target }) => void room.say({ do: 'auto-muck', tournament, on: target.checked })}
        />
        {say('poker.autoMuck')}
      </label>
    </div>
  );
}
