/** The cards at one place of the table. */
import { DealtCard } from './dealt-card.tsx';
import { slotKey } from './arrivals.ts';
import type { StageProps } from './stage.ts';
import type { Laid } from './use-laid.ts';

export interface HandProps {
  readonly place: string;
  readonly laid: Laid;
  readonly stage: Pick<StageProps, 'isStill' | 'onSound'>;
  /** The cards overlap. */
  readonly isFan?: boolean;
  readonly timesOf?: (card: string) => number | undefined;
  readonly isAcross?: (slot: number) => boolean;
  readonly isPale?: (slot: number) => boolean;
  readonly squeezes?: (slot: number) => boolean;
}

export function Hand({ place, laid, stage, isFan = false, timesOf, isAcross, isPale, squeezes }: HandProps) {
  const { round, places, arrivals, isLeaving } = laid;
  const cards = places[place] ?? [];
  return (
    <span className="hand" data-place={place} data-fan={isFan} style={{ '--cards': cards.length }}>
      {cards.map((card, slot) => {
        const key = slotKey(place, slot);
        return (
          <DealtCard
            key={`${round}/${key}`}
            card={card}
            times={timesOf?.(card)}
            isAcross={isAcross?.(slot) ?? false}
            isPale={isPale?.(slot) ?? false}
            squeezes={squeezes?.(slot) ?? false}
            origin={arrivals.origins.get(key) ?? 'there'}
            isLeaving={isLeaving}
            isStill={stage.isStill}
            onSound={stage.onSound}
          />
        );
      })}
    </span>
  );
}
