/** Live Blackjack (Ezugi): exact chances, one seat alone on a full shoe of 416 cards. */
import { expect, test } from 'vitest';
import { printRatio, ratio } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import { exact } from '../testing/exact.ts';
import { dealerCounts } from './count.ts';
import { ezugiBlackjack as game } from './index.ts';

const eight = exact(game);
const fraction = (n: number, d: number) => printRatio(ratio(n, d));

test('[BJ-E-063 BJ-E-064 BJ-E-065] pairs: 7, 8 and 16 of the 415 cards after the first', () => {
  expect(eight.chance('perfect-pair', '26/1')).toBe(fraction(7, 415));
  expect(eight.chance('perfect-pair', '13/1')).toBe(fraction(8, 415));
  expect(eight.chance('perfect-pair', '7/1')).toBe(fraction(16, 415));
  // 7 × 26 + 8 × 13 + 16 × 7 = 398
  expect(printRatio(eight.of('perfect-pair').rtp)).toBe(fraction(398, 415));
});

// 416 × 415 × 414 / 6 sets of three cards.
const sets = 11_912_160;
test.each([
  ['BJ-E-066', '101/1', 52 * 56], // C(8,3) of each card
  ['BJ-E-067', '41/1', 12 * 4 * 8 ** 3], // twelve sequences, four suits
  ['BJ-E-068', '26/1', 13 * 4960 - 52 * 56], // C(32,3) of each rank, not all identical
  ['BJ-E-069', '11/1', 12 * 32 ** 3 - 24_576],
  ['BJ-E-070', '6/1', 4 * 182_104 - 52 * 56 - 24_576], // C(104,3) of each suit
])('[%s] 21+3 that returns %s: %i sets of three', (_clause, returns, count) => {
  expect(eight.chance('21+3', returns)).toBe(fraction(count, sets));
});

test('[BJ-E-026 BJ-E-918] 21+3 returns 11,163,104 of 11,912,160', () => {
  // 2912 × 101 + 24576 × 41 + 61568 × 26 + 368640 × 11 + 700928 × 6
  expect(printRatio(eight.of('21+3').rtp)).toBe(fraction(11_163_104, sets));
  expect(eight.percent('21+3')).toBe('93.71');
});

test('[BJ-E-060] a blackjack is paid when the dealer has none', () => {
  // Two orders of 32 Aces and 128 tens; then the dealer's two cards out of 414 with 31 and 127 of them.
  const unpaid = 414 * 413 - 2 * 31 * 127;
  expect(eight.chance('main', '5/2')).toBe(fraction(2 * 32 * 128 * unpaid, 416 * 415 * 414 * 413));
});

test('[BJ-E-053 BJ-E-054] a dealer out of a shoe of eight fives, eight tens: every end by hand', () => {
  // Two fives draw a ten to 20 or a five to 15, then 20 or 25; five and ten draw to 20 or 25; two tens stand.
  const left = [0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8];
  const ends = new Map(dealerCounts(left, true).map(({ standing, weight }) => [standing.total, weight]));
  const total = [...ends.values()].reduce((sum, weight) => sum + weight, 0n);
  // Busts: 5 10 10, 10 5 10 and 5 5 5 10 in order, of 16 × 15 × 14 × 13.
  const busts = 2 * 8 * 8 * 7 * 13 + 8 * 7 * 6 * 8;
  expect(printRatio(ratio(ends.get(22) ?? 0n, total))).toBe(fraction(busts, 16 * 15 * 14 * 13));
  expect([...ends.keys()].toSorted((a, b) => a - b)).toEqual([20, 22]);
});

test('[BJ-E-050] the main bet is told for the default play, stand and no insurance, and names it', () => {
  const { chances, defaultPlay, otherPlay } = eight.chancesOf('main');
  expect(defaultPlay).toBe('alwaysStanding');
  expect(figuresOf(otherPlay['alwaysStanding'] ?? [], undefined).rtp).toEqual(figuresOf(chances, undefined).rtp);
  expect(chances.every(({ raise }) => raise === 0)).toBe(true);
});
