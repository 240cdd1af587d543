/** What five cards are worth: the page's category and, within it, the ranks in deciding order. */
import { broken } from '../../base/invariant.ts';

/** Weakest first, so that a later one beats every earlier one (PH-004). */
export const categories = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

export type Category = (typeof categories)[number];

const placeOf = Object.fromEntries(categories.map((category, place) => [category, place])) as Readonly<
  Record<Category, number>
>;

/** A category and its deciding ranks as digits of one number: larger is better, equal is a tie. */
export type Strength = number;

const ace = 12;
const five = 3;
const digitBits = 4;
const digitsMax = 5;

/** A set of ranks: bit 0 for the deuces, bit 12 for the aces. */
export type RankSet = number;

/**
 * The best five of five to seven cards by ranks alone, given the ranks held at least once, twice, three and four times.
 */
export function strengthOfRanks(any: RankSet, pairs: RankSet, threes: RankSet, fours: RankSet): Strength {
  const four = highest(fours);
  const three = highest(threes);
  const pair = highest(pairs);
  if (fours !== 0) return strength('four-of-a-kind', four, highest(any ^ four)); // PH-009
  if (threes !== 0 && pairs !== three) return strength('full-house', three, highest(pairs ^ three)); // PH-011
  const top = topOfSequence(any);
  if (top !== 0) return strength('straight', top); // PH-015
  if (threes !== 0) return strength('three-of-a-kind', three, any ^ three); // PH-020
  const second = highest(pairs ^ pair);
  if (second !== 0) return strength('two-pairs', pair, second, any ^ pair ^ second); // PH-022
  if (pairs !== 0) return strength('pair', pair, any ^ pair); // PH-024
  return strength('high-card', any); // PH-027
}

/** The best five of five or more cards of one suit. */
export function strengthOfSuit(ranks: RankSet): Strength {
  const top = topOfSequence(ranks);
  if (top === 1 << ace) return strength('royal-flush'); // PH-005, PH-901
  return top !== 0 ? strength('straight-flush', top) : strength('flush', ranks); // PH-006, PH-013
}

export const categoryIn = (strength: Strength): Category =>
  categories[strength >> (digitBits * digitsMax)] ?? broken(`${strength} is no strength`);

/** How many ranks decide within each category; PH-904 gives their order. */
const decidingRanks: Readonly<Record<Category, number>> = {
  'high-card': 5,
  pair: 4,
  'two-pairs': 3,
  'three-of-a-kind': 3,
  straight: 1,
  flush: 5,
  'full-house': 2,
  'four-of-a-kind': 2,
  'straight-flush': 1,
  'royal-flush': 0,
};

/** The ranks that decide, most important first: jacks, eights, king. */
export function ranksIn(strength: Strength): readonly number[] {
  const ranks: number[] = [];
  for (let at = 0; at < decidingRanks[categoryIn(strength)]; at++) {
    ranks.push((strength >> (digitBits * (digitsMax - 1 - at))) & (2 ** digitBits - 1));
  }
  return ranks;
}

/** As many digits as decide: the ranks of the first set from the highest down, then of the second and the third. */
function strength(category: Category, first: RankSet = 0, second: RankSet = 0, third: RankSet = 0): Strength {
  const deciding = decidingRanks[category];
  let value = placeOf[category];
  let set = first;
  let next = second;
  for (let at = 0; at < digitsMax; at++) {
    if (set === 0) {
      set = next;
      next = third;
    }
    value <<= digitBits;
    if (at < deciding) {
      value |= rankOfHighest(set);
      set ^= highest(set);
    }
  }
  return value;
}

const rankOfHighest = (ranks: RankSet): number => 31 - Math.clz32(ranks);
const highest = (ranks: RankSet): RankSet => (ranks === 0 ? 0 : 1 << rankOfHighest(ranks));

const wheel = (1 << ace) | 0b1111;

/**
 * The highest card of the best unbroken five, if any; an ace is at the top or the bottom, never in between (PH-018).
 */
function topOfSequence(ranks: RankSet): RankSet {
  for (let top = ace; top > five; top--) if (((ranks >> (top - 4)) & 31) === 31) return 1 << top;
  return (ranks & wheel) === wheel ? 1 << five : 0;
}
