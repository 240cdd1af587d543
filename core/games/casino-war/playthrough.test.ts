/** Casino War: one whole round, step by step. */
import { expect, test } from 'vitest';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, tellRequest, wagersOf } from '../testing/play.ts';
import { casinoWar as game } from './index.ts';

const table = tableOf(game);

test('[CW-011 CW-015 CW-018] Ana goes to war and wins it after a second tie; Ben surrenders and his tie bet stays alive', () => {
  const wagers = [...wagersOf(table, 'main 20', ana), ...wagersOf(table, 'main 10, tie 2', ben)];
  const round = new Round(table, freshShoe(8));
  const step = (answer: Answer): [string, unknown] => {
    const asked = round.asks === undefined ? 'nothing' : tellRequest(round.asks);
    return [asked, round.answer(answer)];
  };
  const deal = (text: string) => step({ kind: 'card', card: card(text) });
  const burn = (text: string) => step({ kind: 'burn', card: card(text) });

  expect(step({ kind: 'bets', wagers })).toEqual(['bets CW-903', undefined]);
  expect(deal('Jh')).toEqual(['card customer up CW-902', undefined]);
  expect(deal('Js')).toEqual(['card dealer up CW-902', undefined]);

  // A tie: both are asked. Ana goes to war; Ben surrenders.
  expect(step({ kind: 'choice', holder: ana, option: 'war' })).toEqual(['window CW-006', undefined]);
  expect(step({ kind: 'choice', holder: ben, option: 'war' })).toEqual(['window CW-006', undefined]);
  expect(step({ kind: 'choice', holder: ben, option: 'surrender' })).toEqual(['window CW-006', undefined]);
  expect(step({ kind: 'closed', unpaid: [] })).toEqual(['window CW-006', undefined]);

  // The first war ties too; the second follows without a question.
  for (const [customer, dealer] of [
    ['4c', '4d'],
    ['Ah', 'Kd'],
  ] as const) {
    for (const burned of ['2c', '3c', '5c']) expect(burn(burned)).toEqual(['burn down CW-010', undefined]);
    expect(deal(customer)).toEqual(['card customer up CW-010', undefined]);
    expect(deal(dealer)).toEqual(['card dealer up CW-010', undefined]);
  }
  expect(round.asks).toBeUndefined();
  expect(round.view(ana).burned).toEqual(Array(6).fill('hidden'));

  // Ana: 40 staked, 60 back. Ben: half of 10, and 26 times 2 for two ties.
  const settlement = settleRound(table, round);
  expect(settlement.lines.map(({ staked, returns, clause }) => [staked, returns, clause])).toEqual([
    [4000, 6000, 'CW-906'],
    [1000, 500, 'CW-007'],
    [200, 5200, 'CW-018'],
  ]);
  expect([paidTo(settlement, ana), paidTo(settlement, ben)]).toEqual([6000, 5700]);
});
