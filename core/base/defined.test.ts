import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('a key whose value is undefined is left out; other falsy values stay', () => {
  const fields = defined({ a: undefined, b: 0, c: '', d: false, e: null });
  expect(Object.entries(fields)).toEqual([
    ['b', 0],
    ['c', ''],
    ['d', false],
    ['e', null],
  ]);
});
