/** The division of the place money, by the page's tables and examples. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../../base/money.ts';
import {
  cappedPrizes,
  equalParts,
  fullPrizes,
  placesPaid,
  prizesFrom,
  satellitePrizes,
  sharesFor,
  wholeMillionths,
} from './payouts.ts';

const euros = (...amounts: readonly number[]) => amounts.map((amount) => Math.round(amount * 100));
const prizes = (money: number, entries: number) => prizesFrom(cents(money), sharesFor('usual', entries));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the default table', () => {
  test.each([
    [2, [100]],
    [3, [100]],
    [4, [65, 35]],
    [6, [65, 35]],
    [7, [50, 30, 20]],
    [10, [50, 30, 20]],
    [11, [40, 30, 20, 10]],
    [18, [40, 30, 20, 10]],
    [19, [38, 25, 17, 12, 8]],
    [27, [38, 25, 17, 12, 8]],
    [28, [34, 23, 16, 12, 8.5, 6.5]],
    [36, [34, 23, 16, 12, 8.5, 6.5]],
    [37, [31, 21.5, 15, 11.5, 9, 7, 5]],
    [50, [31, 21.5, 15, 11.5, 9, 7, 5]],
  ])('[PT-915 PT-039] %i entries pay these percents: %j', (entries, percents) => {
    expect(sharesFor('usual', entries)).toEqual(percents.map((percent) => percent * 10_000));
  });

  test('[PT-972 PT-917] 100.00 for 10 entries, and 29.97 for 9 entries with the leftover cent to first place', () => {
    expect(prizes(10_000, 10)).toEqual(euros(50, 30, 20));
    expect(prizes(2997, 9)).toEqual(euros(14.99, 8.99, 5.99));
  });

  test('[PT-973 PT-916] 1,000.00 for 100 entries', () => {
    expect(prizes(100_000, 100)).toEqual(
      euros(237.42, 136.32, 98.56, 78.29, 65.49, 56.6, 50.04, 44.97, 40.92, 37.61, 34.85, 32.51, 30.49, 28.74, 27.19),
    );
  });

  test('[PT-916] above 50 entries fifteen percent of them are paid, rounded down', () => {
    expect([51, 53, 54, 100, 1000, 5000].map((entries) => placesPaid('usual', entries))).toEqual([
      7, 7, 8, 15, 150, 750,
    ]);
  });

  test('[PT-916 PT-917] whatever the field and the money, all of it is paid, and no place gets more than a better one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6000 }), fc.integer({ min: 0, max: 15_000_000_000 }), (entries, money) => {
        const shares = sharesFor('usual', entries);
        expect([sum(shares), shares.length]).toEqual([wholeMillionths, placesPaid('usual', entries)]);
        const paid = prizesFrom(cents(money), shares);
        expect(sum(paid)).toBe(money);
        expect(paid.toSorted((a, b) => b - a)).toEqual(paid);
      }),
      { numRuns: 60 },
    );
  });
});

test('[PT-915] a tournament may have its own table', () => {
  const own = [
    { entriesFrom: 2, millionths: [1_000_000] },
    { entriesFrom: 5, millionths: [600_000, 400_000] },
  ];
  expect([4, 5, 80].map((entries) => placesPaid(own, entries))).toEqual([1, 2, 2]);
  expect(prizesFrom(cents(1001), sharesFor(own, 9))).toEqual([601, 400]);
});

describe('satellites', () => {
  test('[PT-976 PT-945] a pool of 2,640.00 and a target of 1,100.00: two full prizes, 440.00 to third place', () => {
    expect(satellitePrizes(cents(264_000), cents(110_000), 24)).toEqual([110_000, 110_000, 44_000]);
    expect(fullPrizes(cents(264_000), cents(110_000), 24)).toBe(2);
  });

  test('[PT-945] without a remainder nobody else is paid; without a full prize the whole pool goes to first place', () => {
    expect(satellitePrizes(cents(220_000), cents(110_000), 24)).toEqual([110_000, 110_000]);
    expect(satellitePrizes(cents(109_999), cents(110_000), 24)).toEqual([109_999]);
  });

  test('a guarantee that covers every entry leaves nothing unpaid', () => {
    expect(satellitePrizes(cents(1000), cents(300), 3)).toEqual([400, 300, 300]);
  });
});

describe('the most one player may win', () => {
  const million = 100_000_000;

  test('[PT-913 PT-042] the excess of a place is added to the next lower one, and so on', () => {
    const capped = cappedPrizes([250_000_000, 40_000_000, 10_000_000].map(cents), 200);
    // 2.5 million: 1.5 million goes down; 0.4 + 1.5 = 1.9 million: 0.9 goes down; 0.1 + 0.9 = 1 million.
    expect(capped).toEqual([million, million, million]);
    expect(cappedPrizes([250_000_000, 40_000_000].map(cents), 200)).toEqual([million, million, 90_000_000]);
    expect(cappedPrizes([million, 1].map(cents), 2)).toEqual([million, 1]);
  });

  test('[PT-913] the pool is still paid out in full', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * million }), { minLength: 1, maxLength: 8 }), (given) => {
        const wanted = given.toSorted((a, b) => b - a) as Cents[];
        const capped = cappedPrizes(wanted, 100);
        expect([sum(capped), capped.every((prize) => prize <= million)]).toEqual([sum(wanted), true]);
      }),
    );
  });
});

test('[PT-974 PT-919] 70.01 shared by two: the odd cent to the earlier entry', () => {
  expect(equalParts(cents(7001), 2)).toEqual([3501, 3500]);
  expect(equalParts(cents(1000), 3)).toEqual([334, 333, 333]);
});
