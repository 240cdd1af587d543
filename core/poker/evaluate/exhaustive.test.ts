/** Every five-card hand once: the known counts of each category. */
import { expect, test } from 'vitest';
import { categoryOf, rankFives } from './high.ts';
import { countsOfFive } from './known-counts.ts';

test('[PH-004] all 2,598,960 five-card hands fall into the categories as often as known', () => {
  const cards = new Uint8Array(5 * 2_598_960);
  let at = 0;
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            cards.set([a, b, c, d, e], at);
            at += 5;
          }
  const ranks = new Uint16Array(2_598_960);
  rankFives(cards, ranks);
  const perRank = new Uint32Array(7463);
  for (const rank of ranks) perRank[rank] = (perRank[rank] ?? 0) + 1;
  const counts: Record<string, number> = {};
  for (let rank = 1; rank <= 7462; rank++) {
    // Every class occurs.
    expect(perRank[rank]).toBeGreaterThan(0);
    counts[categoryOf(rank)] = (counts[categoryOf(rank)] ?? 0) + (perRank[rank] ?? 0);
  }
  expect(counts).toEqual(countsOfFive);
});
