/** Every deal of five or six cards, class by class: suits matter only where five or more are alike. */
import { type Card, deck } from '../../cards/card.ts';
import { madeOf } from './double.ts';
import type { Prices } from './prices.ts';

export type Size = 5 | 6;

/** Receives one hand that stands for its class, and the size of the class. */
type Visit = (hand: readonly Card[], ways: number) => void;

export const rankCount = 13;
export const cardOf = (rank: number, suit: number): Card => deck[rank * 4 + (suit % 4)] as Card;
/** Ways to hold this many of the four cards of a rank. */
const copiesOf = [1, 4, 6, 4, 1] as const;

export function everyDeal(size: Size, visit: Visit): void {
  const suited = new Map<string, number>();
  const visitSuited = (ranks: readonly number[], hand: readonly Card[], ways: number) => {
    const key = ranks.toSorted((a, b) => a - b).join();
    suited.set(key, (suited.get(key) ?? 0) + ways);
    visit(hand, ways);
  };
  for (const ranks of ranksTaken(size, 1)) visitSuited(ranks, inSuit(ranks), 4);
  if (size === 6) {
    for (const ranks of ranksTaken(5, 1)) {
      // Four suits, and three for the card that does not follow suit.
      for (let rank = 0; rank < rankCount; rank++)
        visitSuited([...ranks, rank], [...inSuit(ranks), cardOf(rank, 1)], 12);
    }
  }
  for (const ranks of ranksTaken(size, 4)) {
    const all = ranks.reduce((ways, rank, at) => {
      return ranks.indexOf(rank) === at ? ways * copiesOf[countOf(ranks, rank) as 1 | 2 | 3 | 4] : ways;
    }, 1);
    visit(
      ranks.map((rank, at) => cardOf(rank, at)),
      all - (suited.get(ranks.join()) ?? 0),
    );
  }
}

const inSuit = (ranks: readonly number[]): readonly Card[] => ranks.map((rank) => cardOf(rank, 0));
const countOf = (ranks: readonly number[], rank: number): number => ranks.filter((one) => one === rank).length;

/** All choices of this many ranks in ascending order, each at most `most` times. */
export function ranksTaken(size: number, most: number): readonly (readonly number[])[] {
  let sofar: readonly (readonly number[])[] = [[]];
  for (let taken = 0; taken < size; taken++) {
    sofar = sofar.flatMap((ranks) => {
      const from = ranks.at(-1) ?? 0;
      const further = Array.from({ length: rankCount - from }, (_, step) => from + step);
      return further.filter((rank) => countOf(ranks, rank) < most).map((rank) => [...ranks, rank]);
    });
  }
  return sofar;
}

/** How many deals each line of the tables pays, by name; "High Card" for those paid nothing. */
export function dealsByPrice(size: Size, prices: Prices): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  everyDeal(size, (hand, ways) => {
    const { name } = prices.of(madeOf(hand));
    counts.set(name, (counts.get(name) ?? 0) + ways);
  });
  return counts;
}
