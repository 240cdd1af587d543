/** Sequence trials against figures worked out by hand. */
import { expect, test } from 'vitest';
import { chiSquare, countFigure } from './figure.ts';
import {
  coarse,
  couponChances,
  coupons,
  frequency,
  gaps,
  pairs,
  runs,
  runsOf,
  serialCorrelation,
} from './sequence-trials.ts';

const half = [0.5, 0.5];
const repeat = (pattern: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => pattern).flat();

test('frequency: 5 and 15 where 10 and 10 are expected give 25/10 + 25/10', () => {
  expect(frequency(repeat([0, 1, 1, 1], 5), half).shown).toBe('χ² 5.0 of 1');
});

test('cells expecting fewer than five are merged, and an impossible outcome fails outright', () => {
  // 40 counts: 2 + 4 merge into 6 expected, 9 observed; 34 expected, 31 observed: 9/6 + 9/34.
  expect(chiSquare([4, 5, 31], [0.05, 0.1, 0.85]).shown).toBe('χ² 1.8 of 1');
  expect(chiSquare([20, 19, 1], [0.5, 0.5, 0]).above).toBe(0);
  expect(chiSquare([2, 1], half)).toMatchObject({ above: 1, isCount: true });
});

test('pairs: an alternating ring has only two of the four', () => {
  // 20 outcomes, 5 of each pair expected: (10 − 5)² / 5 twice, 25 / 5 twice; the single outcomes are even.
  expect(pairs(repeat([0, 1], 10), half).shown).toBe('χ² 20.0 of 2');
  expect(pairs(repeat([0, 0, 1, 1], 5), half).shown).toBe('χ² 0.0 of 2');
});

test('serial correlation: a sequence that always alternates is as negative as possible', () => {
  // 100 products of −1/4 over a variance of 1/4, over the root of 100.
  expect(serialCorrelation([...repeat([0, 1], 50), 0], half).shown).toBe('-10.00 σ');
  expect(serialCorrelation(repeat([1], 101), half).shown).toBe('10.00 σ');
});

test('runs of two and two: AABB ABAB ABBA BAAB BABA BBAA have 2 4 3 3 4 2', () => {
  expect(runsOf(2, 2)).toEqual({ mean: 3, variance: 4 / 6 });
  // Two runs where the mean is 3: −1 / √(2/3).
  expect(runs([0, 0, 1, 1], half).shown).toBe('-1.22 σ');
  expect(runs([1, 0, 1, 0], half).shown).toBe('1.22 σ');
});

test('gaps: for a coin, half are none, a quarter one, an eighth two', () => {
  const lengths = [...repeat([0], 40), ...repeat([1], 20), ...repeat([2], 10), ...repeat([3], 5), 4, 5, 6, 6, 6];
  const sequence = [0, ...lengths.flatMap((gap) => [...repeat([1], gap), 0])];
  expect(gaps(sequence, half).shown).toBe('χ² 0.0 of 4');
  expect(gaps(repeat([0, 1], 100), half).above).toBeLessThan(1e-9);
});

test('coupon collector: with two kinds, the second takes n more with probability one half to the n', () => {
  expect(couponChances(2, 5)).toEqual([0, 0, 0.5, 0.25, 0.125, 0.125]);
  // Six faces: 6! / 6^6 at once, and 14.7 throws on average.
  const chances = couponChances(6, 400);
  expect(chances[6]).toBeCloseTo(720 / 46_656, 12);
  expect(chances.reduce((sum, chance, length) => sum + chance * length, 0)).toBeCloseTo(14.7, 9);
  expect(coupons(repeat([0, 1, 2, 3, 4, 5], 100), Array<number>(6).fill(1 / 6)).above).toBeLessThan(1e-9);
});

test('rare outcomes are merged until pairs of them can be counted', () => {
  const shares = [0.9, 0.06, 0.03, 0.01];
  const rough = coarse(repeat([0, 1, 2, 3], 250), shares);
  // With 1,000 outcomes the smallest share is a tenth: 0.01 + 0.03 + 0.06.
  expect(rough.shares.map((share) => share.toFixed(2))).toEqual(['0.10', '0.90']);
  expect(Array.from(rough.sequence).slice(0, 4)).toEqual([1, 0, 0, 0]);
});

test('a count: too many is suspect, none is not', () => {
  expect(countFigure(0, 4.7)).toMatchObject({ above: 1, shown: '0 where 4.7 expected' });
  expect(countFigure(1, 1e-20).above).toBeLessThan(1e-9);
});
