/** Exact chances of the 52 bets, over all throws and all multipliers. */
import { present } from '../../base/invariant.ts';
import { runThrough } from '../../round/procedure.ts';
import type { Chance, SpotChances } from '../chances.ts';
import { drawsOn, type SicBoSpot } from './bets.ts';
import { type LightDraws, type Outcome, playRound, unlit } from './procedure.ts';
import { throws } from './throws.ts';

export function chancesOf(spots: readonly SicBoSpot[]): readonly SpotChances[] {
  const draws = drawsOn(spots);
  // Spots are drawn independently: one round in which each takes its own n-th option serves all of them.
  const most = Math.max(1, ...draws.map(([, { options }]) => options.length));
  const rounds = Array.from({ length: most }, (_, nth) => outcomesOn(draws, nth));
  return spots.map(({ spot, pays, draw }) => {
    const options = draw?.options ?? [{ id: unlit, weight: 1 }];
    const chances = options.flatMap(({ weight }, nth) =>
      present(rounds[nth], 'a round').map((outcome): Chance => ({
        weight: BigInt(weight),
        pay: pays(outcome),
        raise: 0,
      })),
    );
    return { spot, fee: undefined, chances, otherPlay: {}, strategy: [], charts: [] };
  });
}

/** The round played with every throw, each spot drawing its n-th option if it has one. */
const outcomesOn = (draws: LightDraws, nth: number): readonly Outcome[] =>
  throws.map((dice) =>
    runThrough(playRound(draws), (request) => {
      if (request.ask !== 'draw') return { kind: 'dice', dice };
      const { id } = present(request.options[nth] ?? request.options[0], 'an option');
      return { kind: 'draw', picked: [id] };
    }),
  );
