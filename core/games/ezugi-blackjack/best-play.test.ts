/** The real table playing the chart, round by round, against what the analyser says of the chart. */
import { expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { playedOff } from '../testing/chart-in-play.ts';
import { ezugiBlackjack as game } from './index.ts';

test('[BJ-E-908 BJ-E-910] dealt rounds return, win and stake what the chart does, to four deviations', () => {
  const { profit, wins, staked } = playedOff(tableOf(game), 200_000);
  expect([profit, wins, staked].filter((off) => Math.abs(off) > 4)).toEqual([]);
});
