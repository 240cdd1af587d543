/** The rank that two hole cards make with three of the board when suits do not matter: 83 KB, made for the first Omaha hand. */
import { forEachRanks, type HandRank, rankWith } from './classes.ts';
import { type RankSet, strengthOfRanks } from './strength.ts';

const ranksInDeck = 13;
const twos = 91;
const allThrees = 455;

/** By two ranks in any order, `first * 13 + second`: their number. */
const twoOf = new Uint8Array(ranksInDeck ** 2);
/** By three ranks in any order: where their line begins in `ranksOfLines`; the number of the two is added to it. */
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
    // Five of a rank are in no deck.
    if ((own.pairs & common.threes) === 0) ranksOfLines[line + two] = rankTogether(own, common);
  }
}

/** The ranks held at least once, twice and three times. */
interface Held {
  readonly any: RankSet;
  readonly pairs: RankSet;
  readonly threes: RankSet;
}

/** A rank is there three times in both together if it is three times in one, or twice in one and once in the other. */
function rankTogether(own: Held, common: Held): HandRank {
  const any = own.any | common.any;
  const pairs = own.pairs | common.pairs | (own.any & common.any);
  const threes = common.threes | (own.pairs & common.any) | (own.any & common.pairs);
  const fours = (own.pairs & common.pairs) | (own.any & common.threes);
  return rankWith(strengthOfRanks(any, pairs, threes, fours));
}

/** Every choice of two or three ranks; `visit` hears the ranks one by one and the number of the choice. */
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
