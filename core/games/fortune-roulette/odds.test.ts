/** Fortune Roulette: exact returns against the page's figures, hand arithmetic and a seeded run. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import {
  add,
  multiply,
  one,
  printRatio,
  type Ratio,
  ratio,
  ratioOfOdds,
  toDecimal,
  toNumber,
} from '../../base/ratio.ts';
import { streamOf } from '../../chance/stream.ts';
import { drawFrom } from '../../chance/draw.ts';
import { runThrough } from '../../round/procedure.ts';
import type { SpotChances } from '../chances.ts';
import { type Table, tableOf } from '../game.ts';
import { bonusDraws, playBonus } from './bonus.ts';
import { type BonusChances, bonusChances, type Weights } from './bonus-chances.ts';
import { fortuneRoulette as game } from './index.ts';
import { rules } from './rules.ts';

const usual = rules.parse({});
const slow = 60_000;

let countedBonus: BonusChances | undefined;
const bonus = (): BonusChances => (countedBonus ??= bonusChances(usual));

const mean = ({ of, total }: Weights, value: (one: number) => number = (one) => one): Ratio =>
  ratio(
    [...of].reduce((sum, [one, weight]) => sum + BigInt(value(one)) * weight, 0n),
    total,
  );
const share = ({ of, total }: Weights, value: number): Ratio => ratio(of.get(value) ?? 0n, total);

/** Return per unit with a single division: these fractions are large. */
function returnOf({ chances }: SpotChances): Ratio {
  const total = chances.reduce((sum, { weight }) => sum + weight, 0n);
  // Odds are over 1, 2, 3, 4 or 6: in twelfths they are whole.
  const twelfths = chances.reduce((sum, { weight, pay }) => {
    if (pay.result !== 'win') return sum;
    const back = multiply(add(one, ratioOfOdds(pay.odds)), ratio(12));
    return sum + (weight * back.n) / back.d;
  }, 0n);
  return ratio(twelfths, 12n * total);
}

let countedSpots: ReadonlyMap<string, SpotChances> | undefined;
const chancesOf = (spot: string): SpotChances => {
  countedSpots ??= new Map(
    tableOf(game)
      .chances()
      .map((chances) => [chances.spot, chances]),
  );
  return present(countedSpots.get(spot), spot);
};

describe('the bonus game', { timeout: slow }, () => {
  test('[FR-912] mean 318.41, 24x in about 29 % (raised in about 26 %), 9,000x in 0.12 %, 6.35 spins', () => {
    const exact = bonus();
    expect(toDecimal(mean(exact), 2)).toBe('318.41');
    expect(toDecimal(share(exact, 24), 2)).toBe('0.29');
    expect(toDecimal(ratio(exact.raised, exact.total), 2)).toBe('0.26');
    expect(toDecimal(share(exact, 9000), 4)).toBe('0.0012');
    expect(toDecimal(mean(exact.spins), 2)).toBe('6.35');
  });

  test('[FR-911] five spins if 75 cells hold at most two Chests: a binomial; and 5, 10, 15 or 20 in total', () => {
    const [chest, none] = [1n, 49n]; // 20 : 980
    const atMostTwo = none ** 75n + 75n * chest * none ** 74n + ((75n * 74n) / 2n) * chest ** 2n * none ** 73n;
    expect(printRatio(share(bonus().spins, 5))).toBe(printRatio(ratio(atMostTwo, 50n ** 75n)));
    expect([...bonus().spins.of.keys()].toSorted((a, b) => a - b)).toEqual([5, 10, 15, 20]);
  });

  test('[FR-903] results are multiples of 12 from 24 to 9,000, and all of them occur', () => {
    const results = [...bonus().of.keys()];
    expect(results.every((result) => result % 12 === 0 && result >= 24 && result <= 9000)).toBe(true);
    expect([...bonus().of.values()].reduce((sum, weight) => sum + weight, 0n)).toBe(bonus().total);
  });

  test('[FR-910] two cells’ worth by hand: 15 × 14 pairs of a Chest and a multiplier', () => {
    // Without Chests nothing is ever collected, so every game is raised.
    const empty = bonusChances(rules.parse({ bonus: { chest: 0, blank: 800 } }));
    expect([printRatio(share(empty, 24)), printRatio(ratio(empty.raised, empty.total))]).toEqual(['1/1', '1/1']);
    // Only Chests and 240s, one opening spin: fifteen 240s collect nothing and end at the minimum; one Chest collects
    // 14 × 240 and two 2 × 13 × 240, without further spins.
    const full = bonusChances(rules.parse({ bonus: { spins: 1, chest: 500, blank: 0, multipliers: { '240': 500 } } }));
    expect(printRatio(share(full.spins, 1))).toBe(printRatio(ratio(1 + 15 + 105, 2 ** 15)));
    // 13, 14 or 15 Chests first give the same result only if fifteen more spins collect nothing: once in 2^210, or
    // 10^63.
    const by = (ways: number) => toDecimal(ratio(ways, 2 ** 15), 40);
    expect(toDecimal(share(full, 24), 40)).toBe(by(1));
    expect(toDecimal(share(full, 14 * 240), 40)).toBe(by(15));
    expect(toDecimal(share(full, 2 * 13 * 240), 40)).toBe(by(105));
  });

  test('[FR-909] the real procedure agrees with it in 20,000 seeded games', () => {
    const draws = bonusDraws(usual);
    const stream = streamOf(new Uint8Array(32).fill(7), 'draws');
    const games = Array.from({ length: 20_000 }, () =>
      runThrough(playBonus(draws), () => ({ kind: 'draw', picked: drawFrom(draws.reel, stream) })),
    );
    /** How many standard deviations the run's mean of `value` is from the exact one. */
    const off = (from: Weights, seen: readonly number[], value: (one: number) => number = (one) => one): number => {
      const exact = toNumber(mean(from, value));
      const deviation = Math.sqrt(toNumber(mean(from, (one) => value(one) ** 2)) - exact ** 2);
      const average = seen.reduce((sum, one) => sum + value(one), 0) / seen.length;
      return Math.abs(average - exact) / (deviation / Math.sqrt(seen.length));
    };
    const results = games.map(({ result }) => result);
    expect(off(bonus(), results)).toBeLessThan(4);
    for (const most of [24, 36, 60, 120, 240, 480, 960, 2400, 8988]) {
      expect([most, off(bonus(), results, (one) => (one <= most ? 1 : 0)) < 4]).toEqual([most, true]);
    }
    const spins = games.map((one) => one.spins);
    for (const count of [5, 10, 15, 20]) {
      expect([count, off(bonus().spins, spins, (one) => (one === count ? 1 : 0)) < 4]).toEqual([count, true]);
    }
  });
});

