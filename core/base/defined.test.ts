import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('a key without a value is left out, whatever else is falsy stays', () => {
  const fields = defined({ a: undefined, b: 0, c: '', d: false, e: null });
  expect(Object.entries(fields)).toEqual([
    ['b', 0],
    ['c', ''],
    ['d', false],
    ['e', null],
  ]);
});
