/** The rank of two hole cards with three of the board, ignoring suits: 83 KB, built for the first Omaha hand. */
import { forEachRanks, type HandRank, rankWith } from './classes.ts';
import { type RankSet, strengthOfRanks } from './strength.ts';

const ranksInDeck = 13;
const twos = 91;
const allThrees = 455;

/** By two ranks in any order, `first * 13 + second`: the index of the pair. */
const twoOf = new Uint8Array(ranksInDeck ** 2);
/** By three ranks in any order: where their line starts in `ranksOfLines`; the index of the two is added to it. */
const lineOf = new Uint16Array(ranksInDeck ** 3);
const ranksOfLines = new Uint16Array(twos * allThrees);

export const twoAndThree = { twoOf, lineOf, ranksOfLines } as const;

let made = false;

export function makeTwoAndThree(): void {
  if (made) return;
  made = true;
  const pairs = numbered(2, (ranks, two) => forEachOrder(ranks, (index) => (twoOf[index] = two)));
  const threes = numbered(3, (ranks, three) => forEachOrder(ranks, (index) => (lineOf[index] = three * twos)));
  for (let three = 0; three < allThrees; three++) fillLine(three * twos, threes[three] as Held, pairs);
}

function fillLine(line: number, common: Held, pairs: readonly Held[]): void {
  for (let two = 0; two < twos; two++) {
    const own = pairs[two] as Held;
    // A deck has only four of a rank.
    if ((own.pairs & common.threes) === 0) ranksOfLines[line + two] = rankTogether(own, common);
  }
}

/** The ranks held at least once, twice and three times. */
interface Held {
  readonly any: RankSet;
  readonly pairs: RankSet;
  readonly threes: RankSet;
}

/**
 * A rank occurs three times in both together if it occurs three times in one, or twice in one and once in the other.
 */
function rankTogether(own: Held, common: Held): HandRank {
  const any = own.any | common.any;
  const pairs = own.pairs | common.pairs | (own.any & common.any);
  const threes = common.threes | (own.pairs & common.any) | (own.any & common.pairs);
  const fours = (own.pairs & common.pairs) | (own.any & common.threes);
  return rankWith(strengthOfRanks(any, pairs, threes, fours));
}

/** Every combination of two or three ranks; `visit` receives the ranks and the index of the combination. */
function numbered(howMany: 2 | 3, visit: (ranks: readonly number[], number: number) => void): readonly Held[] {
  const all: Held[] = [];
  forEachRanks(howMany, (any, pairs, threes) => {
    visit([...ranksOf(any), ...ranksOf(pairs), ...ranksOf(threes)], all.length);
    all.push({ any, pairs, threes });
  });
  return all;
}

const ranksOf = (set: RankSet): readonly number[] =>
  Array.from({ length: ranksInDeck }, (_, rank) => rank).filter((rank) => (set >> rank) & 1);

function forEachOrder(ranks: readonly number[], visit: (index: number) => void, index = 0): void {
  if (ranks.length === 0) visit(index);
  for (const [at, rank] of ranks.entries()) {
    const others = ranks.filter((_, other) => other !== at);
    forEachOrder(others, visit, index * ranksInDeck + rank);
  }
}
