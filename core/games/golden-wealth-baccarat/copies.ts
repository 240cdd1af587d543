/**
 * Counts hands by their equal cards: a golden card counts once per copy, so copies must be told from different cards.
 */
import { broken } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import { deck } from '../../cards/card.ts';
import { fallingProduct } from '../baccarat/count/deals.ts';
import { pointsOf } from '../baccarat/presentation/hand.ts';

/** Copies of each distinct card, most first: [2, 1] is a pair of twins and another card. */
export type Copies = readonly number[];

export interface CopyWays {
  readonly copies: Copies;
  readonly ways: bigint;
}

/** Number of distinct cards by point value: four aces, …, sixteen tens and pictures. */
const differentCards = Array.from(
  { length: 10 },
  (_, points) => deck.filter((card) => pointsOf(card) === points).length,
);

/** How often each point value occurs among the cards that count: this alone decides how copies can fall. */
export const countByPoints = (cards: readonly Card[]): readonly number[] => {
  const counts = Array<number>(10).fill(0);
  for (const card of cards) counts[pointsOf(card)] = (counts[pointsOf(card)] ?? 0) + 1;
  return counts;
};

/** Ordered ways to deal cards with these points, copies or not. */
export function waysInAll(decks: number, counts: readonly number[]): bigint {
  return counts.reduce((ways, count, points) => ways * fallingProduct(BigInt(differentAt(points) * decks), count), 1n);
}

/** The same ways, split by equal cards. */
export function splitByCopies(decks: number, counts: readonly number[]): readonly CopyWays[] {
  let split: readonly CopyWays[] = [{ copies: [], ways: 1n }];
  counts.forEach((count, points) => {
    const here = partitionsOf(count).map((copies) => ({ copies, ways: waysOf(decks, points, copies) }));
    split = merge(
      split.flatMap((left) =>
        here.map((right) => ({
          copies: [...left.copies, ...right.copies].toSorted((a, b) => b - a),
          ways: left.ways * right.ways,
        })),
      ),
    );
  });
  return split;
}

/** Choose which positions hold equal cards, a distinct card for each group, and a copy for each position. */
function waysOf(decks: number, points: number, copies: Copies): bigint {
  const groups = fallingProduct(BigInt(differentAt(points)), copies.length);
  const eachCopy = copies.reduce((ways, count) => ways * fallingProduct(BigInt(decks), count), 1n);
  return groupings(copies) * groups * eachCopy;
}

/** Ways to divide the positions into groups of these sizes. */
function groupings(copies: Copies): bigint {
  const cards = copies.reduce((sum, count) => sum + count, 0);
  const sameSize = new Map<number, number>();
  for (const count of copies) sameSize.set(count, (sameSize.get(count) ?? 0) + 1);
  const inGroups = copies.reduce((product, count) => product * factorial(count), 1n);
  const ofGroups = [...sameSize.values()].reduce((product, count) => product * factorial(count), 1n);
  return factorial(cards) / (inGroups * ofGroups);
}

/** 3 is [3], [2, 1] and [1, 1, 1]. */
function partitionsOf(count: number, most = count): readonly Copies[] {
  if (count === 0) return [[]];
  return Array.from({ length: Math.min(count, most) }, (_, i) => Math.min(count, most) - i).flatMap((first) =>
    partitionsOf(count - first, first).map((rest) => [first, ...rest]),
  );
}

function merge(all: readonly CopyWays[]): readonly CopyWays[] {
  const merged = new Map<string, CopyWays>();
  for (const { copies, ways } of all) {
    if (ways === 0n) continue;
    const key = copies.join();
    merged.set(key, { copies, ways: (merged.get(key)?.ways ?? 0n) + ways });
  }
  return [...merged.values()];
}

const differentAt = (points: number): number => differentCards[points] ?? broken(`no card counts ${points}`);

const factorial = (n: number): bigint => fallingProduct(BigInt(n), n);
