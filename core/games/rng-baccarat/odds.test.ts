/** RNG Baccarat: the published rules and returns, and exact odds against an independent count. */
import { expect, test } from 'vitest';
import { printRatio, ratio } from '../../base/ratio.ts';
import { waysTo } from '../testing/count-coups.ts';
import { exact } from '../testing/exact.ts';
import { rngBaccarat as game } from './index.ts';

const odds = exact(game);

// Ordered choices of six cards from 312.
const deals = 312n * 311n * 310n * 309n * 308n * 307n;
const playerWins = () => waysTo(6, ({ player, banker }) => player > banker);
const bankerWins = () => waysTo(6, ({ player, banker }) => banker > player);
const ties = () => waysTo(6, ({ player, banker }) => player === banker);
const outOf = (ways: bigint) => printRatio(ratio(ways, deals));

test('[RB-001] the record carries the version and date of the published rules', () => {
  expect(game.record.publishedRules).toEqual({ version: '2.7', date: '2020-02-04' });
});

test('[RB-006 RB-901] the returns are as published: Banker 98.94, Player 98.76, Tie 85.56 percent', () => {
  expect(['banker', 'player', 'tie'].map((spot) => odds.percent(spot))).toEqual(['98.94', '98.76', '85.56']);
});

test('[RB-901] another pay table has other returns: Tie at 9 to 1 returns 10/9 as much', () => {
  const generous = exact(game, { payouts: { tie: '9' } });
  expect(printRatio(generous.of('tie').rtp)).toBe(outOf(10n * ties()));
});

test('[RB-007] the returns are those of six decks: with eight, Tie returns 85.64 percent', () => {
  expect(odds.percent('tie')).toBe('85.56');
  expect(exact(game, { decks: 8 }).percent('tie')).toBe('85.64');
});

test('Player, Banker and Tie come as often as a count of all deals says', () => {
  expect(playerWins() + bankerWins() + ties()).toBe(deals);
  expect(odds.chance('player', '2/1')).toBe(outOf(playerWins()));
  expect(odds.chance('banker', '39/20')).toBe(outOf(bankerWins()));
  expect(odds.chance('tie', '9/1')).toBe(outOf(ties()));
});

test('[RB-048] Player and Banker return their stakes on a tie: win, push and loss cover all deals', () => {
  expect(odds.chance('player', '1/1')).toBe(outOf(ties()));
  expect(odds.chance('banker', '1/1')).toBe(outOf(ties()));
  expect(odds.chance('player', '0/1')).toBe(outOf(bankerWins()));
  expect(odds.chance('banker', '0/1')).toBe(outOf(playerWins()));
});
