/** Live Roulette (Ezugi): one round as players see it, from the first chip to the last cent. */
import { expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, wagersOf } from '../testing/play.ts';
import { chipsOf } from '../testing/spin.ts';
import { ezugiRoulette as game } from './index.ts';

test('Ana plays the orphans and black, Ben plays red; the ball falls into 17', () => {
  const table = tableOf(game);
  const round = new Round(table, freshShoe(0));

  // Ana's five chips of 1.00 lie on ordinary positions; 17 is covered twice.
  expect(chipsOf(table, 'orphelins')).toBe('1 straight/1, 1 split/6-9, 1 split/14-17, 1 split/17-20, 1 split/31-34');
  const orphans = 'straight/1 1, split/6-9 1, split/14-17 1, split/17-20 1, split/31-34 1';
  const wagers = [...wagersOf(table, `${orphans}, black 10`, ana), ...wagersOf(table, 'red 20', ben)];
  expect(round.answer({ kind: 'bets', wagers })).toBeUndefined();

  // The dealer spins; only a pocket is accepted now, and no more bets.
  expect(round.asks).toEqual({ ask: 'pocket', pockets: 37, clause: 'RO-E-042' });
  expect(round.answer({ kind: 'bets', wagers: [] })).toMatchObject({ refused: 'not-asked' });
  expect(round.answer({ kind: 'pocket', pocket: 17 })).toBeUndefined();
  expect(round.view(ben)).toMatchObject({ pocket: 17, wagers: [{ spot: 'red', stake: 2000 }] });

  // The number is announced, and the round is over.
  expect(round.asks).toMatchObject({
    ask: 'announce',
    fact: { kind: 'winning-number', values: { number: 17, colour: 'black' } },
  });
  expect(round.answer({ kind: 'announce' })).toBeUndefined();
  expect(round.outcome).toEqual({ pocket: 17 });

  // Two splits pay 17 to 1 and black 1 to 1: Ana staked 15 and gets 36 + 20.
  const settlement = settleRound(table, round);
  expect(
    settlement.lines.map(
      ({ wager, returns, clause }) => `${wager.player} ${wager.spot}: ${printMoney(returns)} by ${clause}`,
    ),
  ).toEqual([
    'ana straight/1: 0.00 by RO-E-047',
    'ana split/6-9: 0.00 by RO-E-047',
    'ana split/14-17: 18.00 by RO-E-049',
    'ana split/17-20: 18.00 by RO-E-049',
    'ana split/31-34: 0.00 by RO-E-047',
    'ana black: 20.00 by RO-E-055',
    'ben red: 0.00 by RO-E-047',
  ]);
  expect([printMoney(paidTo(settlement, ana)), printMoney(paidTo(settlement, ben))]).toEqual(['56.00', '0.00']);
});
