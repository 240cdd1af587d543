/** Live Roulette (Ezugi): exact odds. A bet on n numbers loses on 37 − n and returns 36/n on the others. */
import { expect, test } from 'vitest';
import { printRatio } from '../../base/ratio.ts';
import { tableOf } from '../game.ts';
import { exact } from '../testing/exact.ts';
import { ezugiRoulette as game } from './index.ts';

const odds = exact(game);

test.each([
  ['RO-E-048', 'straight/0', '36/1', '1/37'],
  ['RO-E-048', 'straight/36', '36/1', '1/37'],
  ['RO-E-049', 'split/24-27', '18/1', '2/37'],
  ['RO-E-050', 'street/13-14-15', '12/1', '3/37'],
  ['RO-E-050', 'trio/0-2-3', '12/1', '3/37'],
  ['RO-E-051', 'corner/8-9-11-12', '9/1', '4/37'],
  ['RO-E-051', 'first-four', '9/1', '4/37'],
  ['RO-E-052', 'line/31-36', '6/1', '6/37'],
  ['RO-E-053', 'column/3', '3/1', '12/37'],
  ['RO-E-054', 'dozen/2', '3/1', '12/37'],
  ['RO-E-055', 'red', '2/1', '18/37'],
  ['RO-E-056', 'odd', '2/1', '18/37'],
  ['RO-E-057', 'high', '2/1', '18/37'],
])('[%s] %s returns %s with a chance of %s', (_clause, spot, returns, chance) => {
  expect(odds.chance(spot, returns)).toBe(chance);
});

test('[RO-E-905] without money back on zero every position returns 36/37', () => {
  expect(tableOf(game).chances()).toHaveLength(157);
  expect(odds.returns()).toEqual(['36/37']);
});

test('the variance of a straight bet: 1/37 · 35² + 36/37 − (1/37)²', () => {
  // (1225 + 36) / 37 − 1 / 1369 = (1261 · 37 − 1) / 1369
  expect(printRatio(odds.of('straight/17').variance)).toBe(`${1261 * 37 - 1}/1369`);
});
