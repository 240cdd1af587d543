/** Red Envelope Baccarat: exact returns, against the page's figures, published counts and hand arithmetic. */
import { describe, expect, test } from 'vitest';
import { add, divide, multiply, printRatio, type Ratio, ratio, subtract } from '../../base/ratio.ts';
import { bankerWins, deals, playerWins, ties } from '../testing/eight-decks.ts';
import { exact } from '../testing/exact.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const odds = exact(game);
const withoutEnvelopes = exact(game, { envelope: { percent: 0 } });

describe('Tie and the pairs', () => {
  test('[RE-915] Tie returns 94.63 %, and 85.64 % without envelopes', () => {
    expect([odds.percent('tie'), withoutEnvelopes.percent('tie')]).toEqual(['94.63', '85.64']);
    // In 5 of 100 rounds it is boosted, to 15 × 0.50 + 25 × 0.30 + 50 × 0.15 + 88 × 0.05 = 26.9 to 1 on average. A tie
    // then returns 27.9, otherwise 9: 0.95 × 9 + 0.05 × 27.9 = 9.945 on average, and 9.945 × 0.095156 is 0.94633.
    expect(printRatio(odds.of('tie').rtp)).toBe(printRatio(ratio(9945n * ties, 1000n * deals)));
    expect(printRatio(withoutEnvelopes.of('tie').rtp)).toBe(printRatio(ratio(9n * ties, deals)));
  });

  test.each(['player-pair', 'banker-pair'])(
    '[RE-916] %s returns 94.83 per cent, and 89.64 without envelopes',
    (pair) => {
      expect([odds.percent(pair), withoutEnvelopes.percent(pair)]).toEqual(['94.83', '89.64']);
      // Of the other 415 cards 31 match the first. Boosted: 15 × 0.50 + 25 × 0.35 + 50 × 0.12 + 88 × 0.03 = 24.89 to 1
      // on average; 0.95 × 12 + 0.05 × 25.89 = 12.6945, and 12.6945 × 31 / 415 is 0.94826.
      expect(printRatio(odds.of(pair).rtp)).toBe(printRatio(ratio(126_945 * 31, 10_000 * 415)));
      expect(printRatio(withoutEnvelopes.of(pair).rtp)).toBe(printRatio(ratio(12 * 31, 415)));
    },
  );

  test('[RE-914] how often Tie comes boosted to 88: 15 % of a third of 5 % of the ties', () => {
    expect(odds.chance('tie', '89/1')).toBe(printRatio(ratio(15n * 5n * ties, 100n * 3n * 100n * deals)));
    expect(odds.chance('tie', '9/1')).toBe(printRatio(ratio(95n * ties, 100n * deals)));
  });

  test('[RE-917] returns follow the configured envelopes: one on Tie at 20 to 1 in every round', () => {
    const always = exact(game, {
      envelope: { percent: 100, shares: { playerPair: 0, bankerPair: 0 }, tie: { '20': 1 } },
    });
    expect(printRatio(always.of('tie').rtp)).toBe(printRatio(ratio(21n * ties, deals)));
    expect(printRatio(always.of('player-pair').rtp)).toBe(printRatio(ratio(12 * 31, 415)));
  });
});

describe('the fixed bets', () => {
  const returns = [
    ['RE-918', 'player', '98.76'],
    ['RE-918', 'banker', '98.54'],
    ['RE-918', 'super-6', '86.18'],
    ['RE-918', 'perfect-pair', '91.95'],
    ['RE-918', 'either-pair', '86.29'],
    ['RE-918', 'player-bonus', '97.35'],
    ['RE-918', 'banker-bonus', '90.63'],
  ] as const;
  test.each(returns)('[%s] %s returns %s per cent, with envelopes and without', (_clause, spot, percent) => {
    expect(odds.percent(spot)).toBe(percent);
    expect(printRatio(withoutEnvelopes.of(spot).rtp)).toBe(printRatio(odds.of(spot).rtp));
  });

  test('[RE-918] Player from the published counts: wins twice the stake, ties return it', () => {
    expect(printRatio(odds.of('player').rtp)).toBe(printRatio(ratio(2n * playerWins + ties, deals)));
  });

  test('[RE-918] Banker from the published counts: a win with six pays half, as often as Super 6 wins', () => {
    const sixes = divide(odds.of('super-6').rtp, ratio(16));
    const atEvenMoney = ratio(2n * bankerWins + ties, deals);
    expect(printRatio(odds.of('banker').rtp)).toBe(printRatio(subtract(atEvenMoney, multiply(sixes, ratio(1, 2)))));
    expect(odds.chance('super-6', '16/1')).toBe(printRatio(sixes));
    expect(odds.chance('banker', '3/2')).toBe(printRatio(sixes));
  });

  // Ordered choices of Player's second and Banker's two cards after any first card.
  const openings = 415n * 414n * 413n;

  test('[RE-918] Perfect Pair by counting: 26 for one hand, 201 for both', () => {
    // 7 of 415 match the first card. Banker's two are then of that card (6 · 5) or of one of the 51 others (51 · 8 · 7).
    const both = 7n * (6n * 5n + 51n * 8n * 7n);
    const one = 2n * 7n * 414n * 413n - 2n * both;
    expect(odds.chance('perfect-pair', '201/1')).toBe(printRatio(ratio(both, openings)));
    expect(odds.chance('perfect-pair', '26/1')).toBe(printRatio(ratio(one, openings)));
    expect(printRatio(odds.of('perfect-pair').rtp)).toBe(printRatio(ratio(201n * both + 26n * one, openings)));
  });

  test('[RE-918] Any Pair by counting: 6 for one pair or two', () => {
    // 31 of 415 pair the first card. Banker's two are then of that rank (30 · 29) or of one of the 12 others (12 · 32 · 31).
    const both = 31n * (30n * 29n + 12n * 32n * 31n);
    const any = 2n * 31n * 414n * 413n - both;
    expect(printRatio(odds.of('either-pair').rtp)).toBe(printRatio(ratio(6n * any, openings)));
  });

  test('[RE-902] fewer decks change the chances: with one deck 3 of 51 cards pair, and no pair is perfect', () => {
    const single = exact(game, { decks: 1, envelope: { percent: 0 } });
    expect(single.chance('player-pair', '12/1')).toBe('1/17');
    expect(printRatio(single.of('perfect-pair').rtp)).toBe('0/1');
  });

  test('every bet’s outcomes are complete: their chances add up to one', () => {
    for (const spot of ['tie', 'player-pair', 'banker', 'perfect-pair', 'player-bonus']) {
      const chances = odds
        .of(spot)
        .outcomes()
        .map(({ probability }): Ratio => probability);
      expect(printRatio(chances.reduce(add))).toBe('1/1');
    }
  });
});
