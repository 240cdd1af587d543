/** Random shoes for property tests. */

import * as fc from 'fast-check';
import type { RoadResult } from '../result.ts';

const coupOf = (winner: RoadResult['winner']): fc.Arbitrary<RoadResult> =>
  fc.record({
    winner: fc.constant(winner),
    playerPair: fc.boolean(),
    bankerPair: fc.boolean(),
    natural: fc.boolean(),
    total: fc.nat(9),
  });

const anyCoup = fc.oneof(
  { weight: 5, arbitrary: coupOf('banker') },
  { weight: 5, arbitrary: coupOf('player') },
  { weight: 1, arbitrary: coupOf('tie') },
);

/** Streaks of up to `longest` wins, alternating sides, with ties anywhere. */
export const streakyShoe = (longest: number): fc.Arbitrary<readonly RoadResult[]> =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(fc.array(fc.nat(12), { minLength: 1, maxLength: longest, size: 'max' }), { maxLength: 20, size: 'max' }),
    )
    .chain(([bankerFirst, streaks]) => {
      const coups = streaks.flatMap((wins, index) =>
        wins.flatMap((n) => {
          const win = coupOf((index % 2 === 0) === bankerFirst ? 'banker' : 'player');
          const ties = Math.max(0, n - 10);
          return [...Array.from({ length: ties }, () => coupOf('tie')), win];
        }),
      );
      return fc.tuple(...coups);
    });

/** All kinds of shoe: evenly mixed, and with streaks long enough for tails to pass under and over each other. */
export const anyShoe: fc.Arbitrary<readonly RoadResult[]> = fc.oneof(
  fc.array(anyCoup, { maxLength: 90, size: 'max' }),
  streakyShoe(14),
);
