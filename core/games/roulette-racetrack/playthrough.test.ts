/** Racetrack Roulette: one round as players see it, from the first chip to the last cent. */
import { expect, test } from 'vitest';
import { type Cents, printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { closeBetting } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana } from '../testing/play.ts';
import { layCompound } from '../testing/spin.ts';
import { rouletteRacetrack as game } from './index.ts';

test('Ana plays the complete bet on 36 beside ten on red, and 35 wins', () => {
  const table = tableOf(game);
  const round = new Round(table, freshShoe(0));

  // Eighteen chips of 0.50 on six positions, beside what is already there.
  const stakes = layCompound(table, 'red 10', 'complete/36', '0.50');
  if (isRefusal(stakes)) throw new Error(stakes.refused);
  expect([...stakes.values()].reduce((sum, stake) => sum + stake, 0) as Cents).toBe(1900);
  const closed = closeBetting(table.betting, ana, stakes, 0);
  if (isRefusal(closed)) throw new Error(closed.refused);
  expect(round.answer({ kind: 'bets', wagers: closed.wagers })).toBeUndefined();

  // One question, one answer.
  expect(round.asks).toEqual({ ask: 'pocket', pockets: 37, clause: 'RT-901' });
  expect(round.answer({ kind: 'pocket', pocket: 35 })).toBeUndefined();
  expect(round.outcome).toEqual({ pocket: 35 });
  expect(round.view(ana)).toMatchObject({ pocket: 35 });

  // 35 is black; it shares split, street, corner and line with 36.
  const settlement = settleRound(table, round);
  expect(
    settlement.lines.map(({ wager, returns, clause }) => `${wager.spot}: ${printMoney(returns)} by ${clause}`),
  ).toEqual([
    'red: 0.00 by RT-912',
    'straight/36: 0.00 by RT-912',
    'split/33-36: 0.00 by RT-912',
    'split/35-36: 18.00 by RT-906',
    'street/34-35-36: 18.00 by RT-907',
    'corner/32-33-35-36: 18.00 by RT-908',
    'line/31-36: 18.00 by RT-909',
  ]);
  expect(printMoney(paidTo(settlement, ana))).toBe('72.00');
});
