/** Payout odds: whole numbers only, parsed from configuration text. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noWin, odds, parseOdds } from './odds.ts';
import { printRatio, ratio, ratioOfOdds, toDecimal } from './ratio.ts';

describe('odds', () => {
  test('are to one by default', () => {
    expect(odds(8)).toEqual({ win: 8, per: 1 });
    expect(odds(19, 20)).toEqual({ win: 19, per: 20 });
    expect(noWin).toEqual({ win: 0, per: 1 });
  });

  test.each([
    [0.95, 1],
    [1, 0],
    [1, -1],
    [1, 0.5],
    [NaN, 1],
    [2 ** 53, 1],
    [1, Infinity],
  ])('%d:%d are not odds', (win, per) => {
    expect(() => odds(win, per)).toThrow('are not odds');
  });
});

describe('from text', () => {
  test.each([
    ['0.95', '19/20'],
    ['0.54', '27/50'],
    ['1.5', '3/2'],
    ['8', '8/1'],
    ['0', '0/1'],
    ['0.0001', '1/10000'],
    ['9999.9999', '99999999/10000'],
    ['007', '7/1'],
  ])('"%s" is %s', (text, expected) => {
    expect(printRatio(ratioOfOdds(parseOdds(text)))).toBe(expected);
  });

  test('every text that a payout may have keeps its exact value', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.integer({ min: 1, max: 4 }), fc.nat(9999), (whole, digits, tail) => {
        const fraction = (tail % 10 ** digits).toString().padStart(digits, '0');
        const read = ratioOfOdds(parseOdds(`${whole}.${fraction}`));
        expect(read).toEqual(ratio(BigInt(whole) * 10n ** BigInt(digits) + BigInt(fraction), 10n ** BigInt(digits)));
        expect(toDecimal(read, digits)).toBe(`${whole}.${fraction}`);
      }),
    );
  });

  test('a text that is not a number is a broken invariant', () => {
    for (const text of ['x', '1e', '1,5']) expect(() => parseOdds(text)).toThrow('are not odds');
  });
});
