/** High hands: the rank of five cards, and of the best five out of six or seven. */
import { broken } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import { categoryOf, type HandRank } from './classes.ts';
import type { Category } from './strength.ts';
import { flushRanks as ranksOfFlushes, fiveTable, keyLayout, makeTables, sevenTable } from './tables.ts';

export { categoryOf, type Category, type HandRank };

// V8 inlines constants of the same module; imported ones would be looked up for every card.
const { keys: fiveKeys, flushes: fiveFlushes, rankPart: fivePart, rows: fiveRows, ranks: fiveRanks } = fiveTable;
const { keys: sevenKeys, flushes: sevenFlushes, rankPart: sevenPart, rows: sevenRows, ranks: sevenRanks } = sevenTable;
const flushRanks = ranksOfFlushes;
const { suitShift, rowBits, columnPart } = keyLayout;

/** Indexed by suit and card, `suit * 64 + card`: the card's rank bit if it is of that suit, otherwise 0. */
const rankBits = Uint16Array.from({ length: 256 }, (_, at) => ((at & 3) === at >> 6 ? 1 << ((at & 63) >> 2) : 0));

export function rankOfFive(a: Card, b: Card, c: Card, d: Card, e: Card): HandRank {
  makeTables();
  return rankFive(a, b, c, d, e);
}

/** The best five of seven: all 21 candidates in one lookup (PH-061, PH-909). */
export function rankOfSeven(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): HandRank {
  makeTables();
  return rankSeven(a, b, c, d, e, f, g);
}

/** For five, six or seven cards. */
export function rankOf(cards: readonly Card[]): HandRank {
  const [a, b, c, d, e, f, g] = cards as readonly [Card, Card, Card, Card, Card, Card, Card];
  if (cards.length === 5) return rankOfFive(a, b, c, d, e);
  if (cards.length === 7) return rankOfSeven(a, b, c, d, e, f, g);
  if (cards.length !== 6) broken(`${cards.length} cards are no hand`);
  return Math.max(...cards.map((_, out) => rankOf(cards.filter((_, at) => at !== out))));
}

/** Ranks consecutive hands of five cards into `ranks`: for ranking millions. */
export function rankFives(cards: Uint8Array, ranks: Uint16Array): void {
  makeTables();
  for (let hand = 0, at = 0; hand < ranks.length; hand++, at += 5) {
    ranks[hand] = rankFive(
      cards[at] as Card,
      cards[at + 1] as Card,
      cards[at + 2] as Card,
      cards[at + 3] as Card,
      cards[at + 4] as Card,
    );
  }
}

export function rankSevens(cards: Uint8Array, ranks: Uint16Array): void {
  makeTables();
  for (let hand = 0, at = 0; hand < ranks.length; hand++, at += 7) {
    ranks[hand] = rankSeven(
      cards[at] as Card,
      cards[at + 1] as Card,
      cards[at + 2] as Card,
      cards[at + 3] as Card,
      cards[at + 4] as Card,
      cards[at + 5] as Card,
      cards[at + 6] as Card,
    );
  }
}

function rankFive(a: Card, b: Card, c: Card, d: Card, e: Card): HandRank {
  const sum =
    ((fiveKeys[a] as number) +
      (fiveKeys[b] as number) +
      (fiveKeys[c] as number) +
      (fiveKeys[d] as number) +
      (fiveKeys[e] as number)) |
    0;
  if (fiveFlushes[sum >>> suitShift] !== 0)
    return flushRanks[
      (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
    ] as number;
  const key = sum & fivePart;
  return fiveRanks[(fiveRows[key >> rowBits] as number) + (key & columnPart)] as number;
}

function rankSeven(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): HandRank {
  const sum =
    ((sevenKeys[a] as number) +
      (sevenKeys[b] as number) +
      (sevenKeys[c] as number) +
      (sevenKeys[d] as number) +
      (sevenKeys[e] as number) +
      (sevenKeys[f] as number) +
      (sevenKeys[g] as number)) |
    0;
  const flush = sevenFlushes[sum >>> suitShift] as number;
  if (flush !== 0) {
    const suit = (flush - 1) << 6;
    return flushRanks[
      (rankBits[suit | a] as number) |
        (rankBits[suit | b] as number) |
        (rankBits[suit | c] as number) |
        (rankBits[suit | d] as number) |
        (rankBits[suit | e] as number) |
        (rankBits[suit | f] as number) |
        (rankBits[suit | g] as number)
    ] as number;
  }
  const key = sum & sevenPart;
  return sevenRanks[(sevenRows[key >> rowBits] as number) + (key & columnPart)] as number;
}
