/** Live Blackjack (Ezugi): exact chances, one seat alone on a full shoe of 416 cards. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { printRatio, ratio, toNumber } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import { exact } from '../testing/exact.ts';
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

/** The probability that the main bet ends so, as a float: accurate to twelve decimals. */
const ends = (returns: number, staked: number): number => {
  const outcome = eight
    .of('main')
    .outcomes()
    .find((one) => toNumber(one.returns) === returns && toNumber(one.staked) === staked);
  return toNumber(present(outcome, `${returns} of ${staked}`).probability);
};

describe('the main bet', () => {
  test('[BJ-E-060] a blackjack is paid when the dealer has none', () => {
    // Two orders of 32 Aces and 128 tens; then the dealer's two cards out of 414 with 31 and 127 of them.
    const unpaid = 414 * 413 - 2 * 31 * 127;
    expect(ends(2.5, 1)).toBeCloseTo((2 * 32 * 128 * unpaid) / (416 * 415 * 414 * 413), 12);
  });

  test('[BJ-E-041 BJ-E-908] half comes back as often as a hand to surrender meets an Ace', () => {
    // By the published list: hard 5 to 7 with 3,3, hard 12 to 17 with 6,6, 7,7 and 8,8; none with an Ace.
    const count = (value: number) => (value === 10 ? 128 : 32);
    let ways = 0;
    for (let first = 2; first <= 10; first++) {
      for (let second = 2; second <= 10; second++) {
        const total = first + second;
        const isListed = (total >= 5 && total <= 7) || (total >= 12 && total <= 17);
        if (isListed) ways += count(first) * (count(second) - (first === second ? 1 : 0));
      }
    }
    expect(ends(0.5, 1)).toBeCloseTo((32 * ways) / (416 * 415 * 414), 12);
  });

  test('every end is included: chances add up to one, stakes run from one to four, and at most all of them are doubled', () => {
    const { outcomes, digits } = eight.of('main');
    expect(digits).toBe(12);
    expect(outcomes().reduce((sum, { probability }) => sum + toNumber(probability), 0)).toBeCloseTo(1, 14);
    expect(new Set(outcomes().map(({ staked }) => toNumber(staked)))).toEqual(new Set([1, 2, 3, 4]));
    expect(outcomes().every(({ returns, staked }) => toNumber(returns) <= 2.5 * toNumber(staked))).toBe(true);
  });

  test('[BJ-E-050] the default play of every offer is reported too, by name', () => {
    const { defaultPlay, otherPlay } = eight.chancesOf('main');
    expect(defaultPlay).toBe('alwaysStanding');
    expect(otherPlay['alwaysStanding']?.every(({ raise, pay }) => raise === 0 && pay.result !== 'part')).toBe(true);
  });

  test('exact cards are worth a little more than totals, and surrender is worth what is published', () => {
    const { otherPlay } = eight.chancesOf('main');
    const worth = (play: string) => toNumber(figuresOf(present(otherPlay[play], play), undefined).rtpInitial);
    const byChart = toNumber(eight.of('main').rtpInitial);
    expect(worth('compositionDependent') - byChart).toBeGreaterThan(0);
    expect(worth('compositionDependent') - byChart).toBeLessThan(0.0001);
    // Early surrender against an Ace: 0.39 per cent, as all lists of rule variations have it.
    expect(100 * (byChart - worth('withoutSurrender'))).toBeCloseTo(0.39, 1);
  });
});

describe('insurance', () => {
  test('[BJ-E-039 BJ-E-062] against an Ace 128 of 415 cards make it: three times 128 come back of 415', () => {
    const insurance = present(eight.chancesOf('main').offered?.['insurance'], 'insurance');
    const { rtp, digits } = figuresOf(insurance, undefined);
    expect([printRatio(rtp), digits]).toEqual([fraction(384, 415), undefined]);
  });

  test('[BJ-E-907] knowing one’s own cards it is 128, 127 or 126 of 413: never worth its price', () => {
    const advice = eight.chancesOf('main').strategy;
    expect(advice.map(({ choose, gain }) => [choose, printRatio(gain)])).toEqual([
      ['no', fraction(3 * 128 - 413, 413)],
      ['no', fraction(3 * 127 - 413, 413)],
      ['no', fraction(3 * 126 - 413, 413)],
    ]);
  });

  test('[BJ-E-062] at 9 to 4 it is worth taking without a ten in hand, and only then', () => {
    const { strategy } = exact(game, { payouts: { insurance: '2.25' } }).chancesOf('main');
    // 3.25 × 128 = 416 and 3.25 × 127 = 412.75, of 413.
    expect(strategy.map(({ choose }) => choose)).toEqual(['insurance', 'no', 'no']);
  });
});
