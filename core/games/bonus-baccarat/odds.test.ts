/** Bonus Baccarat: exact odds, against the page's figures, published counts and an independent count. */
import { describe, expect, test } from 'vitest';
import { printRatio, ratio } from '../../base/ratio.ts';
import { type CountedCoup, waysTo } from '../testing/count-coups.ts';
import { bankerWins, deals, playerWins, ties } from '../testing/eight-decks.ts';
import { exact } from '../testing/exact.ts';
import { bonusBaccarat as game } from './index.ts';

const odds = exact(game);
const outOf = (ways: bigint) => printRatio(ratio(ways, deals));

test.each([
  ['player', '98.76'],
  ['banker', '98.94'],
  ['tie', '85.64'],
  ['player-pair', '89.64'],
  ['banker-pair', '89.64'],
  ['either-pair', '86.29'],
  ['perfect-pair', '86.97'],
  ['player-bonus', '97.35'],
  ['banker-bonus', '90.63'],
])('[BB-910] %s returns %s percent', (spot, percent) => {
  expect(odds.percent(spot)).toBe(percent);
});

test('[BB-905] Perfect Pair with 200 to 1 for both hands returns 91.95 percent instead of 86.97', () => {
  expect(odds.percent('perfect-pair')).toBe('86.97');
  expect(exact(game, { payouts: { perfectPairBoth: '200' } }).percent('perfect-pair')).toBe('91.95');
});

test('[BB-901 BB-902] Player, Banker and Tie come as often as published for eight decks', () => {
  expect(odds.chance('player', '2/1')).toBe(outOf(playerWins));
  expect(odds.chance('banker', '39/20')).toBe(outOf(bankerWins));
  expect(odds.chance('tie', '9/1')).toBe(outOf(ties));
  expect(playerWins + bankerWins + ties).toBe(deals);
});

describe('pairs, by counting the second hand after the first', () => {
  const others = 415n * 414n * 413n;

  test('[BB-004 BB-005] whatever the first card, 31 of the other 415 match it', () => {
    expect(odds.chance('player-pair', '12/1')).toBe('31/415');
    expect(odds.chance('banker-pair', '12/1')).toBe('31/415');
  });

  test('[BB-011] Any Pair: the pairs of either hand, minus the double count of both', () => {
    // Both: Banker's two of the same rank as Player's pair (30·29), or of one of the 12 others (12·32·31).
    const both = 31n * (30n * 29n + 12n * 32n * 31n);
    expect(odds.chance('either-pair', '6/1')).toBe(printRatio(ratio(2n * 31n * 414n * 413n - both, others)));
  });

  test('[BB-012 BB-905] Perfect Pair: 7 of 415 a hand; at 200 to 1 both hands are an outcome of their own', () => {
    // Both: Banker's two copies of the same card as Player's (6·5), or of one of the 51 others (51·8·7).
    const both = 7n * (6n * 5n + 51n * 8n * 7n);
    const either = 2n * 7n * 414n * 413n;
    expect(odds.chance('perfect-pair', '26/1')).toBe(printRatio(ratio(either - both, others)));
    const raised = exact(game, { payouts: { perfectPairBoth: '200' } });
    expect(raised.chance('perfect-pair', '201/1')).toBe(printRatio(ratio(both, others)));
    expect(raised.chance('perfect-pair', '26/1')).toBe(printRatio(ratio(either - 2n * both, others)));
  });
});

/** Whether a natural ended the deal. */
const isOver = ({ player, banker, playerCards, bankerCards }: CountedCoup) =>
  playerCards === 2 && bankerCards === 2 && (player >= 8 || banker >= 8);

describe('bonus bets, against a count of all deals', () => {
  const sides = [
    ['player-bonus', (coup: CountedCoup) => coup.player - coup.banker],
    ['banker-bonus', (coup: CountedCoup) => coup.banker - coup.player],
  ] as const;

  test('the count agrees with the published figures', () => {
    expect(waysTo(8, ({ player, banker }) => player > banker)).toBe(playerWins);
    expect(waysTo(8, ({ player, banker }) => banker > player)).toBe(bankerWins);
    expect(waysTo(8, () => true)).toBe(deals);
  });

  test.each([
    ['BB-028', 9, '31/1'],
    ['BB-029', 8, '11/1'],
    ['BB-030', 7, '7/1'],
    ['BB-031', 6, '5/1'],
    ['BB-032', 5, '3/1'],
  ])('[%s] a win without a natural by %i comes as often as counted, and returns %s', (_clause, points, back) => {
    for (const [spot, ahead] of sides) {
      const ways = waysTo(8, (coup) => !isOver(coup) && ahead(coup) === points);
      expect([spot, odds.chance(spot, back)]).toEqual([spot, outOf(ways)]);
    }
  });

  test('[BB-033 BB-034] even money comes with a margin of four or a natural', () => {
    for (const [spot, ahead] of sides) {
      const ways = waysTo(8, (coup) => (isOver(coup) ? ahead(coup) > 0 : ahead(coup) === 4));
      expect([spot, odds.chance(spot, '2/1')]).toEqual([spot, outOf(ways)]);
    }
  });

  test('[BB-035 BB-906] the stake comes back on a natural tie, and nothing on any other loss', () => {
    for (const [spot, ahead] of sides) {
      const pushes = waysTo(8, (coup) => isOver(coup) && ahead(coup) === 0);
      const losses = waysTo(8, (coup) => (isOver(coup) ? ahead(coup) < 0 : ahead(coup) < 4));
      expect([spot, odds.chance(spot, '1/1')]).toEqual([spot, outOf(pushes)]);
      expect([spot, odds.chance(spot, '0/1')]).toEqual([spot, outOf(losses)]);
    }
  });
});
