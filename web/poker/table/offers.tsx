/** What can be bought now: a rebuy, the add-on; each with its price and until when. */
import { useState } from 'react';
import type { ToldRefusal } from '../../../house/protocol/frames.ts';
import { Button } from '../../parts/button.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import type { TournamentSaying } from '../room/poker-room.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { useCountdown } from '../room/use-moment.ts';
import { usePokerRoom } from '../room/use-poker.ts';
import styles from './action-bar.module.css';

interface OffersProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
}

export function Offers({ tournament, seen }: OffersProps) {
  const { say, money, number } = useWords();
  const refusalWords = useRefusalWords();
  const room = usePokerRoom();
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const { mayRebuy, rebuyUntil, mayAddOn, addOnUntil, status } = seen.mine;
  const { rebuys, addOns } = seen.state.information;
  const rebuyLeft = useCountdown(rebuyUntil);
  const addOnLeft = useCountdown(addOnUntil);
  const ask = (saying: TournamentSaying) => void room.say(saying).then(setRefused);
  const isRebuy = mayRebuy && rebuys !== undefined;
  const isAddOn = mayAddOn && addOns !== undefined;
  if (!isRebuy && !isAddOn) return null;
  return (
    <div className={styles['offers']} data-now={status === 'offered'} role="region" aria-label={say('poker.offers')}>
      {isRebuy ? (
        <>
          {rebuyLeft === undefined ? null : <p>{say('poker.rebuyUntil', { time: rebuyLeft })}</p>}
          <Button tone={status === 'offered' ? 'main' : 'line'} onClick={() => ask({ do: 'rebuy', tournament })}>
            {say('poker.rebuy', { price: money(rebuys.price), chips: number(rebuys.chips) })}
          </Button>
          {status === 'offered' ? (
            <Button onClick={() => ask({ do: 'decline-rebuy', tournament })}>{say('poker.declineRebuy')}</Button>
          ) : null}
        </>
      ) : null}
      {isAddOn ? (
        <>
          {addOnLeft === undefined ? null : <p>{say('poker.addOnUntil', { time: addOnLeft })}</p>}
          <Button onClick={() => ask({ do: 'add-on', tournament })}>
            {say('poker.addOn', { price: money(addOns.price), chips: number(addOns.chips) })}
          </Button>
        </>
      ) : null}
      {refused === undefined ? null : (
        <p className={styles['refused']} role="alert">
          {refusalWords(refused)} {say('poker.nothingTaken')}
        </p>
      )}
    </div>
  );
}
