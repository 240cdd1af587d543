/** Registering and unregistering: the price, until when it can be undone, and the way to the table. */
import { useState } from 'react';
import { defined } from '../../../core/base/defined.ts';
import type { InformationTold, TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import { Go, here } from '../../route/go.tsx';
import { useRoom } from '../../client/client-context.tsx';
import { asButton, Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import type { NewTournamentCommand } from '../room/poker-room.ts';
import { useCountdown, useMoment } from '../room/use-moment.ts';
import { usePoker, usePokerRoom, useAttended } from '../room/use-poker.ts';
import styles from './board.module.css';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';

interface EntryDeskProps {
  readonly line: TournamentLineTold;
  readonly information: InformationTold;
  /** Called after a change, so that the board is refetched. */
  readonly onChange: () => void;
}

export function EntryDesk(props: EntryDeskProps) {
  const { say } = useWords();
  const isSignedIn = useRoom((room) => room.player !== undefined);
  if (isSignedIn) return <OwnEntry {...props} />;
  return (
    <div className={styles['desk']}>
      <p>{say('poker.signInToEnter', { price: props.line.price })}</p>
      <Go to={{ page: 'sign-in', back: here() }} {...asButton('main')}>
        {say('account.signIn')}
      </Go>
    </div>
  );
}

function OwnEntry({ line, information, onChange }: EntryDeskProps) {
  const { say, money } = useWords();
  const refusalWords = useRefusalWords();
  const momentOf = useMoment();
  const room = usePokerRoom();
  const { tournament } = line;
  useAttended(tournament);
  const mine = usePoker((poker) => poker.attended.get(tournament)?.mine);
  const phase = usePoker((poker) => poker.attended.get(tournament)?.state.standing.phase ?? line.phase);
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const [isAsked, setIsAsked] = useState(false);
  const isIn = mine?.status !== undefined && ['registered', 'in', 'offered', 'through'].includes(mine.status);
  const isOut = mine?.status === 'out';
  const mayEnter =
    !isIn &&
    information.isRegistrationOpen &&
    (phase === 'registering' || phase === 'running') &&
    (!isOut || mine.entries <= information.reentriesMax);
  const toEntry = useCountdown(phase === 'announced' ? information.registrationOpensAt : undefined);
  const undoLeft = useCountdown(information.unregisterBy);
  const isTooLate = information.unregisterBy !== undefined && undoLeft === undefined;
  const mayWithdraw = mine?.status === 'registered' && phase === 'registering' && mine.mayWithdraw && !isTooLate;
  // PT-054: an entry made in the last five minutes is final.
  const undo =
    !information.unregistration || isTooLate || phase !== 'registering'
      ? say('poker.noUndo')
      : information.unregisterBy === undefined
        ? say('poker.undoUntilFull')
        : say('poker.undoUntil', { until: momentOf(information.unregisterBy) });

  // PT-057: who registers first chooses first.
  const seats = new Map((information.openSeats ?? []).map((seat) => [`${seat.table}/${seat.seat}`, seat]));
  const hasTables = new Set([...seats.values()].map(({ table }) => table)).size > 1;
  const [wanted, setWanted] = useState('any');
  const seat = seats.get(wanted);
  const seatText = (one: string) => {
    const at = seats.get(one);
    if (at === undefined) return say('poker.anySeat');
    return hasTables ? say('poker.seatAtTable', at) : say('poker.seatAlone', at);
  };

  const ask = async (command: NewTournamentCommand) => {
    setIsAsked(true);
    setRefused(await room.say(command));
    setIsAsked(false);
    onChange();
  };
  return (
    <div className={styles['desk']}>
      {isIn ? (
        <p className={styles['in']}>
          {say(phase === 'running' ? 'poker.youPlay' : 'poker.youAreIn')}{' '}
          {mine.status === 'registered' && phase === 'registering' ? undo : ''}
        </p>
      ) : null}
      {mayEnter ? (
        <p>
          {say('poker.entryCosts', {
            whole: money(information.price.whole),
            shown: information.price.shown,
            balance: money(mine?.balance ?? 0),
          })}{' '}
          {undo}
        </p>
      ) : null}
      {line.practice === undefined ? null : <p className={styles['note']}>{say('poker.practice.about')}</p>}
      {phase === 'announced' && toEntry !== undefined ? (
        <p>{say('poker.entryOpens', { at: momentOf(information.registrationOpensAt ?? ''), time: toEntry })}</p>
      ) : null}
      {!isIn && !mayEnter && phase !== 'announced' ? <p>{say('poker.entryClosed')}</p> : null}
      {mayEnter && seats.size > 1 ? (
        <Choice
          name={say('poker.yourSeat')}
          chosen={seat === undefined ? 'any' : wanted}
          values={['any', ...seats.keys()]}
          textOf={seatText}
          onChoose={setWanted}
        />
      ) : null}
      <div className={styles['deeds']}>
        {mayEnter ? (
          <Button
            tone="main"
            disabled={isAsked || mine === undefined}
            onClick={() => void ask({ do: 'enter', tournament, ...defined({ seat }) })}
          >
            {say(isOut ? 'poker.enterAgain' : 'poker.enter', { price: money(information.price.whole) })}
          </Button>
        ) : null}
        {mayWithdraw ? (
          <Button disabled={isAsked} onClick={() => void ask({ do: 'withdraw', tournament })}>
            {say('poker.withdraw', { price: money(mine.paid) })}
          </Button>
        ) : null}
        {isIn || phase === 'running' || phase === 'finished' ? (
          <Go to={{ page: 'tournament', tournament }} {...asButton(isIn ? 'main' : 'line')}>
            {say(isIn ? 'poker.toOwnTable' : 'poker.look')}
          </Go>
        ) : null}
      </div>
      {refused === undefined ? null : (
        <p className={styles['no']} role="alert">
          {refusalWords(refused)} {say('poker.nothingTaken')}
        </p>
      )}
    </div>
  );
}
