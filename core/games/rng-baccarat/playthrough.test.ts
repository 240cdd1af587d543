/** RNG Baccarat: one whole round and the start of the next, step by step. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { closeBetting } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { controlsOf, emptySlip, putChip, type Slip, stakesOn, takeBack } from '../../round/slip.ts';
import { applyGesture } from '../../round/slip-gesture.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { isShoeOver } from '../shoe-life.ts';
import { ana, chips, tellRequest } from '../testing/play.ts';
import { rngBaccarat } from './index.ts';

const taken = <T extends object>(answer: T): Exclude<T, { refused: string }> => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer as Exclude<T, { refused: string }>;
};

test('Ana bets on Banker and Tie, sees Banker win with three cards, and bets the same again', () => {
  const table = tableOf(rngBaccarat);
  const put = (slip: Slip, text: string) => taken(putChip(table.betting, slip, chips(text)[0]!, 0)).slip;

  // Two chips on Banker, one on Tie, and one too many that CLEAR takes back.
  const banker = put(put(emptySlip, 'banker 0.50'), 'banker 0.20');
  const withTie = put(banker, 'tie 0.10');
  const tooMuch = put(withTie, 'tie 25');
  expect(controlsOf(table.betting, tooMuch, undefined, 0)).toEqual(['deal', 'clear']);
  const slip = takeBack(tooMuch);
  expect(Object.fromEntries(stakesOn(slip))).toEqual({ banker: 70, tie: 10 });

  // DEAL: the bets are final and a fresh pack of six decks is on the table.
  const { wagers } = taken(closeBetting(table.betting, ana, stakesOn(slip), 0));
  const round = new Round(table, freshShoe(table.shoe.decks));
  const asked: string[] = [];
  const next = () => (round.asks === undefined ? 'nothing' : tellRequest(round.asks));
  const deal = (text: string) => {
    asked.push(`${next()}: ${text}`);
    expect(round.answer({ kind: 'card', card: card(text) })).toBeUndefined();
  };
  expect(next()).toBe('bets RB-026');
  expect(round.answer({ kind: 'bets', wagers })).toBeUndefined();
  expect(round.view(ana)).toEqual({
    places: {},
    burned: [],
    drawn: [],
    wagers: [
      { player: ana, spot: 'banker', stake: 70, fee: 0 },
      { player: ana, spot: 'tie', stake: 10, fee: 0 },
    ],
    decisions: [],
    asks: { ask: 'card', clause: 'RB-032' },
  });

  // Two cards each, face up: Player 2, Banker 6.
  for (const text of ['9h', 'Ks', '3c', '6d']) deal(text);
  expect(round.view(ana).places).toEqual({ player: ['9h', '3c'], banker: ['Ks', '6d'] });
  expect(round.view(ana).asks).toEqual({ ask: 'card', clause: 'RB-034' });
  expect(round.outcome).toBeUndefined();

  // Player's 2 draws a six and has 8; against a six Banker's 6 draws too, and its three makes 9.
  deal('6s');
  expect(round.view(ana).asks).toEqual({ ask: 'card', clause: 'RB-033' });
  deal('3h');
  expect(asked).toEqual([
    'card player up RB-032: 9h',
    'card banker up RB-032: Ks',
    'card player up RB-032: 3c',
    'card banker up RB-032: 6d',
    'card player up RB-034: 6s',
    'card banker up RB-033: 3h',
  ]);
  expect(next()).toBe('nothing');
  expect(round.outcome).toMatchObject({ playerPoints: 8, bankerPoints: 9, winner: 'banker' });
  expect(round.view(ana)).toMatchObject({ places: { player: ['9h', '3c', '6s'], banker: ['Ks', '6d', '3h'] } });
  expect(round.view(ana).asks).toBeUndefined();

  // Banker wins 0.95 of 0.70, which is 0.665 and rounds to 0.67; Tie is lost.
  expect(settleRound(table, round)).toEqual({
    lines: [
      { wager: wagers[0], result: 'win', staked: 70, returns: 137, clause: 'RB-901' },
      { wager: wagers[1], result: 'lose', staked: 10, returns: 0, clause: 'RB-025' },
    ],
    cuts: [],
  });

  // The pack is used up. REBET & DEAL starts the next round with the same bets.
  expect(isShoeOver(table.shoe, round.shoe.dealt)).toBe(true);
  expect(controlsOf(table.betting, emptySlip, stakesOn(slip), 0)).toEqual(['rebet', 'rebet-and-deal']);
  const again = taken(applyGesture(table, { slip: emptySlip, last: stakesOn(slip), dealt: 0 }, { bet: 'rebet' })).slip;
  expect(taken(closeBetting(table.betting, ana, stakesOn(again), 0)).wagers).toEqual(wagers);
});
