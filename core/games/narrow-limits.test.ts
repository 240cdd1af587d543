/** Limits that leave a spot without any stake it would take are refused when a table is configured, with setting and remedy. */
import { describe, expect, test } from 'vitest';
import { cents } from '../base/money.ts';
import type { SpotTerms } from '../round/betting.ts';
import { type Game, tableOf } from './game.ts';
import { games } from './games.ts';
import { narrowLimits } from './narrow-limits.ts';
import { gamesUnderTest } from './testing/games-under-test.ts';

const gameNamed = (id: string): Game => games.find((game) => game.id === id)!;
const mistakesIn = (id: string, parameters: unknown) => {
  const table = gameNamed(id).configure(parameters);
  return 'mistakes' in table ? table.mistakes : [];
};

test('[BAC-E-923] a largest win that leaves a spot less than its minimum', () => {
  // 3.00 at 8 to 1 is 0.37, at 11 to 1 0.27, at 25 to 1 0.12; 0.60 at 5 to 1 is above the minimum of 0.50.
  const told = (name: string, most: string) =>
    `winMax: must be higher, or stakeMin lower: ${name} would take at most ${most} (BAC-E-923) but at least 0.50 (BAC-E-025)`;
  expect(mistakesIn('ezugi-baccarat', { winMax: 300 })).toEqual([
    told('Tie', '0.37'),
    told('Player Pair', '0.27'),
    told('Banker Pair', '0.27'),
    told('Perfect Pair', '0.12'),
  ]);
  // 0.50 at 25 to 1.
  expect(mistakesIn('ezugi-baccarat', { winMax: 1250 })).toEqual([]);
  expect(mistakesIn('ezugi-baccarat', { winMax: 300, stakeMin: 12 })).toEqual([]);
});

test('[RO-E-029 RO-E-041] a table’s minimum above a single spot’s maximum', () => {
  const { limits } = tableOf(gameNamed('ezugi-roulette')).parameters as Record<string, Record<string, { max: number }>>;
  const most = limits!['single']!.max;
  expect(mistakesIn('ezugi-roulette', { stakeMin: most + 1 })[0]).toMatch(
    /^limits\.single\.max: must be higher, or stakeMin lower: straight 0 would take at most \S+ \(RO-E-032\) but at least \S+ \(RO-E-029\)$/,
  );
});

test('rounds stored by narrow limits keep their rules', () => {
  expect(gameNamed('ezugi-baccarat').versions.at(-1)!.configure({ winMax: 300 })).not.toHaveProperty('mistakes');
});

describe.each(gamesUnderTest.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('whichever limit is too narrow, every setting can be looked at for the remedy', () => {
    const { parameters, betting } = tableOf(game);
    const [first] = [...betting.spots.values()] as [SpotTerms];
    const narrow = new Map([[first.spot, { ...first, most: { ...first.most, amount: cents(0) } }]]);
    const version = game.versions.at(-1)!;
    let built = 0;
    const told = narrowLimits(parameters, (changed) => {
      version.configure(changed);
      built += 1;
      return narrow;
    });
    expect(told).toHaveLength(1);
    expect(built).toBeGreaterThan(1);
  });
});
