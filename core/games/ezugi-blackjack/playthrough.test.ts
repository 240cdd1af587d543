/** A round of Live Blackjack (Ezugi), readable from the bets to the money. */
import { expect, test } from 'vitest';
import { playerId, type Seat } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { seated } from '../testing/seated.ts';
import { ezugiBlackjack as game } from './index.ts';

test('[BJ-E-036 BJ-E-047 BJ-E-056] Ana splits eights at seat 2 and stands at seat 3, Ben insures at seat 6', () => {
  const table = tableOf(game);
  const ben = playerId('ben');
  const round = new Round(table, freshShoe(8));
  const deal = (text: string) => expect(round.answer({ kind: 'card', card: card(text) })).toBeUndefined();
  const say = (seat: string, option: string) =>
    expect(round.answer({ kind: 'choice', holder: seat as Seat, option })).toBeUndefined();

  const wagers = seated(table, '2: main 20, perfect-pair 5; 3: main 10; ben 6: main 10.01');
  expect(round.answer({ kind: 'bets', wagers })).toBeUndefined();

  for (const first of ['8c', 'Tc', 'Ks']) deal(first);
  deal('Ah'); // the dealer's open card
  for (const second of ['8s', '7d', '9d']) deal(second);
  deal('5s'); // the hole card
  expect(round.view(ben).places['dealer']).toEqual(['Ah', 'hidden']);

  // The dealer shows an Ace: one window for all seats.
  expect(round.asks).toMatchObject({ ask: 'window', name: 'insurance', seconds: 13 });
  say('seat-6', 'insurance'); // 5.00 for 10.01
  expect(round.answer({ kind: 'choice', holder: 'seat-1' as Seat, option: 'insurance' })).toMatchObject({
    refused: 'not-a-holder',
  });
  expect(round.answer({ kind: 'closed', unpaid: [] })).toBeUndefined();

  // No blackjack under the Ace: the turns begin with the lowest seat.
  say('seat-2', 'split');
  expect(round.answer({ kind: 'move' })).toBeUndefined();
  deal('3d'); // to the first eight: 11
  deal('Td'); // to the second: 18
  say('seat-2', 'double');
  deal('9c'); // 20
  say('seat-2', 'stand');
  say('seat-3', 'stand'); // 17
  say('seat-6', 'stand'); // 19

  expect(round.asks).toMatchObject({ ask: 'turn', place: 'dealer', slot: 1 });
  expect(round.answer({ kind: 'turn' })).toBeUndefined();
  deal('3c'); // Ace, 5 and 3: 19
  expect(round.asks).toBeUndefined();

  const { lines, cuts } = settleRound(table, round);
  expect(cuts).toEqual([]);
  expect(
    lines.map(
      ({ wager, result, staked, returns }) =>
        `${wager.player} ${wager.seat} ${wager.spot}: ${result}, ${printMoney(staked)} > ${printMoney(returns)}`,
    ),
  ).toEqual([
    'ana seat-2 main: win, 60.00 > 80.00', // 20 on 40 wins, 18 on 20 loses
    'ana seat-2 perfect-pair: win, 5.00 > 65.00', // two black eights
    'ana seat-3 main: lose, 10.00 > 0.00',
    'ben seat-6 main: part, 15.01 > 10.01', // 19 is a push, the insurance is lost
  ]);

  const again = Round.replay(table, freshShoe(8), round.journal);
  expect(isRefusal(again) ? again : [again.outcome, again.steps]).toEqual([round.outcome, round.steps]);
});
