/** What may lie under the dealer's open card: every hidden hand that the cards seen so far leave possible, by class. */
import type { Card } from '../../cards/card.ts';
import { deck, rankOf, suitOf } from '../../cards/card.ts';
import { cardOf, rankCount, ranksTaken } from './deals.ts';
import { qualifies, strengthOf, type RoyalStrength } from './hand.ts';

/** The unseen cards: how many of each rank, and which ranks of each suit, as bits. */
export interface Unseen {
  readonly cards: number;
  readonly left: readonly number[];
  readonly suits: readonly number[];
}

function unseenBeside(seen: readonly Card[]): Unseen {
  const left = Array<number>(rankCount).fill(4);
  const suits = Array<number>(4).fill(2 ** rankCount - 1);
  for (const card of seen) {
    left[rankOf(card)] = (left[rankOf(card)] as number) - 1;
    suits[suitOf(card)] = (suits[suitOf(card)] as number) & ~(1 << rankOf(card));
  }
  return { cards: deck.length - seen.length, left, suits };
}

/** Four hidden cards of these ranks beside an open one: all of its suit, or in any other suits. */
interface HandClass {
  readonly strength: RoyalStrength;
  readonly copies: readonly { readonly rank: number; readonly count: number }[];
  /** The ranks as bits if all four differ, otherwise 0. */
  readonly ranks: number;
  readonly isFlush: boolean;
}

/** All classes beside one open rank, weakest first, stored as columns: this is the innermost loop of all odds. */
interface Classes {
  readonly strengths: readonly RoyalStrength[];
  /** How many of them do not qualify. */
  readonly unqualified: number;
  readonly ranks: Uint16Array;
  readonly isFlush: Uint8Array;
  /** Four indices into `waysToTake` per class, whose product is its number of ways. */
  readonly factors: Uint8Array;
}

const fourHidden = ranksTaken(4, 4);
const known = new Map<number, Classes>();

/** Classes depend only on the open card's rank; the real ranking gives the strength of each. */
function classesBehind(rank: number): Classes {
  const sofar = known.get(rank);
  if (sofar !== undefined) return sofar;
  const all = fourHidden
    .filter((ranks) => ranks.filter((one) => one === rank).length < 4)
    .flatMap((ranks) => classesOf(rank, ranks))
    .toSorted((a, b) => a.strength - b.strength);
  const strengths = all.map(({ strength }) => strength);
  const classes = {
    strengths,
    unqualified: strengths.filter((strength) => !qualifies(strength)).length,
    ranks: Uint16Array.from(all, ({ ranks }) => ranks),
    isFlush: Uint8Array.from(all, ({ isFlush }) => Number(isFlush)),
    factors: Uint8Array.from(all.flatMap(factorsOf)),
  };
  known.set(rank, classes);
  return classes;
}

function classesOf(open: number, ranks: readonly number[]): readonly HandClass[] {
  const different = [...new Set(ranks)];
  const copies = different.map((rank) => ({ rank, count: ranks.filter((one) => one === rank).length }));
  const bits = different.length === 4 ? different.reduce((sum, rank) => sum | (1 << rank), 0) : 0;
  const base = { copies, ranks: bits };
  const up = cardOf(open, 0);
  // Copies take the other suits first, so that the hand is not a Flush and no card occurs twice.
  const mixed = copies.flatMap(({ rank, count }) => Array.from({ length: count }, (_, copy) => cardOf(rank, 1 + copy)));
  const plain = { ...base, strength: strengthOf([...mixed, up]), isFlush: false };
  if (bits === 0 || different.includes(open)) return [plain];
  const suited = different.map((rank) => cardOf(rank, 0));
  return [plain, { ...base, strength: strengthOf([...suited, up]), isFlush: true }];
}

/** Binomial coefficients: ways to take 0 to 4 cards out of 0 to 4. */
const choose = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;
const counts = 5;
/** Index of taking none of a rank: one way, whatever the rank. */
const oneWay = 0;

const factorsOf = ({ copies }: HandClass): readonly number[] => {
  const factors = copies.map(({ rank, count }) => rank * counts + count);
  return [...factors, ...Array<number>(4 - factors.length).fill(oneWay)];
};

/** For each rank, the ways to take 0, 1, 2, 3 and 4 of those left. */
function waysToTake({ left }: Unseen): Uint8Array {
  const ways = new Uint8Array(rankCount * counts);
  for (let rank = 0; rank < rankCount; rank++) ways.set(choose[left[rank] as 0], rank * counts);
  return ways;
}

/** The dealer's hands behind an open card, each with its number of ways. */
export interface Behind {
  readonly up: Card;
  readonly unseen: Unseen;
  readonly total: number;
  /** The number of ways the dealer does not qualify. */
  readonly unqualified: number;
  /** The number of ways the dealer qualifies with less than this hand, and with its equal. */
  against(hand: RoyalStrength): { readonly lower: number; readonly equal: number };
  /** Visits every class of hands that do not qualify, with the ranks of the four hidden cards as bits. */
  eachUnqualified(visit: (ranks: number, ways: number) => void): void;
}

export function dealerBehind(up: Card, seen: readonly Card[]): Behind {
  const unseen = unseenBeside(seen);
  const { strengths, ranks, unqualified } = classesBehind(rankOf(up));
  const upto = runningWays(classesBehind(rankOf(up)), unseen, suitOf(up));
  const below = (at: number) => upto[at] as number;
  return {
    up,
    unseen,
    total: below(strengths.length),
    unqualified: below(unqualified),
    against(hand) {
      const [from, to] = [firstAbove(strengths, hand - 1), firstAbove(strengths, hand)];
      const lower = Math.max(0, below(from) - below(unqualified));
      return { lower, equal: below(Math.max(to, unqualified)) - below(Math.max(from, unqualified)) };
    },
    eachUnqualified(visit) {
      for (let at = 0; at < unqualified; at++) {
        const ways = below(at + 1) - below(at);
        if (ways > 0) visit(ranks[at] as number, ways);
      }
    },
  };
}

/** Cumulative ways: of all classes before each one, and of all classes at the end. */
function runningWays({ ranks, isFlush, factors }: Classes, unseen: Unseen, upSuit: number): Float64Array {
  const take = waysToTake(unseen);
  const suit = unseen.suits[upSuit] as number;
  const upto = new Float64Array(ranks.length + 1);
  let sum = 0;
  for (let at = 0; at < ranks.length; at++) {
    const bits = ranks[at] as number;
    const flushes = bits !== 0 && (suit & bits) === bits ? 1 : 0;
    if (isFlush[at] === 1) sum += flushes;
    else {
      const of = (factor: number) => take[factors[4 * at + factor] as number] as number;
      sum += of(0) * of(1) * of(2) * of(3) - flushes;
    }
    upto[at + 1] = sum;
  }
  return upto;
}

/** The index of the first strength above this one. */
function firstAbove(strengths: readonly RoyalStrength[], mark: number): number {
  let [from, to] = [0, strengths.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((strengths[middle] as RoyalStrength) > mark) to = middle;
    else from = middle + 1;
  }
  return from;
}
