/** The real table played by the chart, against the analyser's figures. */
import { expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { playedOff } from '../testing/chart-in-play.ts';
import { ezugiBlackjack as game } from './index.ts';

test('[BJ-E-908 BJ-E-910] dealt rounds return, win and stake as the chart does, within four deviations', () => {
  const { profit, wins, staked } = playedOff(tableOf(game), 200_000);
  expect([profit, wins, staked].filter((off) => Math.abs(off) > 4)).toEqual([]);
});
