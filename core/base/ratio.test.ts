/** Exact fractions: the laws of arithmetic, and decimals rounded against integers. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { odds } from './odds.ts';
import {
  add,
  compare,
  divide,
  multiply,
  one,
  printRatio,
  type Ratio,
  ratio,
  ratioOfOdds,
  subtract,
  toDecimal,
  toNumber,
  zero,
} from './ratio.ts';

const anyRatio = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.boolean())
  .map(([n, d, isFlipped]) => (isFlipped ? ratio(-n, -d) : ratio(n, d)));

/** Small enough that equal values and halves occur. */
const smallRatio = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .map(([n, d]) => ratio(n, d));
const ratios = fc.oneof(anyRatio, smallRatio);

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b);
}

describe('form', () => {
  test('lowest terms, a positive denominator, one form for equal values', () => {
    fc.assert(
      fc.property(ratios, fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.boolean(), (a, k, isFlipped) => {
        expect(a.d > 0n).toBe(true);
        expect(divisor(a.n, a.d)).toBe(1n);
        const factor = isFlipped ? -k : k;
        expect(ratio(a.n * factor, a.d * factor)).toEqual(a);
      }),
    );
  });

  test.each([
    [ratio(6, 4), '3/2'],
    [ratio(-6, 4), '-3/2'],
    [ratio(6, -4), '-3/2'],
    [ratio(0, -7), '0/1'],
    [ratio(10), '10/1'],
    [ratioOfOdds(odds(95, 100)), '19/20'],
  ])('%o prints as %s', (a, text) => {
    expect(printRatio(a)).toBe(text);
  });

  test('division by zero throws', () => {
    expect(() => ratio(1, 0)).toThrow('a ratio has a denominator');
    expect(() => divide(one, zero)).toThrow('a ratio has a denominator');
  });
});

describe('laws', () => {
  type Side = (a: Ratio, b: Ratio, c: Ratio) => Ratio;
  const laws: readonly (readonly [string, Side, Side])[] = [
    ['a + b = b + a', (a, b) => add(a, b), (a, b) => add(b, a)],
    ['(a + b) + c = a + (b + c)', (a, b, c) => add(add(a, b), c), (a, b, c) => add(a, add(b, c))],
    ['a + 0 = a', (a) => add(a, zero), (a) => a],
    ['(a + b) - b = a', (a, b) => subtract(add(a, b), b), (a) => a],
    ['a · b = b · a', (a, b) => multiply(a, b), (a, b) => multiply(b, a)],
    ['(a · b) · c = a · (b · c)', (a, b, c) => multiply(multiply(a, b), c), (a, b, c) => multiply(a, multiply(b, c))],
    ['a · 1 = a', (a) => multiply(a, one), (a) => a],
    [
      'a · (b + c) = a · b + a · c',
      (a, b, c) => multiply(a, add(b, c)),
      (a, b, c) => add(multiply(a, b), multiply(a, c)),
    ],
  ];
  test.each(laws)('%s', (_name, left, right) => {
    fc.assert(
      fc.property(ratios, ratios, ratios, (a, b, c) => {
        expect(left(a, b, c)).toEqual(right(a, b, c));
      }),
    );
  });

  test('a · b / b = a, for b other than zero', () => {
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        fc.pre(b.n !== 0n);
        expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  test('sums and products are those of the fractions: 1/6 + 1/10 = 4/15, 3/4 · 8/9 = 2/3', () => {
    expect(printRatio(add(ratio(1, 6), ratio(1, 10)))).toBe('4/15');
    expect(printRatio(subtract(ratio(1, 6), ratio(1, 10)))).toBe('1/15');
    expect(printRatio(multiply(ratio(3, 4), ratio(8, 9)))).toBe('2/3');
    expect(printRatio(divide(ratio(3, 4), ratio(-9, 8)))).toBe('-2/3');
  });

  test('order is that of the difference, and equal values compare equal', () => {
    fc.assert(
      fc.property(ratios, ratios, ratios, (a, b, c) => {
        const { n } = subtract(a, b);
        expect(compare(a, b)).toBe(n < 0n ? -1 : n > 0n ? 1 : 0);
        expect(compare(a, a)).toBe(0);
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
      }),
    );
  });
});

describe('decimals', () => {
  test.each([
    [ratio(1, 3), 4, '0.3333'],
    [ratio(2, 3), 4, '0.6667'],
    [ratio(1, 8), 2, '0.13'], // half away from zero
    [ratio(-1, 8), 2, '-0.13'],
    [ratio(-1, 1000), 2, '0.00'], // never "-0.00"
    [ratio(999, 1000), 2, '1.00'],
    [ratio(5, 2), 0, '3'],
    [ratio(-5, 2), 0, '-3'],
    [ratio(1234, 100), 2, '12.34'],
    [ratio(1, 200), 2, '0.01'],
  ])('%o with %i decimals reads %s', (a, digits, text) => {
    expect(toDecimal(a, digits)).toBe(text);
  });

  test('the printed decimal is the nearest, ties going away from zero', () => {
    fc.assert(
      fc.property(ratios, fc.nat(25), (a, digits) => {
        const text = toDecimal(a, digits);
        expect(text).toMatch(digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`));
        const printed = BigInt(text.replace('.', ''));
        const scaled = a.n * 10n ** BigInt(digits);
        const off = 2n * (printed * a.d - scaled);
        const size = off < 0n ? -off : off;
        expect(size <= a.d).toBe(true);
        if (size === a.d) expect(off < 0n === a.n < 0n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('as a float it is accurate enough for a chart', () => {
    expect(toNumber(ratio(1, 3))).toBe(1 / 3);
    expect(toNumber(ratio(-9885, 10_000))).toBe(-0.9885);
    expect(toNumber(ratio(10n ** 40n, 3n * 10n ** 40n))).toBe(1 / 3);
  });
});
