/** A million random deals, each judged by both the engine and the oracle. */
import { expect, test } from 'vitest';
import { disagreements } from './testing/agree.ts';

test('[PH-907, PH-909, PH-906] a million deals agree with the oracle', { timeout: 3_600_000 }, () => {
  for (let part = 0; part < 100; part++) expect([part, disagreements(10_000, part)]).toEqual([part, []]);
});
