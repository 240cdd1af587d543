/** Counts deals by what their cards are worth: every two cards of a seat, and every end of the dealer's hand. */
import { dealerDraws, isBust, worthOf } from './hand.ts';
import type { Standing } from './settle.ts';

/** Cards left of each value; at 1 the Aces, at 10 everything that counts ten, at 0 none. */
export type Left = readonly number[];

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** All weights are ways to lay out this many more cards: no dealer's hand can be so long. */
const longest = 24;

const fullShoe = (decks: number): Left => [0, ...values.map((value) => (value === 10 ? 16 : 4) * decks)];
const cardsIn = (left: Left): number => left.reduce((sum, count) => sum + count, 0);
const without = (left: Left, value: number): Left => left.with(value, (left[value] ?? 0) - 1);

export interface Opened {
  /** Ways to deal these two cards in order. */
  readonly ways: bigint;
  readonly left: Left;
  readonly hand: Standing;
}

/** Every two values a seat may get, the smaller one first; each counted for both orders. */
export function everyPair(decks: number): readonly Opened[] {
  const full = fullShoe(decks);
  return values.flatMap((first) =>
    values
      .filter((second) => second >= first)
      .map((second): Opened => {
        const one = without(full, first);
        const ordered = (full[first] ?? 0) * (one[second] ?? 0);
        const { total } = worthOf(first + second, first === 1);
        return {
          ways: BigInt(first === second ? ordered : 2 * ordered),
          left: without(one, second),
          hand: { total, isBlackjack: total === 21 },
        };
      }),
  );
}

export interface DealerEnd {
  readonly standing: Standing;
  readonly weight: bigint;
}

/** Every way the dealer's hand may end out of what is left, weighted to one common number of cards. */
export function dealerCounts(left: Left, standsSoft17: boolean): readonly DealerEnd[] {
  const size = cardsIn(left);
  const known = new Map<string, ReadonlyMap<number, bigint>>();
  // The ways to lay out the rest of the cards, from this many on.
  const rest = Array.from({ length: longest + 1 }, (_, dealt) => {
    let ways = 1n;
    for (let at = dealt; at < longest; at++) ways *= BigInt(Math.max(1, size - at));
    return ways;
  });

  /** By final total; a bust is 22 or more, a blackjack 0. */
  function ends(hand: readonly number[], now: Left): ReadonlyMap<number, bigint> {
    const key = hand.toSorted((a, b) => a - b).join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const sums = new Map<number, bigint>();
    const worth = worthOf(
      hand.reduce((sum, value) => sum + value, 0),
      hand.includes(1),
    );
    if (hand.length >= 2 && !dealerDraws(worth, standsSoft17)) {
      const total = hand.length === 2 && worth.total === 21 ? 0 : isBust(worth.total) ? 22 : worth.total;
      sums.set(total, rest[hand.length] ?? 1n);
    } else {
      for (const value of values) {
        const count = now[value] ?? 0;
        if (count === 0) continue;
        for (const [total, weight] of ends([...hand, value], without(now, value))) {
          sums.set(total, (sums.get(total) ?? 0n) + BigInt(count) * weight);
        }
      }
    }
    known.set(key, sums);
    return sums;
  }

  return [...ends([], left)].map(([total, weight]) => ({
    standing: total === 0 ? { total: 21, isBlackjack: true } : { total, isBlackjack: false },
    weight,
  }));
}
