import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeFor, ladder, rackFor, topChip } from './ladder.ts';

const values = (chips: readonly { readonly value: number }[]) => chips.map(({ value }) => value);

test('the ladder goes from 10 cents to 5,000, each value with its own colour', () => {
  expect(values(ladder)).toEqual(values(ladder).toSorted((a, b) => a - b));
  expect([ladder[0]?.value, ladder.at(-1)?.value]).toEqual([10, 500_000]);
  expect(new Set(ladder.map(({ colour }) => colour)).size).toBe(ladder.length);
});

test('every chip has its own edge, so that chips differ by more than colour', () => {
  expect(new Set(ladder.map(({ edge, edges }) => `${edge} ${edges}`)).size).toBe(ladder.length);
});

test.each([
  [10, [10], 0],
  [1250, [1000, 200, 50], 0],
  [4990, [2500, 1000, 1000, 200, 200, 50, 20, 20], 0],
  [125, [100, 20], 5],
  [7, [], 7],
])('%i cents are the chips %j and %i cents', (amount, chips, rest) => {
  const change = changeFor(amount);
  expect(values(change.chips)).toEqual(chips);
  expect(change.rest).toBe(rest);
});

test('change adds up, and the rest is less than any chip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (amount) => {
      const { chips, rest } = changeFor(amount);
      expect(values(chips).reduce((sum, value) => sum + value, rest)).toBe(amount);
      expect(rest).toBeLessThan(10);
    }),
  );
});

test('no amount up to 100 can be made with fewer chips', () => {
  const fewest = [0];
  for (let tens = 1; tens <= 1000; tens++) {
    fewest[tens] = 1 + Math.min(...ladder.map(({ value }) => fewest[tens - value / 10] ?? Infinity));
    expect(changeFor(tens * 10).chips).toHaveLength(fewest[tens] ?? 0);
  }
});

test.each([
  ['roulette', { least: 10, most: 300_000 }, [10, 100, 500, 2500, 10_000, 50_000]],
  ['sic bo', { least: 20, most: 200_000 }, [20, 100, 500, 2500, 10_000, 50_000]],
  ['blackjack', { least: 500, most: 1_000_000 }, [500, 1000, 2500, 10_000, 50_000, 100_000]],
  ['a narrow table', { least: 100, most: 500 }, [100, 200, 500]],
  ['a minimum between two chips', { least: 300, most: 2000 }, [100, 200, 500, 1000]],
])('the rack of %s', (_, limits, chips) => {
  expect(values(rackFor(limits, 6))).toEqual(chips);
});

test('an amount is drawn with its largest chip, cents with the smallest chip', () => {
  expect([topChip(4990).value, topChip(5).value]).toEqual([2500, 10]);
});

/** WCAG 2: relative luminance and contrast of two colours. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(one), light(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test('the figure on every chip has a contrast of at least 4.5:1', () => {
  for (const { value, colour, ink } of ladder) {
    expect({ value, reads: contrast(colour, ink) >= 4.5 }).toEqual({ value, reads: true });
  }
});
