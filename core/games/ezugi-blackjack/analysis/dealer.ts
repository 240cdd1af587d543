/** Every way the dealer's hand may end: enumerated once per open card, then weighted by what is left of the shoe. */
import { dealerDraws, isBust, isNatural, worthOf } from '../hand.ts';
import type { HandStanding } from '../settle.ts';
import { values } from './left.ts';

/** Cards that complete the dealer's hand, in ascending order, and the number of orders they may come in. */
interface DealerEnd {
  readonly drawn: readonly number[];
  readonly orders: number;
  readonly standing: HandStanding;
}

/** Every hand above 21 is the same end. */
const bust: HandStanding = { total: 22, isBlackjack: false };

/** For an open card of this value. */
function dealerEnds(up: number, standsSoft17: boolean): readonly DealerEnd[] {
  const ends: DealerEnd[] = [];
  let hands = new Map([['', { drawn: [] as readonly number[], orders: 1 }]]);
  while (hands.size > 0) {
    const longer: typeof hands = new Map();
    for (const { drawn, orders } of hands.values()) {
      const hand = [up, ...drawn];
      const worth = worthOf(
        hand.reduce((sum, value) => sum + value, 0),
        hand.includes(1),
      );
      if (hand.length >= 2 && !dealerDraws(worth, standsSoft17)) {
        const { total } = worth;
        ends.push({
          drawn,
          orders,
          standing: isBust(total) ? bust : { total, isBlackjack: isNatural(hand.length, total) },
        });
        continue;
      }
      for (const value of values) {
        const more = [...drawn, value].toSorted((a, b) => a - b);
        const key = more.join(' ');
        longer.set(key, { drawn: more, orders: orders + (longer.get(key)?.orders ?? 0) });
      }
    }
    hands = longer;
  }
  return ends;
}

/** The chances of the dealer's ends for one open card, whatever cards are left. */
export interface DealerOdds {
  /** The possible ends, in the order of their chances. */
  readonly standings: readonly HandStanding[];
  /** The card value that makes a blackjack with the open card, if any. */
  readonly blackjackWith: number | undefined;
  readonly chancesIn: (left: ArrayLike<number>) => Float64Array;
}

export function dealerOdds(up: number, standsSoft17: boolean): DealerOdds {
  // A bust can happen in as many ways as all other ends together: its chance is the remainder.
  const ends = dealerEnds(up, standsSoft17).filter(({ standing }) => standing !== bust);
  const standings = [bust];
  for (const { standing } of ends) if (!standings.some((one) => isSame(one, standing))) standings.push(standing);
  return {
    standings,
    blackjackWith: ends.find(({ standing }) => standing.isBlackjack)?.drawn[0],
    chancesIn: weigh(
      ends.map((end) => ({ ...end, at: standings.findIndex((one) => isSame(one, end.standing)) })),
      standings.length,
    ),
  };
}

const isSame = (a: HandStanding, b: HandStanding): boolean => a.total === b.total && a.isBlackjack === b.isBlackjack;

/** The number of cards of one value a dealer may hold, plus one. */
const most = 22;

/**
 * Ends that begin with the same cards share the product of their chances: a tree stored as one list, four numbers per
 * entry. Each entry adds one card to the entry it extends (the first entry is the empty hand): the value's count among
 * the cards still left. If it is an end, it also has its number of orders, its length and its standing. One list is
 * much faster than four.
 */
function weigh(ends: readonly (DealerEnd & { readonly at: number })[], count: number): DealerOdds['chancesIn'] {
  const tree: number[] = [0, 0, 0, 0];
  const known = new Map([['', 0]]);
  const entryOf = (cards: readonly number[]): number => {
    const key = cards.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const from = entryOf(cards.slice(0, -1));
    const last = cards.at(-1) ?? 0;
    const already = cards.filter((card) => card === last).length - 1;
    const entry = tree.push(from, last * most + already, 0, 0) / 4 - 1;
    known.set(key, entry);
    return entry;
  };
  for (const { drawn, orders, at } of ends) tree.splice(4 * entryOf(drawn) + 2, 2, orders, drawn.length * count + at);
  const entries = Int32Array.from(tree);
  const longest = Math.max(...ends.map(({ drawn }) => drawn.length));
  const needed = Int32Array.from(new Set(tree.filter((_, index) => index > 3 && index % 4 === 1)));
  const factors = new Float64Array(most * (values.length + 1));
  const products = new Float64Array(tree.length / 4).fill(1, 0, 1);
  const sums = new Float64Array((longest + 1) * count);
  return (left) => {
    for (const one of needed) factors[one] = Math.max(0, left[Math.floor(one / most)]! - (one % most));
    sums.fill(0);
    for (let entry = 1, at = 4; at < entries.length; entry++, at += 4) {
      const product = products[entries[at]!]! * factors[entries[at + 1]!]!;
      products[entry] = product;
      sums[entries[at + 3]!]! += entries[at + 2]! * product;
    }
    return shared(sums, left);
  };

  /** All ends of one length share a divisor; the bust gets the remainder. */
  function shared(waysTo: Float64Array, left: ArrayLike<number>): Float64Array {
    const chances = new Float64Array(count);
    let [size, share, standing] = [0, 1, 0];
    for (const value of values) size += left[value]!;
    for (let length = 1; length <= longest; length++) {
      share /= Math.max(1, size--);
      for (let end = 1; end < count; end++) {
        const chance = waysTo[length * count + end]! * share;
        chances[end]! += chance;
        standing += chance;
      }
    }
    chances[0] = Math.max(0, 1 - standing);
    return chances;
  }
}
