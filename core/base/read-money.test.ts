import { expect, test } from 'vitest';
import { readMoney } from './read-money.ts';

test.each([
  ['10', 1000],
  ['0.5', 50],
  [' 0,05 ', 5],
  ['0', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('%j is %s cents', (typed, amount) => expect(readMoney(typed)).toBe(amount));
