/** The stage of roulette: the wheel, the number it gave, and what Fortune Roulette has drawn beside it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  americanWheel,
  colourOf,
  europeanWheel,
  type Pocket,
  printPocket,
} from '../../../core/games/roulette/wheel.ts';
import { bonusSpinsIn, fortuneIn } from '../../drawn/draws.ts';
import { Wheel } from './wheel/wheel.tsx';
import { useWords } from '../../words/use-words.ts';
import { BonusReels } from '../fortune-roulette/bonus-reels.tsx';
import { FortuneNumbers } from '../fortune-roulette/fortune-numbers.tsx';
import { StageFrame } from '../../stage/stage-frame.tsx';
import type { StageProps } from '../../stage/stage.ts';
import './roulette-stage.css';

/** How long the reels of a bonus spin take to stop. */
const reelsTime = 1100;

export function RouletteStage(stage: StageProps) {
  const { shown, isStill, onSound, parameters } = stage;
  const { pocket, drawn, asks } = shown;
  const wheel = parameters['doubleZero'] === true ? americanWheel : europeanWheel;
  const fortune = useMemo(() => fortuneIn(drawn), [drawn]);
  const spins = useMemo(() => bonusSpinsIn(drawn), [drawn]);
  const lit = useMemo(() => new Set(fortune.numbers.map(({ number }) => number)), [fortune]);
  const [rested, rest] = useState(pocket);
  if (pocket === undefined && rested !== undefined) rest(undefined);
  const onRest = useCallback(() => {
    rest(pocket);
    onSound?.('rest');
  }, [pocket, onSound]);
  useSaysRest(stage, rested, spins.length > 0 ? reelsTime : 0);
  const isRolling = asks?.ask === 'pocket' && pocket === undefined;
  useEffect(() => {
    if (isRolling && !isStill) onSound?.('roll');
  }, [isRolling, isStill, onSound]);
  return (
    <StageFrame stage={stage} className="roulette">
      <div className="roulette-wheel">
        <Wheel
          wheel={wheel}
          isRolling={isRolling}
          pocket={pocket}
          lit={lit}
          isStill={isStill}
          onFret={() => onSound?.('fret')}
          onRest={onRest}
        />
        {rested === undefined || pocket === undefined ? null : <Plaque pocket={rested} />}
      </div>
      {fortune.numbers.length === 0 ? null : <FortuneNumbers fortune={fortune} landed={rested} isStill={isStill} />}
      {spins.length > 0 && rested !== undefined ? (
        <BonusReels spins={spins} opening={openingSpins(parameters)} isStill={isStill} />
      ) : null}
    </StageFrame>
  );
}

function openingSpins({ bonus }: StageProps['parameters']): number {
  const spins = typeof bonus === 'object' && bonus !== null && 'spins' in bonus ? bonus.spins : undefined;
  return typeof spins === 'number' ? spins : 0;
}

/** The result may be said once the ball lies in its pocket and the reels stand. */
function useSaysRest({ shown, isStill, onRest }: StageProps, rested: Pocket | undefined, reels: number): void {
  const heard = useRef(onRest);
  useEffect(() => {
    heard.current = onRest;
  });
  useEffect(() => {
    if (shown.pocket !== rested) return undefined;
    const said = setTimeout(() => heard.current?.(), isStill ? 0 : reels);
    return () => clearTimeout(said);
  }, [shown, rested, isStill, reels]);
}

/** The number in its colour, and the colour in words. */
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
