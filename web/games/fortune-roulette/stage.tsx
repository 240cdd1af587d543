/** The stage of Fortune Roulette: the wheel, the Fortune numbers beside it, and the bonus reels. */
import { useMemo } from 'react';
import type { StageProps } from '../../stage/stage.ts';
import { WheelStage } from '../roulette/stage.tsx';
import { BonusReels } from './bonus-reels.tsx';
import { bonusSpinsIn, fortuneIn } from './draws.ts';
import { FortuneNumbers } from './fortune-numbers.tsx';

/** Time until the reels of a bonus spin have stopped, in milliseconds. */
const reelsTime = 1100;

export function FortuneStage(stage: StageProps) {
  const { shown, isStill, parameters } = stage;
  const fortune = useMemo(() => fortuneIn(shown.drawn), [shown.drawn]);
  const spins = useMemo(() => bonusSpinsIn(shown.drawn), [shown.drawn]);
  const lit = useMemo(() => new Set(fortune.numbers.map(({ number }) => number)), [fortune]);
  return (
    <WheelStage
      stage={stage}
      lit={lit}
      besideTime={spins.length > 0 ? reelsTime : 0}
      beside={(landed) => (
        <>
          {fortune.numbers.length === 0 ? null : <FortuneNumbers fortune={fortune} landed={landed} isStill={isStill} />}
          {spins.length > 0 && landed !== undefined ? (
            <BonusReels spins={spins} opening={openingSpins(parameters)} isStill={isStill} />
          ) : null}
        </>
      )}
    />
  );
}

function openingSpins({ bonus }: StageProps['parameters']): number {
  const spins = typeof bonus === 'object' && bonus !== null && 'spins' in bonus ? bonus.spins : undefined;
  return typeof spins === 'number' ? spins : 0;
}
