import { describe, expect, test } from 'vitest';
import { type Meant, readTyped } from './typed.ts';

const until = '2026-11-16T20:00:00.000Z';
const option = (id: string) => ({ id, cost: 500, clause: 'BJ-E-046', covered: true });
const meant: Meant = { spots: ['player', 'banker'], compounds: ['neighbours'], seats: [], ownSeats: [], offers: [] };
const seated: Meant = { ...meant, spots: ['main'], seats: ['seat-1', 'seat-2'], ownSeats: ['seat-2'] };
const deciding: Meant = {
  ...seated,
  offers: [{ holder: 'seat-2', name: 'play', options: [option('hit'), option('double')], fallback: 'hit', until }],
};

describe('a typed line', () => {
  test.each([
    ['banker 10', { act: 'bet', gesture: { bet: 'place', spot: 'banker', amount: 1000 } }],
    ['  Banker   2.5 ', { act: 'bet', gesture: { bet: 'place', spot: 'banker', amount: 250 } }],
    ['neighbours/17/2 1', { act: 'bet', gesture: { bet: 'compound', name: 'neighbours/17/2', amount: 100 } }],
    ['undo', { act: 'bet', gesture: { bet: 'undo' } }],
    ['double', { act: 'bet', gesture: { bet: 'double' } }],
    ['wait result', { act: 'wait', for: 'result' }],
    ['lobby', { act: 'lobby' }],
  ])('%s', (line, typed) => expect(readTyped(line, meant)).toEqual(typed));

  test('the last part of a spot’s name is enough if no other spot ends so', () => {
    const wheel: Meant = { ...meant, spots: ['straight/17', 'straight/1', 'street/1', 'red'] };
    expect(readTyped('17 5', wheel)).toEqual({
      act: 'bet',
      gesture: { bet: 'place', spot: 'straight/17', amount: 500 },
    });
    expect(readTyped('1 5', wheel)).toHaveProperty('mistake');
    expect(readTyped('7 5', wheel)).toHaveProperty('mistake');
  });

  test('a bet goes to the player’s own seat, or to the one named', () => {
    expect(readTyped('main 5', seated)).toMatchObject({ seat: 'seat-2' });
    expect(readTyped('main 5 1', seated)).toMatchObject({ seat: 'seat-1' });
    expect(readTyped('main 5', { ...seated, ownSeats: [] })).toEqual({ mistake: 'take a seat first: sit 1' });
    expect(readTyped('sit 1', seated)).toEqual({ act: 'sit', seat: 'seat-1' });
    expect(readTyped('leave', seated)).toEqual({ act: 'leave', seat: 'seat-2' });
  });

  test('an offered option takes precedence over other meanings of the word', () => {
    expect(readTyped('double', deciding)).toEqual({ act: 'decide', decide: { holder: 'seat-2', option: 'double' } });
  });

  test('an option may ask for an amount or for cards, counted from one', () => {
    const insure = { ...option('insure'), costMost: 4000 };
    const swap = { ...option('swap'), cards: { place: 'customer', of: 5, least: 2, most: 5 } };
    const royal = {
      ...meant,
      offers: [{ holder: 'ana', name: 'first', options: [insure, swap], fallback: 'fold', until }],
    };
    expect(readTyped('insure 12.50', royal)).toMatchObject({ decide: { option: 'insure', amount: 1250 } });
    expect(readTyped('insure', royal)).toHaveProperty('mistake');
    expect(readTyped('swap 1 3,5', royal)).toMatchObject({ decide: { option: 'swap', cards: [0, 2, 4] } });
    expect(readTyped('swap 0', royal)).toHaveProperty('mistake');
  });

  test('a mistake suggests what is close', () => {
    expect(readTyped('bnaker 10', meant)).toEqual({
      mistake: "'bnaker' means nothing at this table; did you mean banker?",
    });
    expect(readTyped('banker', meant)).toEqual({ mistake: 'say how much: banker 5 or banker 2.50' });
    expect(readTyped('banker ten', meant)).toHaveProperty('mistake');
    expect(readTyped('wait for it', meant)).toHaveProperty('mistake');
  });
});
