/** What one person sees of a round, at every point of it. */
import { describe, expect, test } from 'vitest';
import { playerId, type Seat } from '../base/ids.ts';
import { card } from '../cards/card.ts';
import { freshShoe } from '../cards/shoe.ts';
import { ezugiBaccarat } from '../games/ezugi-baccarat/index.ts';
import { peekBaccarat } from '../games/peek-baccarat/index.ts';
import { play } from '../games/testing/play.ts';
import { stoppedAfter } from '../games/testing/stopped.ts';
import type { Request } from './request.ts';
import { Round } from './round.ts';
import {
  ana,
  ben,
  clause,
  closed,
  gameOf,
  offerTo,
  requests,
  roundOf,
  say,
  scan,
  side,
  table,
  wager,
} from './testing/made-up.ts';

describe('views', () => {
  test('at every mark: what is open then, and what is asked next', () => {
    const { round } = play(ezugiBaccarat, { cards: '2c 3c 3d Kh 9s 5h', bets: 'tie 10' });
    const shown = round.steps.map((_, mark) => {
      const { places, asks } = round.view(ana, mark);
      return `${places['player']?.join(' ') ?? ''} | ${places['banker']?.join(' ') ?? ''} | ${asks?.ask} ${asks?.clause}`;
    });
    expect(shown).toEqual([
      ' |  | bets BAC-E-002',
      ' |  | card BAC-E-031',
      '2c |  | card BAC-E-031',
      '2c | 3c | card BAC-E-031',
      '2c 3d | 3c | card BAC-E-031',
      '2c 3d | 3c Kh | card BAC-E-034',
      '2c 3d 9s | 3c Kh | card BAC-E-036',
    ]);
    expect(round.view(ana).places).toEqual({ player: ['2c', '3d', '9s'], banker: ['3c', 'Kh', '5h'] });
    expect(round.view(ana).asks).toBeUndefined();
  });

  test('a mark of a continuing round shows what was visible then', () => {
    const whole = play(peekBaccarat, { cards: '2c 3c 3d Kh 9s 5h', draws: [['1'], ['B1']], bets: 'player 10' });
    for (let entries = 0; entries <= whole.round.journal.length; entries++) {
      const then = stoppedAfter(whole, entries);
      expect(whole.round.view(ana, then.steps.length)).toEqual(then.view(ana));
    }
  });

  test('wagers, offers and decisions are one’s own', () => {
    const round = roundOf(requests.window, requests.choice);
    const seen = (viewer: typeof ana) => {
      const { wagers, decisions, asks } = round.view(viewer);
      return [
        wagers.map(({ player }) => player),
        decisions.map(({ holder }) => holder),
        asks?.offers?.map(({ holder }) => holder),
      ];
    };
    expect(seen(ana)).toEqual([['ana'], [], ['ana']]);
    round.answer(say(ben, 'double'));
    round.answer(closed);
    expect(seen(ana)).toEqual([['ana'], ['ana'], ['ana']]);
    expect(seen(ben)).toEqual([['ben'], ['ben'], []]); // it is ana's turn
    expect(seen(playerId('onlooker'))).toEqual([[], [], []]);
  });

  test('at a table with seats the seat is the holder', () => {
    const seat = 'seat-3' as Seat;
    const game = gameOf(function* () {
      yield { ask: 'window', name: 'raise', offers: [offerTo(seat), offerTo(ben)], seconds: 5, clause };
    });
    const round = new Round(game, freshShoe(1));
    round.answer({ kind: 'bets', wagers: [{ ...wager(ana), seat }, wager(ben)] });
    expect(round.view(ana).asks?.offers?.map(({ holder }) => holder)).toEqual([seat]);
    round.answer(say(seat, 'double'));
    round.answer(closed);
    expect(round.view(ana).decisions).toMatchObject([{ holder: seat, decision: { option: { id: 'double' } } }]);
  });

  test('cards move, are turned and burned; draws, pocket and dice are public', () => {
    const faceDown: Request = { ask: 'card', place: table, face: 'down', clause };
    const open: Request = { ask: 'burn', face: 'up', clause };
    const turn: Request = { ask: 'turn', place: side, slot: 0, clause };
    const { card: faceUp, move, burn, draw, pocket, dice } = requests;
    const round = roundOf(faceDown, faceUp, move, turn, burn, open, draw, pocket, dice);
    round.answer(scan('9h'));
    round.answer(scan('2c'));
    expect(round.view(ana).places).toEqual({ table: ['hidden', '2c'] });
    round.answer({ kind: 'move' });
    expect(round.view(ana).places).toEqual({ table: ['2c'], side: ['hidden'] });
    round.answer({ kind: 'turn' });
    expect(round.view(ana).places).toEqual({ table: ['2c'], side: ['9h'] });
    round.answer({ kind: 'burn', card: card('Ks') });
    round.answer({ kind: 'burn', card: card('Qs') });
    round.answer({ kind: 'draw', picked: ['b', 'a'] });
    expect(round.view(ana)).not.toHaveProperty('pocket');
    round.answer({ kind: 'pocket', pocket: 17 });
    round.answer({ kind: 'dice', dice: [1, 2, 3] });
    expect(round.view(playerId('onlooker'))).toEqual({
      places: { table: ['2c'], side: ['9h'] },
      burned: ['hidden', 'Qs'],
      drawn: [{ name: 'lucky', picked: ['b', 'a'] }],
      pocket: 17,
      dice: [1, 2, 3],
      wagers: [],
      decisions: [],
    });
  });

  test('for everyone: cards on the table, turns at seats and whose turn it is; no wagers, nothing of a window', () => {
    const seat = 'seat-3' as Seat;
    const game = gameOf(function* () {
      yield { ask: 'window', name: 'raise', offers: [offerTo(seat), offerTo(ben)], seconds: 5, clause };
      yield requests.card;
      yield { ask: 'choice', name: 'play', offer: offerTo(seat), seconds: 5, clause };
      yield { ask: 'choice', name: 'play', offer: offerTo(ben), seconds: 5, clause };
    });
    const round = new Round(game, freshShoe(1));
    expect(round.openView().asks).toEqual({ ask: 'bets', clause: 'BAC-E-002' });
    round.answer({ kind: 'bets', wagers: [{ ...wager(ana), seat }, wager(ben)] });
    round.answer(say(seat, 'double'));
    expect(round.said.get(seat)).toMatchObject({ option: { id: 'double' } });
    expect(round.openView()).toMatchObject({ decisions: [], asks: { ask: 'window', name: 'raise' } });
    expect(round.openView().asks).not.toHaveProperty('holder');
    round.answer(closed);
    expect(round.said.size).toBe(0);
    expect(round.openView().asks).toEqual({ ask: 'card', clause, place: table });
    round.answer(scan('9h'));
    expect(round.openView().asks).toMatchObject({ ask: 'choice', holder: seat });
    round.answer(say(seat, 'double'));
    // A holder who is not at a seat is not named.
    expect(round.openView().asks).toEqual({ ask: 'choice', clause, name: 'play' });
    round.answer(say(ben, 'keep'));
    const seen = round.openView();
    expect(seen.decisions).toMatchObject([{ name: 'play', holder: seat, decision: { option: { id: 'double' } } }]);
    expect(seen.places).toEqual({ table: ['9h'] });
    expect(seen).not.toHaveProperty('wagers');
    expect(round.openView(2)).toMatchObject({ places: {}, asks: { ask: 'card' } });
  });
});
