/** Ranks all 133,784,560 seven-card hands one by one and compares each category with its published count. */
import { type Card, deckSize } from '../core/cards/card.ts';
import { type Category, categoryOf, rankOfSeven } from '../core/poker/evaluate/high.ts';
import { countsOfSeven } from '../core/poker/evaluate/known-counts.ts';
import { categories } from '../core/poker/evaluate/strength.ts';

export const allSevens = 133_784_560;

export interface Counted {
  readonly category: Category;
  readonly counted: number;
  readonly published: number;
}

/** `progress` is told how many more hands are done, about a thousand times. */
export async function rankAllSevens(progress: (done: number) => void): Promise<readonly Counted[]> {
  const perRank = new Float64Array(7463);
  for (let a = 0; a < deckSize; a++) {
    for (let b = a + 1; b < deckSize; b++) progress(rankAllWith(a, b, perRank));
    // Yields to the event loop so that the display updates and Ctrl-C works.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const counts = new Map<Category, number>();
  for (let rank = 1; rank < perRank.length; rank++) {
    const category = categoryOf(rank);
    counts.set(category, (counts.get(category) ?? 0) + (perRank[rank] as number));
  }
  return categories.map((category) => ({
    category,
    counted: counts.get(category) ?? 0,
    published: countsOfSeven[category],
  }));
}

/** Ranks the hands whose two lowest cards are `a` and `b`; returns how many. */
function rankAllWith(a: number, b: number, perRank: Float64Array): number {
  let done = 0;
  for (let c = b + 1; c < deckSize; c++)
    for (let d = c + 1; d < deckSize; d++)
      for (let e = d + 1; e < deckSize; e++)
        for (let f = e + 1; f < deckSize; f++)
          for (let g = f + 1; g < deckSize; g++) {
            const rank = rankOfSeven(a as Card, b as Card, c as Card, d as Card, e as Card, f as Card, g as Card);
            perRank[rank] = (perRank[rank] as number) + 1;
            done++;
          }
  return done;
}
