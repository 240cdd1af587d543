/** The stage of Golden Wealth Baccarat: baccarat with the golden cards between the hands. */
import type { StageProps } from '../../stage/stage.ts';
import { CoupStage } from '../baccarat/stage.tsx';
import { goldenIn } from './draws.ts';
import { GoldenCards } from './golden-cards.tsx';

export function GoldenStage(stage: StageProps) {
  const golden = goldenIn(stage.shown.drawn);
  return (
    <CoupStage
      stage={stage}
      middle={golden.size === 0 ? undefined : <GoldenCards golden={golden} isStill={stage.isStill} />}
      timesOf={(card) => golden.get(card)}
    />
  );
}