describe('returns', { timeout: slow }, () => {
  const inside = [
    'straight/17',
    'split/0-3',
    'street/13-14-15',
    'trio/0-1-2',
    'corner/8-9-11-12',
    'first-four',
    'line/1-6',
  ];
  test.each(inside)('[FR-913] %s returns 96.91 per cent', (spot) => {
    expect(toDecimal(multiply(returnOf(chancesOf(spot)), ratio(100)), 2)).toBe('96.91');
  });

  test('[FR-918] the Chest’s limit is included in the exact return', () => {
    const parameters = {
      fortune: { numbers: 12, multipliers: { '540': 1 } },
      special: { none: 0, chest: 1, bonus: 0 },
    };
    const straight = (table: Table) =>
      printRatio(
        returnOf(
          present(
            table.chances().find(({ spot }) => spot === 'straight/17'),
            'a straight bet',
          ),
        ),
      );
    // Of 37: twelve Fortune numbers at 540, the Chest at 3,240 instead of 12 × 540, else 24.
    expect(straight(tableOf(game, parameters))).toBe(`${12 * 540 + 3240 + 24 * 24}/${37 * 37}`);
    const before = present(game.versions[0], 'version 1').configure(parameters);
    expect(straight(before as Table)).toBe(`${12 * 540 + 12 * 540 + 24 * 24}/${37 * 37}`);
  });

  test('[FR-913] E[M] is 35.86 and the return E[M] / 37, from the means of the features', () => {
    // Of 37: six Fortune numbers at 66.72, the Chest's 6 × 66.72 in a quarter, the bonus in 0.30, else 24.
    const fortune = ratio(6672, 100);
    const parts = [
      multiply(ratio(6), fortune),
      multiply(ratio(25, 100), multiply(ratio(6), fortune)),
      multiply(ratio(30, 100), mean(bonus())),
      multiply(ratio(3700 - 600 - 25 - 30, 100), ratio(24)),
    ];
    const expected = multiply(parts.reduce(add), ratio(1, 37));
    expect(toDecimal(expected, 2)).toBe('35.86');
    expect(printRatio(returnOf(chancesOf('straight/17')))).toBe(printRatio(multiply(expected, ratio(1, 37))));
    expect(printRatio(returnOf(chancesOf('line/1-6')))).toBe(printRatio(returnOf(chancesOf('straight/0'))));
  });

  test.each(['column/1', 'dozen/2', 'red', 'black', 'even', 'odd', 'low', 'high'])(
    '[FR-913] %s returns 97.30 per cent: 36 of 37',
    (spot) => {
      expect(printRatio(returnOf(chancesOf(spot)))).toBe('36/37');
    },
  );

  test('[FR-907] how often a straight gets 3,240x from the Chest: 1 of 37 twice, a quarter, and six times 1 %', () => {
    // The bonus game can come to 3,240 too; without it only the Chest does.
    const parameters = { special: { none: 75, chest: 25, bonus: 0 } };
    const { chances } = present(tableOf(game, parameters).chances()[0], 'straight/0');
    const total = chances.reduce((sum, { weight }) => sum + weight, 0n);
    const hit = chances.find(({ pay }) => pay.odds.win === 3239)?.weight ?? 0n;
    expect(printRatio(ratio(hit, total))).toBe(printRatio(ratio(1n, 37n * 37n * 4n * 100n ** 6n)));
  });

  test('[FR-913] weights are configurable: without features every inside bet returns 24 of 37', () => {
    const parameters = { special: { none: 1, chest: 0, bonus: 0 }, fortune: { multipliers: { '24': 1 } } };
    for (const chances of tableOf(game, parameters).chances().slice(0, 145)) {
      expect(printRatio(returnOf(chances))).toBe('24/37');
    }
  });

  test('every spot has chances, as many as there are draws and pockets', () => {
    expect(new Set(tableOf(game).betting.spots.keys())).toEqual(new Set(countedSpots?.keys()));
  });
});
