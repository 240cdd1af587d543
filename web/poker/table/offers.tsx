/** Rebuy and add-on with price and deadline. Pressed during a hand, it is bought after it. */
import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import type { NewTournamentCommand } from '../room/poker-room.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { useCountdown } from '../room/use-moment.ts';
import { usePokerRoom } from '../room/use-poker.ts';
import styles from './action-bar.module.css';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';

interface OffersProps {
  readonly tournament: string;
  readonly seen: SeenTournament;
}

export function Offers({ tournament, seen }: OffersProps) {
  const { say, money, number } = useWords();
  const refusalWords = useRefusalWords();
  const room = usePokerRoom();
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const [wish, setWish] = useState<'rebuy' | 'add-on' | undefined>();
  const { mayRebuy, mayRebuyWithAddOn, rebuysOpen, rebuyUntil, mayAddOn, addOnUntil, status, stack = 0 } = seen.mine;
  const { rebuys, addOns, chips } = seen.state.information;
  const rebuyLeft = useCountdown(rebuyUntil);
  const addOnLeft = useCountdown(addOnUntil);
  const ask = (command: NewTournamentCommand) => void room.say(command).then(setRefused);
  const buy = (what: 'rebuy' | 'add-on', isNow: boolean) => {
    if (isNow) ask({ do: what, tournament });
    else setWish(wish === what ? undefined : what);
  };
  // PP-921, PT-934: chips are sold between hands.
  useEffect(() => {
    if (wish === undefined || !(wish === 'rebuy' ? mayRebuy : mayAddOn)) return;
    setWish(undefined);
    ask({ do: wish, tournament });
  }, [wish, mayRebuy, mayAddOn]);
  const isRebuy = rebuys !== undefined && (mayRebuy || (rebuysOpen && stack <= chips));
  const isAddOn = addOns !== undefined && addOnUntil !== undefined;
  if (!isRebuy && !isAddOn) return null;
  return (
    <div className={styles['offers']} data-now={status === 'offered'} role="region" aria-label={say('poker.offers')}>
      {isRebuy ? (
        <>
          {rebuyLeft === undefined ? null : <p>{say('poker.rebuyUntil', { time: rebuyLeft })}</p>}
          <Button
            tone={status === 'offered' ? 'main' : 'line'}
            aria-pressed={wish === 'rebuy' ? true : undefined}
            onClick={() => buy('rebuy', mayRebuy)}
          >
            {say('poker.rebuy', { price: money(rebuys.price), chips: number(rebuys.chips) })}
          </Button>
          {mayRebuyWithAddOn && addOns !== undefined ? (
            <Button onClick={() => ask({ do: 'rebuy', tournament, withAddOn: true })}>
              {say('poker.rebuyWithAddOn', {
                price: money(rebuys.price + addOns.price),
                chips: number(rebuys.chips + addOns.chips),
              })}
            </Button>
          ) : null}
          {status === 'offered' ? (
            <Button onClick={() => ask({ do: 'decline-rebuy', tournament })}>{say('poker.declineRebuy')}</Button>
          ) : null}
        </>
      ) : null}
      {isAddOn ? (
        <>
          {addOnLeft === undefined ? null : <p>{say('poker.addOnUntil', { time: addOnLeft })}</p>}
          <Button aria-pressed={wish === 'add-on' ? true : undefined} onClick={() => buy('add-on', mayAddOn)}>
            {say('poker.addOn', { price: money(addOns.price), chips: number(addOns.chips) })}
          </Button>
        </>
      ) : null}
      {wish === undefined ? null : <p role="status">{say('poker.boughtAfterHand')}</p>}
      {refused === undefined ? null : (
        <p className={styles['refused']} role="alert">
          {refusalWords(refused)} {say('poker.nothingTaken')}
        </p>
      )}
    </div>
  );
}
