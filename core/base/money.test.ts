/** Money: exact sums, and rounding checked against integers of any size. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, lesser, minus, nothing, plus, printMoney, roundDown, roundHalfUp, times } from './money.ts';
import { odds } from './odds.ts';

const most = Number.MAX_SAFE_INTEGER;
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => cents(value));
const part = fc.record({ win: fc.nat(1_000_000), per: fc.integer({ min: 1, max: 10_000 }) });

/** Division that rounds towards minus infinity. */
const floorDivide = (n: bigint, d: bigint) => n / d - (n % d !== 0n && n < 0n ? 1n : 0n);

describe('amounts', () => {
  test.each([0.5, 1e-9, NaN, Infinity, -Infinity, most + 1, -most - 1])('%d is not an amount of cents', (value) => {
    expect(() => cents(value)).toThrow('not a whole number of cents');
  });

  test.each([0, 1, -1, most, -most])('%d cents are money', (value) => {
    expect(cents(value)).toBe(value);
  });

  test('sums, differences and products are exact or not at all', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: -1000, max: 1000 }), (a, b, factor) => {
        expect(BigInt(plus(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(minus(a, b))).toBe(BigInt(a) - BigInt(b));
        expect(BigInt(times(a, factor))).toBe(BigInt(a) * BigInt(factor));
        expect([lesser(a, b) <= a, lesser(a, b) <= b, [a, b].includes(lesser(a, b))]).toEqual([true, true, true]);
      }),
    );
    const all = cents(most);
    expect(() => plus(all, cents(1))).toThrow('not a whole number of cents');
    expect(() => minus(cents(-most), cents(1))).toThrow('not a whole number of cents');
    expect(() => times(all, 2)).toThrow('not a whole number of cents');
    expect(() => times(cents(1), 0.5)).toThrow('not a whole number of cents');
  });
});

describe('rounding', () => {
  test.each([
    [50, 95, 100, 48], // 47.5
    [51, 95, 100, 48], // 48.45
    [49, 95, 100, 47], // 46.55
    [10, 95, 100, 10], // 9.5
    [1, 1, 2, 1],
    [1, 49, 100, 0],
    [0, 8, 1, 0],
    [3, 8, 1, 24],
    [-1, 1, 2, 0], // half up, not away from zero: -0.5 is 0
    [-3, 1, 2, -1],
  ])('%i cents at %i:%i, half up, are %i', (stake, win, per, expected) => {
    expect(roundHalfUp(cents(stake), odds(win, per)) + 0).toBe(expected);
  });

  test('half up is the whole number nearest to the exact part, and the upper one of two equally near', () => {
    fc.assert(
      fc.property(amount, part, (stake, { win, per }) => {
        fc.pre(Math.abs(2 * stake * win) + per <= most);
        const [n, d] = [BigInt(stake) * BigInt(win), BigInt(per)];
        expect(BigInt(roundHalfUp(stake, odds(win, per)))).toBe(floorDivide(2n * n + d, 2n * d));
      }),
      { numRuns: 2000 },
    );
  });

  test('down is the largest whole number not above the exact part', () => {
    fc.assert(
      fc.property(amount, part, (stake, { win, per }) => {
        fc.pre(Math.abs(stake * win) <= most);
        const [n, d] = [BigInt(stake) * BigInt(win), BigInt(per)];
        expect(BigInt(roundDown(stake, odds(win, per)))).toBe(floorDivide(n, d));
      }),
      { numRuns: 2000 },
    );
  });

  test('both are exact to the last cent for the largest numbers', () => {
    // Just below a whole number: an inexact division would round up.
    const stake = 3_002_399_751_580_330; // 3 · stake + 1 is the largest safe number
    expect(roundDown(cents(stake), odds(1, 3))).toBe(1_000_799_917_193_443);
    expect(roundDown(cents(stake + 1), odds(1, 3))).toBe(1_000_799_917_193_443);
    expect(roundDown(cents(stake + 2), odds(1, 3))).toBe(1_000_799_917_193_444);
    expect(roundHalfUp(cents(2_251_799_813_685_247), odds(1, 1))).toBe(2_251_799_813_685_247);
  });

  test('an amount too large to round exactly is refused, never rounded wrongly', () => {
    expect(() => roundHalfUp(cents(most), odds(2))).toThrow('not a whole number of cents');
    expect(() => roundHalfUp(cents(1_000_000_000_000), odds(99_999_999, 10_000))).toThrow('not a whole number');
  });

  test('splitting a stake makes no money: each part gains or loses less than a cent', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), part, (a, b, { win, per }) => {
        const of = (stake: number) => roundHalfUp(cents(stake), odds(win, per));
        expect(Math.abs(of(a + b) - of(a) - of(b))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('printing', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [1234, '12.34'],
    [-5, '-0.05'],
    [-1234, '-12.34'],
  ])('%i cents read %s', (value, text) => {
    expect(printMoney(cents(value))).toBe(text);
  });

  test('the printed text gives the whole amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const text = printMoney(value as Cents);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(value));
      }),
    );
    expect(nothing).toBe(0);
  });
});
