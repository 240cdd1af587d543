/** p-values against published tables and closed forms. */
import { describe, expect, test } from 'vitest';
import {
  chiSquareAbove,
  distanceFromEven,
  kolmogorovAbove,
  logGamma,
  normalAbove,
  poissonAtLeast,
  upperGamma,
} from './p-values.ts';

describe('the gamma functions', () => {
  test('factorials and the root of pi', () => {
    expect(Math.exp(logGamma(5))).toBeCloseTo(24, 9); // 4!
    expect(Math.exp(logGamma(0.5))).toBeCloseTo(Math.sqrt(Math.PI), 12);
    expect(logGamma(101)).toBeCloseTo(363.73937555556347, 9); // ln 100!, OEIS A000142
  });

  test.each([0.1, 1, 3, 10, 40])('Q(1, x) is e^-x, and Q(2, x) is (1 + x) e^-x: x = %d', (x) => {
    expect(upperGamma(1, x)).toBeCloseTo(Math.exp(-x), 14);
    expect(upperGamma(2, x)).toBeCloseTo((1 + x) * Math.exp(-x), 14);
  });

  test('nothing is below zero', () => {
    expect(upperGamma(3, 0)).toBe(1);
  });
});

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4: upper critical values of chi-square.
test.each([
  [1, 0.05, 3.841],
  [1, 0.01, 6.635],
  [5, 0.05, 11.07],
  [10, 0.01, 23.209],
  [36, 0.05, 50.998],
  [36, 0.01, 58.619],
  [51, 0.01, 77.386],
  [100, 0.05, 124.342],
  [100, 0.01, 135.807],
  [100, 0.95, 77.929],
])('chi-square of %i degrees leaves %d above %d', (freedom, above, square) => {
  expect(Math.abs(chiSquareAbove(square, freedom) / above - 1)).toBeLessThan(0.001);
});

// The same handbook, 1.3.6.7.1: the area from 0 to z is 0.47500 at 1.96 and 0.49506 at 2.58.
test.each([
  [0, 0.5],
  [1, 0.15866],
  [1.96, 0.025],
  [2.58, 0.00494],
  [-1.96, 0.975],
])('the normal distribution: z = %d', (deviation, above) => {
  expect(normalAbove(deviation)).toBeCloseTo(above, 5);
});

test('Poisson, term by term', () => {
  const e5 = Math.exp(-5);
  expect(poissonAtLeast(1, 5)).toBeCloseTo(1 - e5, 14);
  expect(poissonAtLeast(3, 5)).toBeCloseTo(1 - e5 * (1 + 5 + 12.5), 14);
  expect(poissonAtLeast(0, 5)).toBe(1);
});

// Smirnov's 1948 table as usually quoted: 1.2238, 1.3581 and 1.6276 leave 10, 5 and 1 per cent.
test.each([
  [1.2238, 0.1],
  [1.3581, 0.05],
  [1.6276, 0.01],
])('Kolmogorov–Smirnov: for many values, %d over the root of their number leaves %d', (scaled, above) => {
  const values = 1e10;
  expect(kolmogorovAbove(scaled / Math.sqrt(values), values)).toBeCloseTo(above, 4);
});

test('Kolmogorov–Smirnov for few values: the published 5 per cent points', () => {
  // Massey 1951: n = 10, 0.410; n = 15, 0.338; n = 20, 0.294.
  expect(kolmogorovAbove(0.41, 10)).toBeCloseTo(0.05, 2);
  expect(kolmogorovAbove(0.294, 20)).toBeCloseTo(0.05, 2);
  expect(kolmogorovAbove(0.338, 15)).toBeCloseTo(0.05, 2);
  expect(kolmogorovAbove(0, 10)).toBe(1);
});

test('the distance from an even spread', () => {
  expect(distanceFromEven([0.5])).toBe(0.5);
  expect(distanceFromEven([0.75, 0.25])).toBe(0.25);
  expect(distanceFromEven([0.9, 0.8, 0.95, 0.85])).toBeCloseTo(0.8, 12);
  expect(distanceFromEven([0.01, 0.02, 0.03, 0.04])).toBeCloseTo(0.96, 12);
});
