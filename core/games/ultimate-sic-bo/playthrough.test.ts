/** Ultimate Sic Bo: one whole round, step by step. */
import { expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { lights } from '../testing/lights.ts';
import { ana, ben, tellRequest, wagersOf } from '../testing/play.ts';
import { ultimateSicBo as game } from './index.ts';

const table = tableOf(game);

test('[SB-024 SB-039 SB-919] two spots are lit, a cocked die is thrown again, and 2 2 5 decides', () => {
  const wagers = [
    ...wagersOf(table, 'small 20, single/2 10, double/2 5', ana),
    ...wagersOf(table, 'combination/2-5 8, total/10 3, triple/2 1', ben),
  ];
  const round = new Round(table, freshShoe(0));
  const step = (answer: Answer): [string, unknown] => {
    const asked = round.asks === undefined ? 'nothing' : tellRequest(round.asks);
    return [asked, round.answer(answer)];
  };

  expect(step({ kind: 'bets', wagers })).toEqual(['bets SB-020', undefined]);

  // No dice before the lights. Double TWO and the combination 2 and 5 are lit.
  expect(round.answer({ kind: 'dice', dice: [2, 2, 5] })).toMatchObject({ refused: 'not-asked' });
  for (const picked of lights({ 'double/2': '25', 'combination/2-5': '15' })) {
    expect(step({ kind: 'draw', picked })).toEqual([expect.stringMatching(/^draw multiplier\//), undefined]);
  }

  // A die leans on another: a note, and the same lights for the next throw.
  round.note('one die on another', { clause: 'SB-046', reason: 'thrown again', by: ['dealer'] });
  expect(step({ kind: 'dice', dice: [2, 2, 5] })).toEqual(['dice SB-021', undefined]);
  expect(round.asks).toBeUndefined();

  // 2 2 5 makes nine: small; two dice show the two, which was not lit as a Single.
  const settlement = settleRound(table, round);
  expect(
    settlement.lines.map(({ wager, returns, clause }) => `${wager.spot} ${printMoney(returns)} ${clause}`),
  ).toEqual([
    'small 40.00 SB-025',
    'single/2 30.00 SB-039',
    'double/2 125.00 SB-907',
    'combination/2-5 120.00 SB-917',
    'total/10 0.00 SB-013',
    'triple/2 0.00 SB-017',
  ]);
  expect([paidTo(settlement, ana), paidTo(settlement, ben)]).toEqual([19_500, 12_000]);
});
