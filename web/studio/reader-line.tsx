/** Scanner input: the line being typed, the last reading, and the last rejection. */
import { useEffect, useRef, useState } from 'react';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { ConsoleState } from '../../house/protocol/studio.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { PlayingCard, useCardName } from '../drawn/cards/playing-card.tsx';
import { Icon } from '../parts/icon.tsx';
import { placeName } from '../words/place-name.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './dealer.module.css';
import { lastRead, type LastRead } from './last-read.ts';

interface ReaderLineProps {
  readonly state: ConsoleState;
  readonly plan: PlanTold | undefined;
  readonly typed: string;
  readonly refusal: ToldRefusal | undefined;
}

export function ReaderLine({ state, plan, typed, refusal }: ReaderLineProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const last = useLastRead(state);
  const { failedReads, held } = state;
  return (
    <div className={styles['reader']} data-refused={refusal !== undefined}>
      <p className={styles['typed']} data-empty={typed === ''}>
        {typed === '' ? say('studio.scanHere') : typed}
      </p>
      <div className={styles['read']} aria-live="polite">
        {refusal !== undefined ? null : last === undefined ? (
          <span className={styles['quiet']}>{say('studio.nothingRead')}</span>
        ) : (
          <ReadLast last={last} plan={plan} />
        )}
      </div>
      {refusal === undefined ? null : (
        <p className={styles['refused']} role="alert">
          <Icon sign="warning" /> {refusalWords(refusal)}
        </p>
      )}
      {failedReads === 0 ? null : (
        <strong className={styles['failed']}>{say('studio.failedReads', { count: failedReads })}</strong>
      )}
      {held.length === 0 ? null : (
        <strong className={styles['failed']}>{say('studio.held', { count: held.length })}</strong>
      )}
    </div>
  );
}

function ReadLast({ last, plan }: { readonly last: LastRead } & Pick<ReaderLineProps, 'plan'>) {
  const words = useWords();
  const cardName = useCardName();
  const { say } = words;
  const card = last.read === 'card' || last.read === 'burned' ? last.card : undefined;
  const what = () => {
    switch (last.read) {
      case 'card':
        return say('read.card', {
          card: cardName(last.card),
          place: placeName(last.place, words, plan),
          nth: last.nth,
        });
      case 'burned':
        return say('read.burned', { card: cardName(last.card) });
      case 'scanned':
        return say('read.scanned', { count: last.count });
      case 'pocket':
        return say('read.pocket', { pocket: last.pocket });
      case 'dice':
        return say('read.dice', { dice: last.dice.join(' · ') });
    }
  };
  return (
    <>
      <Icon sign="check" />
      {card === undefined ? null : <PlayingCard card={card} />}
      <span>{what()}</span>
    </>
  );
}

/** Kept until the next reading or round. */
function useLastRead(state: ConsoleState): LastRead | undefined {
  const before = useRef(state);
  const [last, setLast] = useState<LastRead>();
  useEffect(() => {
    const came = lastRead(before.current, state);
    const isAnotherRound = before.current.round !== state.round;
    before.current = state;
    if (came !== undefined || isAnotherRound) setLast(came);
  }, [state]);
  return last;
}
