/** The real table played by the chart for millions of rounds, against the analyser's figures. */
import { expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { playedOff } from '../testing/chart-in-play.ts';
import { ezugiBlackjack as game } from './index.ts';

const otherRules = { peekOnAce: false, peekOnTen: false, dealerStandsSoft17: false, doubleAfterSplit: false };

test.each([
  ['[BJ-E-908 BJ-E-910] by the page', {}],
  ['[BJ-E-903 BJ-E-904] by other rules', otherRules],
  ['split Aces may draw, no surrender', { hitSplitAces: true, earlySurrender: false }],
])('%s: within four deviations', { timeout: 600_000 }, (_title, parameters) => {
  const { profit, wins, staked } = playedOff(tableOf(game, parameters), 3_000_000);
  expect([profit, wins, staked].filter((off) => Math.abs(off) > 4)).toEqual([]);
});
