/** Fortune Roulette: what is paid, position by position. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { fortune, slots } from '../testing/fortune.ts';
import { ana, ben, play, wagersOf } from '../testing/play.ts';
import { fortuneRoulette as game } from './index.ts';

const nine = 'chest chest chest chest chest chest chest chest chest';
const each = (times: number) => [1, 2, 3, 4, 5, 6].map((number) => `${number} ${times}x`).join(', ');

/** Draws that make 17 worth this much. */
const worth = {
  24: fortune(each(36)),
  540: fortune('17 540x, 2 36x, 3 36x, 4 36x, 5 36x, 6 36x'),
  3240: fortune(each(540), 'chest 17'),
  9000: [...fortune(each(36), 'bonus 17'), ...slots(20, nine, 'chest 240 240 240 120 48 12')],
};
const on17 = 'straight/17 1, split/17-20 1, street/16-17-18 1, corner/14-15-17-18 1, line/16-21 1';
const deal = (bets: string, draws = worth[24], pocket = 17) => play(game, { cards: '', bets, draws, pocket });
const returnsOf = (bets: string, draws = worth[24], pocket = 17): string =>
  deal(bets, draws, pocket)
    .settlement.lines.map(({ returns }) => (returns / 100).toFixed(2))
    .join(' ');

describe('inside bets', () => {
  // 1 + odds: from 23:1 to 8,999:1 on a straight, and so on for 2, 3, 4 and 6 numbers.
  const ranges = [
    ['FR-046', 'straight/17', '24.00', '9000.00'],
    ['FR-047', 'split/17-20', '12.00', '4500.00'],
    ['FR-048', 'street/16-17-18', '8.00', '3000.00'],
    ['FR-049', 'corner/14-15-17-18', '6.00', '2250.00'],
    ['FR-050', 'line/16-21', '4.00', '1500.00'],
  ] as const;
  test.each(ranges)('[%s] %s returns %s to %s for 1.00', (clause, spot, least, most) => {
    expect(returnsOf(`${spot} 1`)).toBe(least);
    expect(returnsOf(`${spot} 1`, worth[9000])).toBe(most);
    expect(deal(`${spot} 1`).line(spot)).toMatchObject({ result: 'win', clause });
  });

  test('[FR-048 FR-049] a trio is paid as a street, the first four as a corner', () => {
    expect(returnsOf('trio/0-1-2 1, trio/0-2-3 1, first-four 1', fortune(), 0)).toBe('8.00 8.00 6.00');
  });

  const examples = [
    [24, '24.00 12.00 8.00 6.00 4.00'],
    [540, '540.00 270.00 180.00 135.00 90.00'],
    [3240, '3240.00 1620.00 1080.00 810.00 540.00'],
    [9000, '9000.00 4500.00 3000.00 2250.00 1500.00'],
  ] as const;
  test.each(examples)('[FR-903] M = %i: stake × M / n comes back', (multiplier, returns) => {
    expect(returnsOf(on17, worth[multiplier])).toBe(returns);
  });

  test('[FR-034] every inside bet gets the Fortune multiplier of the winning number, not of others it covers', () => {
    expect(returnsOf(on17, worth[540])).toBe('540.00 270.00 180.00 135.00 90.00');
    expect(returnsOf('split/17-20 1, line/16-21 1', worth[540], 20)).toBe('12.00 4.00');
  });

  test('[FR-037] the Chest pays up to 3,240 times on a straight', () => {
    expect(returnsOf('straight/17 0.20', worth[3240])).toBe('648.00');
  });

  test('[FR-038] and up to 1,620 times on other inside bets', () => {
    expect(returnsOf('split/17-20 0.20, split/14-17 1', worth[3240])).toBe('324.00 1620.00');
  });

  test('[FR-903] odd cents: 0.35 on a line at 60x returns 3.50, at 24x 1.40', () => {
    const at60 = fortune('17 60x, 2 36x, 3 36x, 4 36x, 5 36x, 6 36x');
    expect(returnsOf('line/16-21 0.35', at60)).toBe('3.50');
    expect(returnsOf('line/16-21 0.35')).toBe('1.40');
  });

  test('[FR-903] a number that is not covered pays nothing', () => {
    expect(returnsOf(on17, worth[24], 0)).toBe('0.00 0.00 0.00 0.00 0.00');
  });
});

describe('outside bets', () => {
  const bets = [
    ['FR-051', 'column/2', '3.00'],
    ['FR-051', 'dozen/2', '3.00'],
    ['FR-052', 'black', '2.00'],
    ['FR-053', 'odd', '2.00'],
    ['FR-054', 'low', '2.00'],
  ] as const;
  test.each(bets)('[%s] %s returns %s for 1.00', (clause, spot, returns) => {
    expect(returnsOf(`${spot} 1`)).toBe(returns);
    expect(deal(`${spot} 1`).line(spot)).toMatchObject({ result: 'win', clause });
  });

  test.each([24, 540, 3240, 9000] as const)('[FR-904] outside bets ignore the features: M = %i', (multiplier) => {
    const all = 'column/2 1, dozen/2 1, black 1, odd 1, low 1';
    expect(returnsOf(all, worth[multiplier])).toBe('3.00 3.00 2.00 2.00 2.00');
  });

  test('[FR-904] they lose on zero', () => {
    expect(returnsOf('column/2 1, dozen/2 1, black 1, even 1, low 1', fortune(), 0)).toBe('0.00 0.00 0.00 0.00 0.00');
  });
});

describe('the cap', () => {
  test('[FR-902] one customer’s winnings above 500,000 in a round are cut; another’s are unaffected', () => {
    const table = tableOf(game);
    const bets = [...wagersOf(table, 'straight/17 100, red 50', ana), ...wagersOf(table, 'straight/17 50', ben)];
    const { settlement, paid } = play(game, { cards: '', bets, draws: worth[9000], pocket: 17 });
    // Ana: 100 × 8,999 = 899,900 won, 399,900 above; Ben: 50 × 8,999 = 449,950.
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(39_990_000), clause: 'FR-902' }]);
    expect([paid(ana), paid(ben)]).toEqual(['500100.00', '450000.00']);
  });
});
