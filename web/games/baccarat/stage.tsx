/** The stage of all baccarats: Player on the left, Banker on the right, third cards sideways. */
import { type ReactNode, useState } from 'react';
import { Furniture } from '../../drawn/furniture.tsx';
import { useWords } from '../../words/use-words.ts';
import { baccaratWorth } from './worth.ts';
import { slotKey } from '../../stage/arrivals.ts';
import { Hand } from '../../stage/hand.tsx';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { type Laid, useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import './stage.css';

const sides = ['player', 'banker'] as const;
type Side = (typeof sides)[number];

const third = 2;

interface CoupProps {
  readonly stage: StageProps;
  /** Printed names of the hands, if not in the player's language. */
  readonly names?: Readonly<Record<Side, string>>;
  /** What a game shows between the hands. */
  readonly middle?: ReactNode;
  /** A card's multiplier, in games that have them. */
  readonly timesOf?: (card: string) => number | undefined;
}

const plainly = () => undefined;

export const BaccaratStage = (stage: StageProps) => <CoupStage stage={stage} />;

export function CoupStage({ stage, names, middle, timesOf = plainly }: CoupProps) {
  const { say } = useWords();
  const laid = useLaid(stage);
  const { look, shoe } = stage;
  const bends = look.squeezes && sides.some((side) => laid.arrivals.origins.has(slotKey(side, third)));
  const lying = sides.reduce((sum, side) => sum + (laid.places[side]?.length ?? 0), 0);
  const [rested, rest] = useState(lying);
  const onRest = () => {
    rest(lying);
    stage.onRest?.();
  };
  const skip = useRest({ ...stage, onRest }, timeFor(laid.arrivals, bends));
  const isBent = bends && !stage.isStill && rested !== lying;
  return (
    <StageFrame stage={stage} className="baccarat" onSkip={skip}>
      <Furniture shoe={shoe} />
      {middle === undefined ? null : <div className="baccarat-middle">{middle}</div>}
      {sides.map((side) => (
        <SideOf
          key={side}
          side={side}
          name={names?.[side] ?? say(`baccarat.${side}`)}
          stage={stage}
          laid={laid}
          timesOf={timesOf}
          isBent={isBent}
        />
      ))}
    </StageFrame>
  );
}

interface SideProps {
  readonly side: Side;
  readonly name: string;
  readonly stage: StageProps;
  readonly laid: Laid;
  readonly timesOf: (card: string) => number | undefined;
  /** A third card is still being squeezed: its points aren't announced yet. */
  readonly isBent: boolean;
}

function SideOf({ side, name, stage, laid, timesOf, isBent }: SideProps) {
  const cards = laid.places[side] ?? [];
  const worth = baccaratWorth(
    isBent && laid.arrivals.origins.has(slotKey(side, third)) ? cards.slice(0, third) : cards,
  );
  const isWon = stage.won.has(side);
  const isLost = stage.won.size > 0 && !isWon && !stage.won.has('tie');
  return (
    <section className="baccarat-side" data-side={side} data-won={isWon}>
      <h3 className="baccarat-name">
        {name}
        <span className="worth" data-won={isWon} data-empty={worth === undefined}>
          {worth ?? '–'}
        </span>
      </h3>
      <span className="baccarat-box">
        <span className="card-frames" aria-hidden="true">
          <span />
          <span />
        </span>
        <Hand
          place={side}
          laid={laid}
          stage={stage}
          timesOf={timesOf}
          isAcross={(slot) => slot === third}
          isPale={() => isLost}
          squeezes={(slot) => slot === third && stage.look.squeezes}
        />
      </span>
    </section>
  );
}
