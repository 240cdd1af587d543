import { expect, test } from 'vitest';
import { inRows } from './plan.ts';

test('rows are as even as possible', () => {
  expect(inRows(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 4).map((row) => row.length)).toEqual([4, 3]);
  expect(inRows([], 4)).toEqual([]);
});
