/** The engine against independent oracles, over a few thousand random deals; `oracle.long.test.ts` does a million. */
import { expect, test } from 'vitest';
import { disagreements, wrongFives } from './testing/agree.ts';

test('[PH-907, PH-909, PH-906] five, seven, Omaha by all 60 and its low agree with the oracle', () => {
  expect(disagreements(3000, 7)).toEqual([]);
});

test('[PH-908] the five cards found are those of the best hand, two of them from the hole in Omaha', () => {
  expect(wrongFives(500, 8)).toEqual([]);
});
