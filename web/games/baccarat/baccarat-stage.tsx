/** The stage of all baccarats: Player on the left, Banker on the right, third cards across. */
import { useState } from 'react';
import { goldenIn, envelopeIn } from '../../drawn/draws.ts';
import { Furniture } from '../../drawn/furniture.tsx';
import { useWords } from '../../words/use-words.ts';
import { baccaratWorth } from './baccarat-worth.ts';
import { slotKey } from '../../stage/arrivals.ts';
import { GoldenCards } from '../golden-wealth-baccarat/golden-cards.tsx';
import { Hand } from '../../stage/hand.tsx';
import { RedEnvelope } from '../red-envelope-baccarat/red-envelope.tsx';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import { type Laid, useLaid } from '../../stage/use-laid.ts';
import { timeFor, useRest } from '../../stage/use-rest.ts';
import './baccarat-stage.css';

const sides = ['player', 'banker'] as const;
type Side = (typeof sides)[number];

const third = 2;

/** What is printed over the two hands. */
type Names = Readonly<Record<Side, string>>;

export function BaccaratStage(stage: StageProps) {
  const { say } = useWords();
  return <Coup stage={stage} names={{ player: say('baccarat.player'), banker: say('baccarat.banker') }} />;
}

const printed: Names = { player: 'Player', banker: 'Banker' };

/** The same table with its print in English, whatever the player speaks (RB-057). */
export function PrintedBaccaratStage(stage: StageProps) {
  return <Coup stage={stage} names={printed} />;
}

function Coup({ stage, names }: { readonly stage: StageProps; readonly names: Names }) {
  const laid = useLaid(stage);
  const { shown, look, shoe } = stage;
  const bends = look.squeezes && sides.some((side) => laid.arrivals.origins.has(slotKey(side, third)));
  const lying = sides.reduce((sum, side) => sum + (laid.places[side]?.length ?? 0), 0);
  const [rested, rest] = useState(lying);
  const onRest = () => {
    rest(lying);
    stage.onRest?.();
  };
  const skip = useRest({ ...stage, onRest }, timeFor(laid.arrivals, bends));
  const isBent = bends && !stage.isStill && rested !== lying;
  const envelope = envelopeIn(shown.drawn);
  const golden = goldenIn(shown.drawn);
  return (
    <StageFrame stage={stage} className="baccarat" onSkip={skip}>
      <Furniture shoe={shoe} />
      {envelope === undefined && golden.size === 0 ? null : (
        <div className="baccarat-middle">
          {envelope === undefined ? null : <RedEnvelope envelope={envelope} isStill={stage.isStill} />}
          {golden.size === 0 ? null : <GoldenCards golden={golden} isStill={stage.isStill} />}
        </div>
      )}
      {sides.map((side) => (
        <SideOf key={side} side={side} name={names[side]} stage={stage} laid={laid} golden={golden} isBent={isBent} />
      ))}
    </StageFrame>
  );
}

interface SideProps {
  readonly side: Side;
  readonly name: string;
  readonly stage: StageProps;
  readonly laid: Laid;
  readonly golden: ReadonlyMap<string, number | undefined>;
  /** A third card is still being bent open: what it brings is not said before it is seen. */
  readonly isBent: boolean;
}

function SideOf({ side, name, stage, laid, golden, isBent }: SideProps) {
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
          timesOf={(card) => golden.get(card)}
          isAcross={(slot) => slot === third}
          isPale={() => isLost}
          squeezes={(slot) => slot === third && stage.look.squeezes}
        />
      </span>
    </section>
  );
}
