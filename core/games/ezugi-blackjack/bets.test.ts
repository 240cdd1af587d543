/** Live Blackjack (Ezugi): seats, bets and limits. */
import { expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import { isRefusal } from '../../base/refusal.ts';
import { tableOf } from '../game.ts';
import { close, eur, place, press, wagersOf } from '../testing/play.ts';
import { seated } from '../testing/seated.ts';
import { ezugiBlackjack as game } from './index.ts';

const table = tableOf(game);
const check = (bets: string, parameters = {}) => tableOf(game, parameters).checkWagers(seated(table, bets));
const taken = (text: string, parameters = {}) => !isRefusal(place(tableOf(game, parameters), text));

test('[BJ-E-002] there is no seat eight, and no bet without a seat', () => {
  expect(check('7: main 10')).toBeUndefined();
  expect(check('8: main 10')).toMatchObject({ refused: 'no-such-seat', clause: 'BJ-E-002' });
  expect(table.checkWagers(wagersOf(table, 'main 10'))).toMatchObject({
    refused: 'no-such-seat',
    clause: 'BJ-E-002',
  });
});

test('[BJ-E-003] one player takes at most two seats', () => {
  expect(check('1: main 10; 4: main 10')).toBeUndefined();
  expect(check('1: main 10; 4: main 10; 5: main 10')).toMatchObject({ refused: 'too-many-seats', clause: 'BJ-E-003' });
  expect(check('1: main 10; 4: main 10; 5: main 10', { seatsPerPlayer: 3 })).toBeUndefined();
});

test('[BJ-E-016] the main bet is on the player’s own hand: a seat has one player', () => {
  expect(check('1: main 10; ben 1: perfect-pair 10')).toMatchObject({ refused: 'seat-taken', clause: 'BJ-E-016' });
});

test('[BJ-E-019] one main bet and two side bets', () => {
  expect([...table.betting.spots.values()].map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'main Main',
    'side Perfect Pair',
    'side 21+3',
  ]);
  expect(place(table, 'dragon 10')).toMatchObject({ refused: 'unknown-spot', clause: 'BJ-E-019' });
});

test('[BJ-E-020] a side bet only together with a main bet, at the same seat', () => {
  expect(place(table, 'perfect-pair 5')).toMatchObject({ refused: 'needs-main-bet', clause: 'BJ-E-020' });
  expect(taken('main 5, perfect-pair 4000')).toBe(true);
  expect(close(table, '21+3 5')).toMatchObject({ wagers: [] });
  expect(check('1: main 10; 2: 21+3 5')).toMatchObject({ refused: 'needs-main-bet', clause: 'BJ-E-020' });
});

test('[BJ-E-032] the smallest bet is 5.00', () => {
  expect([taken('main 5'), taken('main 5, 21+3 5')]).toEqual([true, true]);
  expect(place(table, 'main 4.99')).toMatchObject({ refused: 'below-minimum', clause: 'BJ-E-032' });
});

test('[BJ-E-033] the largest bet is 10,000.00', () => {
  expect(taken('main 10000')).toBe(true);
  expect(place(table, 'main 10000.01')).toMatchObject({ refused: 'above-maximum', clause: 'BJ-E-033' });
});

test('[BJ-E-921] a side stake whose own winnings could exceed 100,000 is refused', () => {
  // 100 to 1 and 25 to 1.
  expect([taken('main 5, 21+3 1000'), taken('main 5, perfect-pair 4000')]).toEqual([true, true]);
  expect(place(table, 'main 5, 21+3 1000.01')).toMatchObject({ refused: 'above-ceiling', clause: 'BJ-E-921' });
  expect(place(table, 'main 5, perfect-pair 4000.01')).toMatchObject({ refused: 'above-ceiling' });
});

test('[BJ-E-921] the maximum shown for a side bet is the binding one: 100,000 at 100 and at 25 to 1', () => {
  const told = (spot: string) => table.betting.spots.get(spotId(spot))?.most;
  expect(told('21+3')).toEqual({ amount: eur('1000'), clause: 'BJ-E-921', by: 'largest-win' });
  expect(told('perfect-pair')).toEqual({ amount: eur('4000'), clause: 'BJ-E-921', by: 'largest-win' });
  expect(told('main')).toEqual({ amount: eur('10000'), clause: 'BJ-E-033' });
});

test('[BJ-E-035] a table can set its own limits for each kind of bet', () => {
  const parameters = { stakeMin: 1000, spotLimits: { '21+3': { min: 100, max: 5000 } } };
  expect([taken('main 5', parameters), taken('main 10', parameters)]).toEqual([false, true]);
  expect([taken('main 10, 21+3 1', parameters), taken('main 10, 21+3 51', parameters)]).toEqual([true, false]);
});

test('[BJ-E-018] a further card needs no further bet', () => {
  expect([...table.betting.spots.keys()]).not.toContain('ante');
  expect(taken('ante 5')).toBe(false);
});

test('[BJ-E-938] 2× leaves a bet that would exceed its limit as it is, and the side bets of a main bet that grew may grow', () => {
  expect(press(table, 'double', { held: 'main 6000, 21+3 100, perfect-pair 2500' })).toMatchObject({
    placed: 'reduced',
    stakes: { main: 600_000, '21+3': 20_000, 'perfect-pair': 250_000 },
    changes: [
      { spot: 'main', told: { refused: 'above-maximum', clause: 'BJ-E-033' } },
      { spot: 'perfect-pair', told: { refused: 'above-ceiling', clause: 'BJ-E-921' } },
    ],
  });
  expect(press(table, 'rebet', { last: 'main 5, 21+3 5', purse: eur('9') })).toMatchObject({ stakes: { main: 500 } });
});
