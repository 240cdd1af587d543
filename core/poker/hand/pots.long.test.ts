/** A million random hands against paying them chip by chip. */
import { expect, test } from 'vitest';
import { stacksChipByChip } from '../testing/chip-by-chip.ts';
import { randomHand } from '../testing/random-hand.ts';

test(
  '[PP-922 PP-924 PP-925] a million hands pay what every chip on its own would be paid',
  { timeout: 3_600_000 },
  () => {
    const mistakes: number[] = [];
    for (let seed = 10_000; seed < 1_010_000; seed++) {
      const { hand } = randomHand(seed);
      if (String(hand.stacks) !== String(stacksChipByChip(hand))) mistakes.push(seed);
    }
    expect(mistakes).toEqual([]);
  },
);
