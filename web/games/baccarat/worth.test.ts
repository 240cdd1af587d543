import { expect, test } from 'vitest';
import { baccaratWorth } from './worth.ts';

test('a baccarat hand shows the last digit of its open cards', () => {
  expect(baccaratWorth(['9h', '5d', '8c'])).toBe(2);
  expect(baccaratWorth(['Kc', 'hidden'])).toBe(0);
  expect(baccaratWorth(['hidden', 'hidden'])).toBeUndefined();
});
