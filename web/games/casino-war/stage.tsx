/** The stage of Casino War: the customer's card against the dealer's, and each war's cards after three burned ones. */
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import { Furniture } from '../../drawn/furniture.tsx';
import { useWords } from '../../words/use-words.ts';
import { DealtCard } from '../../stage/dealt-card.tsx';
import { slotKey } from '../../stage/arrivals.ts';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { type Laid, useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import './stage.css';

const sides = ['dealer', 'customer'] as const;
const burnedForWar = 3;

export function WarStage(stage: StageProps) {
  const words = useWords();
  const laid = useLaid(stage);
  const skip = useRest(stage, timeFor(laid.arrivals, false));
  const { shoe, shown } = stage;
  const deals = Math.max(1, ...sides.map((side) => laid.places[side]?.length ?? 0), wars(shown.burned.length) + 1);
  return (
    <StageFrame stage={stage} className="war" onSkip={skip}>
      <Furniture shoe={shoe} />
      {sides.map((side) => (
        <section key={side} className="war-side" data-side={side}>
          <h3 className="war-name">{words.say(`war.side.${side}`)}</h3>
          <span className="war-cards">
            {Array.from({ length: deals }, (_, deal) => (
              <Slot key={deal} side={side} deal={deal} laid={laid} stage={stage} isLast={deal === deals - 1} />
            ))}
          </span>
        </section>
      ))}
      {laid.isLeaving ? null : <Burned burned={shown.burned.length} />}
    </StageFrame>
  );
}

/** Wars begun so far; the last one's three burned cards may still be coming. */
const wars = (burned: number): number => Math.ceil(burned / burnedForWar);

/** The last war's three burned cards, face down between the sides. */
function Burned({ burned }: { readonly burned: number }) {
  const last = burned - burnedForWar * Math.max(0, wars(burned) - 1);
  return (
    <span className="war-burned" aria-hidden="true">
      {Array.from({ length: last }, (_, at) => (
        <PlayingCard key={at} card="hidden" />
      ))}
    </span>
  );
}

interface SlotProps {
  readonly side: (typeof sides)[number];
  readonly deal: number;
  readonly laid: Laid;
  readonly stage: StageProps;
  readonly isLast: boolean;
}

function Slot({ side, deal, laid, stage, isLast }: SlotProps) {
  const card = laid.places[side]?.[deal];
  const key = slotKey(side, deal);
  return (
    <span className="war-slot" data-place={side}>
      {card === undefined ? null : (
        <DealtCard
          key={`${laid.round}/${key}`}
          card={card}
          origin={laid.arrivals.origins.get(key) ?? 'there'}
          isLeaving={laid.isLeaving}
          isPale={!isLast}
          isStill={stage.isStill}
          onSound={stage.onSound}
        />
      )}
    </span>
  );
}
