/** Omaha's high hand: exactly two of the four hole cards with exactly three of the board (PH-907). */
import { broken } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import type { HandRank } from './classes.ts';
import type { RankSet } from './strength.ts';
import { flushRanks as ranksOfFlushes, makeTables } from './tables.ts';
import { makeTwoAndThree, twoAndThree } from './two-and-three.ts';

// V8 inlines constants of the same module; imported ones would be looked up for every read.
const { twoOf, lineOf, ranksOfLines } = twoAndThree;
const flushRanks = ranksOfFlushes;

/** The best of the 60 candidates; fewer if the board is incomplete. */
export function rankOmaha(hole: readonly Card[], board: readonly Card[]): HandRank {
  if (hole.length !== 4) broken(`Omaha has four hole cards, not ${hole.length}`);
  if (board.length < 3 || board.length > 5)
    broken(`an Omaha hand needs three to five board cards, not ${board.length}`);
  makeTables();
  makeTwoAndThree();
  return Math.max(bestByRanks(hole, board), bestFlush(hole, board));
}

/** Ignores suits: flushes are handled separately. */
function bestByRanks(hole: readonly Card[], board: readonly Card[]): HandRank {
  const [a, b, c, d] = [rankAt(hole, 0), rankAt(hole, 1), rankAt(hole, 2), rankAt(hole, 3)];
  const [ab, ac, ad, bc, bd, cd] = [two(a, b), two(a, c), two(a, d), two(b, c), two(b, d), two(c, d)];
  let best = 0;
  for (let i = 2; i < board.length; i++) {
    for (let j = 1; j < i; j++) {
      const pair = (rankAt(board, i) * 13 + rankAt(board, j)) * 13;
      for (let k = 0; k < j; k++) {
        const line = lineOf[pair + rankAt(board, k)] as number;
        best = Math.max(best, ranksOfLines[line + ab] as number);
        best = Math.max(best, ranksOfLines[line + ac] as number);
        best = Math.max(best, ranksOfLines[line + ad] as number);
        best = Math.max(best, ranksOfLines[line + bc] as number);
        best = Math.max(best, ranksOfLines[line + bd] as number);
        best = Math.max(best, ranksOfLines[line + cd] as number);
      }
    }
  }
  return best;
}

const rankAt = (cards: readonly Card[], at: number): number => (cards[at] as Card) >> 2;
const two = (first: number, second: number): number => twoOf[first * 13 + second] as number;

/** 0 if no suit has three cards on the board and two in the hole. */
function bestFlush(hole: readonly Card[], board: readonly Card[]): HandRank {
  // Four 4-bit counters; starting at five, a count of three sets the top bit.
  let counts = 0x5555;
  for (let at = 0; at < board.length; at++) counts += 1 << (((board[at] as Card) & 3) << 2);
  const reached = counts & 0x8888;
  if (reached === 0) return 0;
  const suit = (31 - Math.clz32(reached)) >> 2;
  const common = suitedIn(board, suit);
  let best = 0;
  for (let left = suitedIn(hole, suit); left !== 0; left &= left - 1) {
    for (let others = left & (left - 1); others !== 0; others &= others - 1) {
      best = Math.max(best, bestWith((left & -left) | (others & -others), common));
    }
  }
  return best;
}

/** The best flush of two ranks with any three of the common ones. */
function bestWith(two: RankSet, common: RankSet): HandRank {
  let best = 0;
  for (let a = common; a !== 0; a &= a - 1) {
    for (let b = a & (a - 1); b !== 0; b &= b - 1) {
      for (let c = b & (b - 1); c !== 0; c &= c - 1) {
        best = Math.max(best, flushRanks[two | (a & -a) | (b & -b) | (c & -c)] as number);
      }
    }
  }
  return best;
}

function suitedIn(cards: readonly Card[], suit: number): RankSet {
  let ranks = 0;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card;
    if ((card & 3) === suit) ranks |= 1 << (card >> 2);
  }
  return ranks;
}
