import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerId, type Spot } from '../base/ids.ts';
import { cents, nothing } from '../base/money.ts';
import type { Wager } from '../round/wager.ts';
import { exposureOf } from './exposure.ts';
import { tableOf } from './game.ts';
import { games } from './games.ts';
import { settleRound } from './settle-round.ts';
import { randomRound } from './testing/random-round.ts';

const tableNamed = (id: string, parameters: unknown = {}) => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(id);
  return tableOf(game, parameters);
};
const on = (spot: string, stake: number, player = 'ana'): Wager => ({
  player: playerId(player),
  spot: spot as Spot,
  stake: cents(stake),
  fee: nothing,
});

test('before a spin every number is tried: the worst result counts, not the stakes', () => {
  const table = tableNamed('ezugi-roulette');
  const wagers = [on('red', 1000), on('black', 1000, 'ben'), on('straight/17', 100, 'ben')];
  // 17 is black: 35 × 1.00 and 10.00 are paid, Ana's 10.00 is won.
  expect(exposureOf(table, { wagers, steps: [] })).toEqual({ most: 3500, isExact: true });
  // Whichever wins, the other's loss pays for it; zero takes both.
  expect(exposureOf(table, { wagers: wagers.slice(0, 2), steps: [] })).toEqual({ most: 0, isExact: true });
});

test('before the cards come the exposure is an upper bound: every bet at its best', () => {
  const table = tableNamed('ezugi-baccarat');
  // 10.00 at 1 to 1, 10.00 at 0.95 to 1 and 1.00 at 8 to 1: 10.00 + 9.50 + 8.00.
  const wagers = [on('player', 1000), on('banker', 1000, 'ben'), on('tie', 100, 'ben')];
  expect(exposureOf(table, { wagers, steps: [] })).toEqual({ most: 2750, isExact: false });
  // Ben is out of the round.
  const annulled = new Map([[playerId('ben'), table.failureClause]]);
  expect(exposureOf(table, { wagers, steps: [], annulled })).toEqual({ most: 1000, isExact: false });
});

test('a war, a raise and a split count with all that may be added; no player wins more than the cap', () => {
  const main = (id: string, spot: string, parameters: unknown = {}) =>
    exposureOf(tableNamed(id, parameters), { wagers: [on(spot, 1000)], steps: [] }).most;
  // 20.00 at 1 to 1; 30.00 at 1 to 1.
  expect(main('casino-war', 'main')).toBe(2000);
  expect(main('peek-baccarat', 'player')).toBe(3000);
  expect(main('casino-war', 'main', { winMax: 1500 })).toBe(1500);
});

test('no round of any game loses more than stated, at any moment', () => {
  let exact = 0;
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.nat(1_000_000), (game, seed) => {
      const table = tableOf(game);
      const said: { readonly most: number; readonly isExact: boolean }[] = [];
      const { round } = randomRound(table, seed, (now) => {
        if (now.wagers.length > 0) said.push(exposureOf(table, { wagers: now.wagers, steps: now.steps }));
        return true;
      });
      const { lines, cuts } = settleRound(table, round);
      const lost =
        lines.reduce((sum, { returns, staked }) => sum + returns - staked, 0) -
        cuts.reduce((sum, { amount }) => sum + amount, 0);
      for (const { most } of said) expect(lost).toBeLessThanOrEqual(most);
      if (said.some(({ isExact }) => isExact)) exact += 1;
    }),
    { numRuns: 300 },
  );
  expect(exact).toBeGreaterThan(20);
});
