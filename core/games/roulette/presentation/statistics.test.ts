/** Statistics of the latest numbers, on results that can be counted by hand. */
import { expect, test } from 'vitest';
import { add, printRatio, type Ratio, zero } from '../../../base/ratio.ts';
import { cold, hot, latest, sharesOf } from './statistics.ts';
import { europeanWheel } from './wheel.ts';
import { doubleZero } from '../../../round/pocket.ts';

const results = [17, 0, 17, 32, 5, 36, 0, 5, 17, 20];
const print = (shares: Readonly<Record<string, Ratio>>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, printRatio(share)]));

test('the latest numbers, newest first', () => {
  expect(latest(results, 3)).toEqual([20, 17, 5]);
  expect(latest(results, 50)).toEqual(results.toReversed());
  expect([latest(results, 0), latest([], 5)]).toEqual([[], []]);
});

test('hot numbers: the most frequent, the most recent first among equals', () => {
  expect(hot(results, europeanWheel, 4)).toEqual([
    { pocket: 17, times: 3 },
    { pocket: 5, times: 2 },
    { pocket: 0, times: 2 },
    { pocket: 20, times: 1 },
  ]);
});

test('cold numbers: the least frequent, those that never came first', () => {
  expect(cold(results, europeanWheel, 37).slice(-6)).toEqual([
    { pocket: 32, times: 1 },
    { pocket: 36, times: 1 },
    { pocket: 20, times: 1 },
    { pocket: 0, times: 2 },
    { pocket: 5, times: 2 },
    { pocket: 17, times: 3 },
  ]);
  expect(cold(results, europeanWheel, 31).every(({ times }) => times === 0)).toBe(true);
});

test('shares of all results; zero has its own share', () => {
  const shares = sharesOf(results)!;
  // 17 black ×3, 20 black; 32, 5, 5, 36 red; two zeros.
  expect(print(shares.colours)).toEqual({ red: '2/5', black: '2/5', zero: '1/5' });
  expect(print(shares.parity)).toEqual({ odd: '1/2', even: '3/10', zero: '1/5' });
  expect(print(shares.halves)).toEqual({ low: '1/2', high: '3/10', zero: '1/5' });
  expect(print(shares.dozens)).toEqual({ '1': '1/5', '2': '2/5', '3': '1/5', zero: '1/5' });
  expect(print(shares.columns)).toEqual({ '1': '0/1', '2': '7/10', '3': '1/10', zero: '1/5' });
  const groups: readonly Readonly<Record<string, Ratio>>[] = Object.values({ ...shares });
  for (const group of groups) {
    expect(printRatio(Object.values(group).reduce((sum, share) => add(sum, share), zero))).toBe('1/1');
  }
});

test('the double zero is a zero, and before the first result there are no shares', () => {
  expect(print(sharesOf([doubleZero])!.dozens)).toEqual({ '1': '0/1', '2': '0/1', '3': '0/1', zero: '1/1' });
  expect(sharesOf([])).toBeUndefined();
});
