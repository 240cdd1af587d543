/** Golden Wealth Baccarat: one whole round, step by step. */
import { expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { cardsLeft, freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, close, place, tellRequest, wagersOf } from '../testing/play.ts';
import { goldenWealthBaccarat as game } from './index.ts';

test('a round: Ana’s Player hand has a golden three twice over, and Ben’s Tie loses', () => {
  const table = tableOf(game);
  const round = new Round(table, freshShoe(table.shoe.decks));
  const asks = () => (round.asks === undefined ? 'nothing' : tellRequest(round.asks));
  const deal = (text: string) => expect(round.answer({ kind: 'card', card: card(text) })).toBeUndefined();
  const draw = (text: string) => expect(round.answer({ kind: 'draw', picked: text.split(' ') })).toBeUndefined();
  const turn = () => expect(round.answer({ kind: 'turn' })).toBeUndefined();
  const seen = () => round.view(ana).places;

  // Betting. Ana puts 10 on Player and 5 on Player Pair; Banker is now closed to her. Ben puts 20 on Tie.
  expect(asks()).toBe('bets GW-017');
  expect(place(table, 'player 10, player-pair 5')).toMatchObject({ placed: 'accepted' });
  expect(place(table, 'player 10, banker 5')).toMatchObject({ refused: 'opposite-bets' });
  const closed = close(table, 'player 10, player-pair 5');
  if (isRefusal(closed)) throw new Error(closed.refused);
  expect(closed.wagers.map(({ spot, stake, fee }) => [spot, printMoney(stake), printMoney(fee)])).toEqual([
    ['player', '10.00', '2.00'],
    ['player-pair', '5.00', '1.00'],
  ]);
  const wagers = [...closed.wagers, ...wagersOf(table, 'tie 20', ben)];
  expect(round.answer({ kind: 'bets', wagers })).toBeUndefined();

  // Four cards, face down.
  expect(asks()).toBe('card player down GW-023');
  deal('3c');
  expect(asks()).toBe('card banker down GW-023');
  deal('Kd');
  deal('3c');
  deal('5h');
  expect(round.view(ana)).toEqual({
    places: { player: ['hidden', 'hidden'], banker: ['hidden', 'hidden'] },
    burned: [],
    drawn: [],
    wagers: closed.wagers, // Ben's wager is his own
    decisions: [],
    asks: { ask: 'draw', clause: 'GW-025' },
  });

  // The golden round: the five cards are shown, then a multiplier for each.
  expect(asks()).toBe('draw golden-cards GW-025');
  draw('Qh 3c 9d As 5h');
  expect(asks()).toBe('draw multiplier GW-026');
  expect(round.view(ana).drawn).toEqual([{ name: 'golden-cards', picked: ['Qh', '3c', '9d', 'As', '5h'] }]);
  draw('2'); // Qh
  draw('3'); // 3c
  draw('5'); // 9d
  draw('2'); // As
  draw('8'); // 5h
  const drawn = round.view(ana).drawn.map(({ picked }) => picked.join(' '));
  expect(drawn).toEqual(['Qh 3c 9d As 5h', '2', '3', '5', '2', '8']);

  // Player's two cards are turned, then Banker's.
  expect(asks()).toBe('turn player 1 GW-029');
  expect(seen()).toEqual({ player: ['hidden', 'hidden'], banker: ['hidden', 'hidden'] });
  turn();
  turn();
  expect(seen()).toEqual({ player: ['3c', '3c'], banker: ['hidden', 'hidden'] });
  expect(asks()).toBe('turn banker 1 GW-029');
  turn();
  turn();
  expect(seen()).toEqual({ player: ['3c', '3c'], banker: ['Kd', '5h'] });

  // Player stands on six; Banker on five draws a queen and keeps the five.
  expect(asks()).toBe('card banker up GW-031');
  expect(round.answer({ kind: 'turn' })).toMatchObject({ refused: 'not-asked' });
  deal('Qd');
  expect(seen()).toEqual({ player: ['3c', '3c'], banker: ['Kd', '5h', 'Qd'] });
  expect(asks()).toBe('nothing');
  expect(cardsLeft(round.shoe)).toBe(411);

  // Both threes are golden, 3x each: nine times. Ben's golden five does not help a tie that did not come.
  const settlement = settleRound(table, round);
  const told = settlement.lines.map(({ wager, result, staked, returns, clause }) =>
    [wager.player, wager.spot, result, printMoney(staked), printMoney(returns), clause].join(' '),
  );
  expect(told).toEqual([
    'ana player win 12.00 100.00 GW-049', // 10 + 10 · 9
    'ana player-pair win 6.00 410.00 GW-052', // 5 + 5 · 9 · 9
    'ben tie lose 24.00 0.00 GW-018',
  ]);
  expect([printMoney(paidTo(settlement, ana)), printMoney(paidTo(settlement, ben))]).toEqual(['510.00', '0.00']);
  expect(settlement.cuts).toEqual([]);

  // The journal alone replays the same round.
  const again = Round.replay(table, freshShoe(table.shoe.decks), round.journal);
  if (isRefusal(again)) throw new Error(again.refused);
  expect(settleRound(table, again)).toEqual(settlement);
});
