/** Prices, fees and how they are shown. */
import { expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { poolPart, shownPrice, wrongPrice } from './prices.ts';

const priced = (price: number, fee: number) => ({ price: cents(price), fee: cents(fee) });
const clauseOf = (price: number, fee: number) => wrongPrice(priced(price, fee))?.clause;

test('[PT-034 PT-032] 11.00 with a fee of 1.00 is shown as 10 EUR + 1 EUR; 10.00 goes to the pool', () => {
  expect(shownPrice(priced(1100, 100), cents(0), 'EUR')).toBe('10 EUR + 1 EUR');
  expect(poolPart(priced(1100, 100))).toBe(1000);
});

test('a price with cents, and one with a bounty, are shown in full', () => {
  expect(shownPrice(priced(550, 50), cents(0), 'EUR')).toBe('5 EUR + 0.50 EUR');
  expect(shownPrice(priced(2200, 200), cents(1000), 'PLAY')).toBe('10 PLAY + 10 PLAY + 2 PLAY');
});

test('[PT-028 PT-029 PT-909] a price from 0.01 to 25,000.00 with the fee included', () => {
  expect([clauseOf(1, 0), clauseOf(2_500_000, 0)]).toEqual([undefined, undefined]);
  expect(clauseOf(-1, 0)).toBe('PT-028');
  expect(clauseOf(2_500_001, 0)).toBe('PT-029');
});

test('[PT-040 PT-031] the smallest stake is a cent; the fee is the part that the Company keeps', () => {
  expect([clauseOf(1, 0), poolPart(priced(1, 0)), poolPart(priced(1000, 200))]).toEqual([undefined, 1, 800]);
});

test('[PT-914] a tournament with price zero cannot be created', () => {
  expect(clauseOf(0, 0)).toBe('PT-914');
});

test.each([
  [1100, 100, undefined],
  [1000, 200, undefined],
  [1000, 201, 'PT-035'],
  [5, 1, undefined],
  [4, 1, 'PT-035'],
  [1000, -1, 'PT-035'],
])('[PT-971 PT-035 PT-909] price %i cents with a fee of %i', (price, fee, expected) => {
  expect(clauseOf(price, fee)).toBe(expected);
});
