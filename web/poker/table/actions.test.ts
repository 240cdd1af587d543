import { expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { tournamentExamples } from '../../../house/protocol/tournament-examples.ts';
import type { TurnTold } from '../../../house/protocol/tournaments.ts';
import { betRange, madeLegal } from './bet-sizes.ts';
import { earlyAnswer } from './early-action.ts';

const turn = present(tournamentExamples.mine.example.mine.turn, 'a turn');
const options = (...ids: readonly string[]): TurnTold => ({
  ...turn,
  options: ids.map((id) => ({ id, cost: 0, clause: 'PP-011' })),
});

test('a raise is named by its total; pot and half pot are computed after the call', () => {
  // 100 lie in front, a call costs 100 more: the pot of 320 is 420 then. Half of it makes 200 + 210, all of it 200 + 420.
  const range = betRange(turn, { pot: 320 });
  expect(range).toEqual({ option: 'raise', least: 300, most: 9990, half: 410, pot: 620 });
});

test('sizes stay within what the house offers', () => {
  const short: TurnTold = {
    ...turn,
    options: [
      { id: 'call', cost: 100, clause: 'PP-048' },
      { id: 'raise', cost: 200, costMost: 250, clause: 'PP-053' },
    ],
  };
  const range = betRange(short, { pot: 320 });
  expect(range).toMatchObject({ least: 300, most: 350, half: 350, pot: 350 });
  if (range === undefined) throw new Error('a raise is offered');
  expect([0, 325.4, 9999, Number.NaN].map((to) => madeLegal(range, to))).toEqual([300, 325, 350, 300]);
  // A fixed bet has one size.
  const fixed: TurnTold = { ...turn, bet: 0, options: [{ id: 'bet', cost: 200, clause: 'PP-052' }] };
  expect(betRange(fixed, { pot: 300 })).toMatchObject({ option: 'bet', least: 200, most: 200, half: 200, pot: 200 });
  expect(betRange(options('fold', 'check'), { pot: 1 })).toBeUndefined();
});

test.each([
  ['fold', ['fold', 'check'], 'fold'],
  ['check-fold', ['fold', 'check', 'bet'], 'check'],
  ['check-fold', ['fold', 'call'], 'fold'],
  ['call-any', ['fold', 'check', 'bet'], 'check'],
  ['call-any', ['fold', 'call', 'raise'], 'call'],
] as const)('%s before the turn answers %j with %s', (early, offered, answer) => {
  expect(earlyAnswer(early, options(...offered))).toBe(answer);
});

test('an advance action never answers a different question', () => {
  expect(earlyAnswer('fold', { ...options('show', 'muck'), name: 'show' })).toBeUndefined();
});
