/** The analyser against published figures, and against the known effect of rule changes. */
import { describe, expect, test } from 'vitest';
import { present } from '../../../base/invariant.ts';
import { rules as parameters } from '../rules.ts';
import { analyse, byCards } from './analyse.ts';
import { wayBy } from './chart.ts';
import { handOf } from './hands.ts';
import { fullShoe } from './left.ts';
import { once } from './once.ts';
import { follow, situation } from './round.ts';

type Change = Parameters<typeof parameters.parse>[0];

/** What each move with two cards gains against an Ace, given that the check found no blackjack. */
function gainsBehindAce(change: Change) {
  const rules = parameters.parse(change);
  const behind = situation(rules, fullShoe(rules.decks), 1);
  const { gains } = follow(behind, byCards).whole;
  const { checkedFor } = behind.shown;
  return ([first, second]: readonly [number, number]): readonly number[] => {
    const hand = present(handOf(first).next[second], 'two cards');
    const { stand, hit, double } = present(gains[hand.index], 'gains');
    const goesOn = checkedFor === undefined ? 1 : 1 - behind.whole.draws(hand, checkedFor);
    return [stand, hit, double].map((gain) => gain / goesOn);
  };
}

// Wizard of Odds, blackjack appendix 9, "eight decks, dealer hits on soft 17, no hole card".
describe('eight decks, dealer hits soft 17, no check, against an Ace', () => {
  const gains = once(() => gainsBehindAce({ dealerStandsSoft17: false, peekOnAce: false, peekOnTen: false }));
  test.each<[readonly [number, number], readonly number[]]>([
    [
      [2, 1],
      [-0.722307, -0.37898, -1.024082],
    ],
    [
      [3, 2],
      [-0.721955, -0.528987, -1.443909],
    ],
    [
      [4, 3],
      [-0.721595, -0.553054, -1.369253],
    ],
    [
      [6, 1],
      [-0.665036, -0.462428, -0.998987],
    ],
    [
      [6, 5],
      [-0.721201, -0.235977, -0.537869],
    ],
  ])('[BJ-E-903 BJ-E-904] %j', (hand, published) => {
    gains()(hand).forEach((gain, at) => expect(gain).toBeCloseTo(published[at] ?? 0, 6));
  });
});

// The same appendix, "1 deck, dealer stands on soft 17", after the check.
describe('one deck, against an Ace, no blackjack', () => {
  const gains = once(() => gainsBehindAce({ decks: 1 }));
  test.each<[readonly [number, number], readonly number[]]>([
    [
      [2, 1],
      [-0.661732, -0.067808, -0.593281],
    ],
    [
      [3, 2],
      [-0.659375, -0.291565, -1.318751],
    ],
    [
      [6, 5],
      [-0.634013, 0.172946, 0.240259],
    ],
    [
      [7, 1],
      [-0.101015, -0.108386, -0.357778],
    ],
  ])('[BJ-E-044 BJ-E-045 BJ-E-046] %j', (hand, published) => {
    gains()(hand).forEach((gain, at) => expect(Math.abs(gain - (published[at] ?? 0))).toBeLessThan(1e-6));
  });
});

describe('so many decks that removed cards do not matter', () => {
  const rules = parameters.parse({ earlySurrender: false, doubleAfterSplit: false });
  const endless = analyse(rules, fullShoe(1e9));

  test('[BJ-E-047 BJ-E-049] Griffin’s expectation for the infinite deck without resplitting: −0.690223 per cent', () => {
    expect(100 * endless.worthBy(wayBy)).toBeCloseTo(-0.690223, 4);
  });

  test('totals and exact cards then agree', () => {
    expect(endless.worthBy(wayBy)).toBeCloseTo(endless.worthBy(byCards), 8);
  });
});

describe('rule changes, in per cent of the stake, from published lists', () => {
  const base = { earlySurrender: false };
  const worth = (change: object) => {
    const rules = parameters.parse({ ...base, ...change });
    return 100 * analyse(rules, fullShoe(rules.decks)).worthBy(byCards);
  };
  const usual = once(() => worth({}));

  test('[BJ-E-049] eight decks: −0.55 to −0.57, 0.13 more for doubling after a split, 0.03 less without resplits', () => {
    expect(Math.abs(usual() - (-0.56 + 0.13 - 0.03))).toBeLessThan(0.04);
  });
  test.each([
    ['dealer hits soft 17', { dealerStandsSoft17: false }, -0.21],
    ['[BJ-E-910] no double after a split', { doubleAfterSplit: false }, -0.13],
    ['[BJ-E-903] nothing checked', { peekOnAce: false, peekOnTen: false }, -0.11],
    ['[BJ-E-908] early surrender against an Ace', { earlySurrender: true }, 0.39],
  ])('%s', (_title, change, published) => {
    expect(Math.abs(worth(change) - usual() - published)).toBeLessThan(0.02);
  });

  test('[BJ-E-060] six to five takes three tenths of every blackjack paid', () => {
    const paid = (2 * 32 * 128 * (414 * 413 - 2 * 31 * 127)) / (416 * 415 * 414 * 413);
    expect(worth({ payouts: { blackjack: '1.2' } }) - usual()).toBeCloseTo(-100 * 0.3 * paid, 10);
  });
});
