/** Exact chances of every bet: the multiplier of the winning number, over all draws and the bonus game. */
import { broken } from '../../base/invariant.ts';
import type { Chance, SpotChances } from '../chances.ts';
import { type Bet, betsOf } from './bets.ts';
import { bonusChances, type Weights } from './bonus-chances.ts';
import { chestOf, pockets } from './fortune.ts';
import type { Landed } from './procedure.ts';
import { type DrawLimits, multiplierLeast } from './multipliers.ts';
import type { Rules } from './rules.ts';

/** Spots paid under the same clauses on equally many numbers share one list. */
export function chancesWith(rules: Rules, most: DrawLimits): readonly SpotChances[] {
  const multipliers = multiplierWeights(rules, most);
  const known = new Map<string, readonly Chance[]>();
  return betsOf(rules).map((spot) => {
    const covered = coveredBy(spot);
    const key = `${covered.length} ${spot.clause} ${spot.pays(plain(covered[0] ?? 0)).clause}`;
    const chances = known.get(key) ?? chancesOn(spot, covered, multipliers);
    known.set(key, chances);
    return { spot: spot.spot, fee: undefined, chances, otherPlay: {}, strategy: [], charts: [] };
  });
}

/**
 * The exact multiplier distribution of a winning number: the same for all numbers, because every draw treats them
 * alike.
 */
function multiplierWeights(rules: Rules, most: DrawLimits): Weights {
  const { fortune, special } = rules;
  const values = Object.entries(fortune.multipliers).map(([value, weight]) => [Number(value), BigInt(weight)] as const);
  const perNumber = values.reduce((sum, [, weight]) => sum + weight, 0n);
  const chests = chestWeights(values, fortune.numbers, most);
  const bonus = special.bonus === 0 ? never : bonusChances(rules);
  const specials = BigInt(special.none + special.chest + special.bonus);
  const [numbers, whole] = [BigInt(fortune.numbers), chests.total * bonus.total];
  const of = new Map<number, bigint>();
  const put = (value: number, weight: bigint) => of.set(value, (of.get(value) ?? 0n) + weight);
  // Of 37 × specials: a Fortune number in 6 of 37, the one special number in 1 of 37 by its kind's weight, else plain.
  const others = (BigInt(pockets) - numbers) * specials - BigInt(special.chest) - BigInt(special.bonus);
  put(multiplierLeast, others * whole);
  for (const [value, weight] of values) put(value, (numbers * specials * weight * whole) / perNumber);
  for (const [value, weight] of chests.of) put(value, BigInt(special.chest) * weight * bonus.total);
  for (const [value, weight] of bonus.of) put(value, BigInt(special.bonus) * weight * chests.total);
  return { of, total: BigInt(pockets) * specials * whole };
}

const never: Weights = { of: new Map(), total: 1n };

/** All the Chest can collect from this many Fortune numbers. */
function chestWeights(values: readonly (readonly [number, bigint])[], numbers: number, { chest }: DrawLimits): Weights {
  let of = new Map<number, bigint>([[0, 1n]]);
  for (let drawn = 0; drawn < numbers; drawn++) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of of) {
      for (const [value, weight] of values) {
        const collected = chestOf([sum, value], chest);
        next.set(collected, (next.get(collected) ?? 0n) + ways * weight);
      }
    }
    of = next;
  }
  return { of, total: [...of.values()].reduce((sum, weight) => sum + weight, 0n) };
}

const everyPocket: readonly number[] = Array.from({ length: pockets }, (_, pocket) => pocket);

const plain = (pocket: number): Landed => ({ pocket, multiplier: multiplierLeast });

/** The winning numbers, asked of the pay function itself. */
const coveredBy = ({ pays }: Bet): readonly number[] =>
  everyPocket.filter((pocket) => pays(plain(pocket)).result === 'win');

/** The ball on any covered number with each possible multiplier, and on the first uncovered number. */
function chancesOn({ pays }: Bet, covered: readonly number[], { of, total }: Weights): readonly Chance[] {
  const [hit, missed] = [covered[0], everyPocket.find((pocket) => !covered.includes(pocket))];
  if (hit === undefined || missed === undefined) broken('a bet covers some numbers and not all');
  const ways = BigInt(covered.length);
  return [
    { weight: (BigInt(pockets) - ways) * total, pay: pays(plain(missed)), raise: 0 },
    ...[...of].map(([multiplier, weight]): Chance => ({
      weight: ways * weight,
      pay: pays({ pocket: hit, multiplier }),
      raise: 0,
    })),
  ];
}
