/** Choices of holders: an option's amount or cards must be given, and within range. */
import { describe, expect, test } from 'vitest';
import { placeId, playerId, spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { choose, decide } from './decide.ts';
import type { Offer, Option } from './request.ts';

const clause = 'AB-001';
const fold: Option = { id: 'fold', cost: cents(0), clause };
const insure: Option = { id: 'insure', cost: cents(100), costMost: cents(500), on: spotId('ante'), clause: 'AB-002' };
const swap: Option = {
  id: 'swap',
  cost: cents(200),
  on: spotId('ante'),
  cards: { place: placeId('player'), of: 5, least: 2, most: 5 },
  clause: 'AB-003',
};
const offer: Offer = { holder: playerId('ana'), options: [fold, insure, swap], fallback: fold };

describe('an amount', () => {
  test('is the option’s cost by default', () => {
    expect(decide(offer, { option: 'fold' }, clause)).toEqual({ option: fold, cost: 0, cards: [], byDefault: false });
    expect(decide(offer, { option: 'insure' }, clause)).toMatchObject({ cost: 100 });
  });

  test.each([100, 101, 500])('%i cents are within the range', (amount) => {
    expect(decide(offer, { option: 'insure', amount: cents(amount) }, clause)).toMatchObject({ cost: amount });
  });

  test.each([0, 99, 501, -100, 250.5])('%d cents are not', (amount) => {
    const word = { option: 'insure', amount: amount as never };
    expect(decide(offer, word, clause)).toMatchObject({ refused: 'bad-amount', clause: 'AB-002' });
  });

  test('is refused where the option has a fixed cost', () => {
    expect(decide(offer, { option: 'fold', amount: cents(5) }, clause)).toMatchObject({ refused: 'bad-amount' });
  });
});

describe('cards', () => {
  test('are named by different slots, as many as the option takes', () => {
    expect(decide(offer, { option: 'swap', cards: [0, 4] }, clause)).toMatchObject({ cost: 200, cards: [0, 4] });
    expect(decide(offer, { option: 'swap', cards: [0, 1, 2, 3, 4] }, clause)).toMatchObject({ cards: [0, 1, 2, 3, 4] });
  });

  test.each([[[]], [[3]], [[1, 1]], [[0, 1, 2, 3, 4, 5]], [[0, -1]], [[0, 5]], [[0, 1.5]]])(
    '%j is refused',
    (cards) => {
      expect(decide(offer, { option: 'swap', cards }, clause)).toMatchObject({
        refused: 'bad-cards',
        clause: 'AB-003',
      });
    },
  );

  test('are refused where the option takes none', () => {
    expect(decide(offer, { option: 'fold', cards: [1] }, clause)).toMatchObject({ refused: 'bad-cards' });
  });
});

test('an option that is not offered is refused with the list of choices', () => {
  expect(decide(offer, { option: 'raise' }, clause)).toEqual({
    refused: 'not-offered',
    clause,
    values: { option: 'raise', options: 'fold, insure, swap' },
  });
});

test('a holder who does not answer in a turn gets the fallback, marked as such; nothing else can be marked so', () => {
  const request = { ask: 'choice', name: 'turn', offer, seconds: 5, clause } as const;
  const silent = { kind: 'choice', holder: playerId('ana'), byDefault: true } as const;
  const taken = choose(request, { ...silent, option: 'fold' });
  expect(taken).toMatchObject({
    made: new Map([[offer.holder, { option: fold, cost: 0, cards: [], byDefault: true }]]),
  });
  expect(choose(request, { ...silent, option: 'swap' })).toMatchObject({
    refused: 'not-the-default',
    clause,
    values: { option: 'fold' },
  });
  expect(choose(request, { ...silent, holder: playerId('ben'), option: 'fold' })).toMatchObject({
    refused: 'not-a-holder',
  });
});
