/** Live Roulette (Ezugi): who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { outsideSpots, spin } from '../testing/spin.ts';
import { ezugiRoulette as game } from './index.ts';

describe('what a win pays', () => {
  test.each([
    ['RO-E-048', 'straight/17', 17, '36.00'],
    ['RO-E-049', 'split/14-17', 17, '18.00'],
    ['RO-E-050', 'street/16-17-18', 17, '12.00'],
    ['RO-E-051', 'corner/13-14-16-17', 17, '9.00'],
    ['RO-E-052', 'line/16-21', 17, '6.00'],
    ['RO-E-053', 'column/2', 17, '3.00'],
    ['RO-E-054', 'dozen/2', 17, '3.00'],
    ['RO-E-055', 'black', 17, '2.00'],
    ['RO-E-055', 'red', 18, '2.00'],
    ['RO-E-056', 'odd', 17, '2.00'],
    ['RO-E-056', 'even', 18, '2.00'],
    ['RO-E-057', 'low', 18, '2.00'],
    ['RO-E-057', 'high', 19, '2.00'],
  ])('[%s] 1.00 on %s when %i wins returns its stake and its price', (clause, spot, pocket, paid) => {
    expect(spin(game, pocket, `${spot} 1`).returns(spot)).toBe(paid);
    expect(spin(game, pocket, `${spot} 1`).line(spot)).toMatchObject({ result: 'win', clause });
  });

  test('[RO-E-904] trios pay as three numbers, the first four as a corner', () => {
    const { returns } = spin(game, 0, 'trio/0-1-2 1, trio/0-2-3 1, first-four 1');
    expect(['trio/0-1-2', 'trio/0-2-3', 'first-four'].map(returns)).toEqual(['12.00', '12.00', '9.00']);
  });
});

test('[RO-E-047] every bet that covers the number is paid, the others lose', () => {
  const played = spin(game, 8, 'straight/8 1, split/8-9 1, corner/8-9-11-12 2, red 5, even 5, dozen/1 1');
  // 36 + 18 + 2 · 9 + 0 + 10 + 3
  expect(played.paid()).toBe('85.00');
  expect(played.line('red')).toMatchObject({ result: 'lose', returns: 0, clause: 'RO-E-047' });
});

test('[RO-E-905] when 0 wins all outside bets lose in full', () => {
  for (const spot of outsideSpots) {
    const { line } = spin(game, 0, `${spot} 10`);
    expect(line(spot)).toMatchObject({ result: 'lose', returns: 0, clause: 'RO-E-905' });
  }
});

test('[RO-E-912] no maximum win, unless the table sets one', () => {
  const bets = 'straight/17 150, black 3000';
  expect(spin(game, 17, bets).paid()).toBe('11400.00'); // 150 · 36 + 3000 · 2
  // Winnings of 5250 + 3000 are cut to 5000; the stakes come back in addition.
  const capped = spin(game, 17, bets, { winMax: 500_000 });
  expect(capped.paid()).toBe('8150.00');
  expect(capped.settlement.cuts).toMatchObject([{ amount: 325_000, clause: 'RO-E-912' }]);
});
