/** Compares observed returns with exact ones, using the interval that chance alone stays within in 99 of 100 runs. */
import { toNumber } from '../../core/base/ratio.ts';
import { type Figures, figuresOf, type SpotChances } from '../../core/games/chances.ts';
import type { Strategy, SpotTally } from '../../core/games/simulation.ts';

export interface Compared {
  readonly spot: string;
  readonly observed: number;
  readonly exact: number;
  /** Half the width of the 99 % interval around the exact return. */
  readonly margin: number;
  /** Standard deviations from the exact return. */
  readonly off: number;
  readonly agrees: boolean;
  readonly hitFrequency: number;
}

/** Standard deviations that cover 99 % of a normal distribution. */
const z99 = 2.5758293035489;

export function compare(
  tallies: readonly SpotTally[],
  chances: readonly SpotChances[],
  { rounds, play }: { readonly rounds: number; readonly play: Strategy },
): readonly Compared[] {
  return tallies.map((tally) => {
    const of = chances.find(({ spot }) => spot === tally.spot);
    if (of === undefined) throw new Error(`no exact chances of ${tally.spot}`);
    const byDefault = of.otherPlay[of.defaultPlay ?? ''];
    const exact = figuresOf(play === 'default' ? (byDefault ?? of.chances) : of.chances, of.fee);
    // Where the odds were sampled, their own error is added.
    const own = play === 'best' ? (of.sampled?.standardError.rtp ?? 0) : 0;
    const deviation = Math.hypot(deviationOf(exact) / Math.sqrt(rounds), own);
    const observed = tally.returned / tally.staked;
    const off = (observed - toNumber(exact.rtp)) / deviation;
    return {
      spot: tally.spot,
      observed,
      exact: toNumber(exact.rtp),
      margin: z99 * deviation,
      off,
      agrees: Math.abs(off) <= z99,
      hitFrequency: tally.wins / rounds,
    };
  });
}

/** Standard deviation of one round's contribution: what it returned minus what its stake should have returned. */
function deviationOf({ outcomes, rtp, staked }: Figures): number {
  const fair = toNumber(rtp);
  let square = 0;
  for (const outcome of outcomes()) {
    const excess = toNumber(outcome.returns) - fair * toNumber(outcome.staked);
    square += toNumber(outcome.probability) * excess ** 2;
  }
  return Math.sqrt(square) / toNumber(staked);
}
