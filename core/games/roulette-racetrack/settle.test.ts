/** Racetrack Roulette: who wins what, and the exact odds, one line per case. */
import { expect, test } from 'vitest';
import { printRatio } from '../../base/ratio.ts';
import { exact } from '../testing/exact.ts';
import { outsideSpots, spin } from '../testing/spin.ts';
import { rouletteRacetrack as game } from './index.ts';

const odds = exact(game);

test.each([
  ['RT-905', 'straight/17', '36.00', '1/37'],
  ['RT-906', 'split/14-17', '18.00', '2/37'],
  ['RT-907', 'street/16-17-18', '12.00', '3/37'],
  ['RT-908', 'corner/13-14-16-17', '9.00', '4/37'],
  ['RT-909', 'line/16-21', '6.00', '6/37'],
  ['RT-910', 'column/2', '3.00', '12/37'],
  ['RT-910', 'dozen/2', '3.00', '12/37'],
  ['RT-911', 'black', '2.00', '18/37'],
  ['RT-911', 'odd', '2.00', '18/37'],
  ['RT-911', 'low', '2.00', '18/37'],
])('[%s] 1.00 on %s returns %s when 17 wins, with a chance of %s', (clause, spot, paid, chance) => {
  const { line, returns } = spin(game, 17, `${spot} 1`);
  expect([returns(spot), line(spot).clause]).toEqual([paid, clause]);
  expect(printRatio(odds.of(spot).hitFrequency)).toBe(chance);
});

test('[RT-907 RT-908] with zero: the trios as a street, the first four as a corner', () => {
  const { returns } = spin(game, 0, 'trio/0-1-2 1, trio/0-2-3 1, first-four 1');
  expect(['trio/0-1-2', 'trio/0-2-3', 'first-four'].map(returns)).toEqual(['12.00', '12.00', '9.00']);
});

test('[RT-912] every bet returns 36/37, which is 97.30 %', () => {
  expect(odds.returns()).toEqual(['36/37']);
  expect(odds.percent('red')).toBe('97.30');
});

test('[RT-912] on zero all outside bets lose; nothing comes back', () => {
  for (const spot of outsideSpots) {
    expect(spin(game, 0, `${spot} 10`).line(spot)).toMatchObject({ result: 'lose', returns: 0, clause: 'RT-912' });
  }
});

test('[RT-901] with a double zero every bet returns 36/38', () => {
  expect(exact(game, { doubleZero: true }).returns()).toEqual(['18/19']);
});

test('[RT-922] the winnings of a customer in a round are cut to the maximum win', () => {
  // 35 + 5 is won; at most 30 is paid, plus the stakes of 6.
  const { paid, settlement } = spin(game, 17, 'straight/17 1, black 5', { winMax: 3000 });
  expect(paid()).toBe('36.00');
  expect(settlement.cuts).toMatchObject([{ amount: 1000, clause: 'RT-922' }]);
});
