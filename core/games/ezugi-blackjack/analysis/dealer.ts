/** Every way the dealer's hand may end: found once for an open card, then weighed for whatever is left of the shoe. */
import { dealerDraws, isBust, isNatural, worthOf } from '../hand.ts';
import type { HandStanding } from '../settle.ts';
import { values } from './left.ts';

/** Cards that end the dealer's hand, in order of size, and in how many orders they may come. */
interface DealerEnd {
  readonly drawn: readonly number[];
  readonly orders: number;
  readonly standing: HandStanding;
}

/** A hand above 21 is one end, however far above. */
const bust: HandStanding = { total: 22, isBlackjack: false };

/** Behind an open card that counts this. */
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

/** The chances of the dealer's ends behind one open card, for any cards left. */
export interface DealerOdds {
  /** What the hand may end as; chances come in this order. */
  readonly standings: readonly HandStanding[];
  /** The one card that makes a blackjack with the open card, where there is one. */
  readonly blackjackWith: number | undefined;
  readonly chancesIn: (left: ArrayLike<number>) => Float64Array;
}

export function dealerOdds(up: number, standsSoft17: boolean): DealerOdds {
  // A bust comes in as many ways as all others together: it is what they leave.
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

/** How many of one value a dealer may hold, and one more. */
const most = 22;

/**
 * Ends that begin with the same cards share the product of their chances: a tree in one list, four numbers an entry. It
 * takes one card more than the entry it goes back to (the first stands for no card), which is one of those of its value
 * that the earlier ones have left; and where it is an end, in so many orders, of which length and standing. One list, and
 * not four, is much faster.
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

  /** All ends of one length share its divisor; the bust gets what they leave. */
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
