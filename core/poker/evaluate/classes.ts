/** The 7,462 classes of equally strong hands, numbered from the weakest up: a class number is a hand's rank. */
import { broken } from '../../base/invariant.ts';
import {
  type Category,
  categoryIn,
  type RankSet,
  ranksIn,
  type Strength,
  strengthOfRanks,
  strengthOfSuit,
} from './strength.ts';

/** 1 (seven high) to 7,462 (royal flush): higher is better, equal is a tie. */
export type HandRank = number;

const classCount = 7462;
const ranksInDeck = 13;

/** The strengths of all classes, weakest first, and the rank of each; built on first use. */
let strengths = new Uint32Array(0);
const ranks = new Map<Strength, HandRank>();

function makeClasses(): void {
  const found = new Set<Strength>();
  forEachRanks(5, (any, pairs, threes, fours) => found.add(strengthOfRanks(any, pairs, threes, fours)));
  for (let suited = 0; suited < 2 ** 13; suited++) if (bitsIn(suited) === 5) found.add(strengthOfSuit(suited));
  if (found.size !== classCount) broken(`${found.size} classes of hands`);
  strengths = new Uint32Array(found).sort();
  for (let index = 0; index < classCount; index++) ranks.set(strengths[index] as number, index + 1);
}

export function rankWith(strength: Strength): HandRank {
  if (ranks.size === 0) makeClasses();
  return ranks.get(strength) ?? broken(`no hand has the strength ${strength}`);
}

function strengthOf(rank: HandRank): Strength {
  if (strengths.length === 0) makeClasses();
  return strengths[rank - 1] ?? broken(`${rank} is no rank of a hand`);
}

export const categoryOf = (rank: HandRank): Category => categoryIn(strengthOf(rank));

/** The ranks that decide within the category, most important first (0 is a deuce, 12 an ace). */
export const decidingRanksOf = (rank: HandRank): readonly number[] => ranksIn(strengthOf(rank));

/** Receives the ranks held at least once, twice, three and four times, and the sum of the keys of all cards. */
export type RanksVisit = (any: RankSet, pairs: RankSet, threes: RankSet, fours: RankSet, sum: number) => void;

/** Every multiset of ranks that this many cards of one deck can have: at most four of a rank. */
export function forEachRanks(cards: number, visit: RanksVisit, keys: readonly number[] = []): void {
  const choose = (
    rank: number,
    left: number,
    any: RankSet,
    pairs: RankSet,
    threes: RankSet,
    fours: RankSet,
    sum: number,
  ): void => {
    if (left === 0) return visit(any, pairs, threes, fours, sum);
    if (rank === ranksInDeck) return;
    const bit = 1 << rank;
    const key = keys[rank] ?? 0;
    const next = rank + 1;
    if (left >= 4) choose(next, left - 4, any | bit, pairs | bit, threes | bit, fours | bit, sum + 4 * key);
    if (left >= 3) choose(next, left - 3, any | bit, pairs | bit, threes | bit, fours, sum + 3 * key);
    if (left >= 2) choose(next, left - 2, any | bit, pairs | bit, threes, fours, sum + 2 * key);
    choose(next, left - 1, any | bit, pairs, threes, fours, sum + key);
    choose(next, left, any, pairs, threes, fours, sum);
  };
  choose(0, cards, 0, 0, 0, 0, 0);
}

export function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}
