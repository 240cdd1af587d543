/** The stage of all roulettes: the wheel, the winning number, and whatever a game shows beside them. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { colourOf, type Pocket, printPocket } from '../../../core/round/pocket.ts';
import { Wheel } from './wheel/wheel.tsx';
import { useWords } from '../../words/use-words.ts';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import './stage.css';

interface WheelStageProps {
  readonly stage: StageProps;
  /** Lit pockets. */
  readonly lit?: ReadonlySet<Pocket>;
  /** What is shown beside the wheel; `landed` is set once the ball is in its pocket. */
  readonly beside?: (landed: Pocket | undefined) => ReactNode;
  /** Time after the ball until the content beside the wheel is at rest, in milliseconds. */
  readonly besideTime?: number;
}

const none: ReadonlySet<Pocket> = new Set();

export const RouletteStage = (stage: StageProps) => <WheelStage stage={stage} />;

export function WheelStage({ stage, lit = none, beside, besideTime = 0 }: WheelStageProps) {
  const { shown, isStill, onSound, plan } = stage;
  const { pocket, asks } = shown;
  const [rested, rest] = useState(pocket);
  if (pocket === undefined && rested !== undefined) rest(undefined);
  const onRest = useCallback(() => {
    rest(pocket);
    onSound?.('rest');
  }, [pocket, onSound]);
  useSaysRest(stage, rested, besideTime);
  const isRolling = asks?.ask === 'pocket' && pocket === undefined;
  useEffect(() => {
    if (isRolling && !isStill) onSound?.('roll');
  }, [isRolling, isStill, onSound]);
  return (
    <StageFrame stage={stage} className="roulette">
      <div className="roulette-wheel">
        <Wheel
          wheel={plan.wheel ?? []}
          isRolling={isRolling}
          pocket={pocket}
          lit={lit}
          isStill={isStill}
          onFret={() => onSound?.('fret')}
          onRest={onRest}
        />
        {rested === undefined || pocket === undefined ? null : <Plaque pocket={rested} />}
      </div>
      {beside?.(rested)}
    </StageFrame>
  );
}

/** Reports rest once the ball is in its pocket and the content beside the wheel has stopped. */
function useSaysRest({ shown, isStill, onRest }: StageProps, rested: Pocket | undefined, besideTime: number): void {
  const heard = useRef(onRest);
  useEffect(() => {
    heard.current = onRest;
  });
  useEffect(() => {
    if (shown.pocket !== rested) return undefined;
    const said = setTimeout(() => heard.current?.(), isStill ? 0 : besideTime);
    return () => clearTimeout(said);
  }, [shown, rested, isStill, besideTime]);
}

/** The number in its colour, with the colour in words. */
function Plaque({ pocket }: { readonly pocket: Pocket }) {
  const words = useWords();
  const colour = colourOf(pocket);
  return (
    <p className="plaque" data-colour={colour}>
      <strong>{printPocket(pocket)}</strong>
      <span>{words.say(`roulette.colour.${colour}`)}</span>
    </p>
  );
}
