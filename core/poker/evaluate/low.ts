/** Low hands, ace to five, eight or better: used only in Omaha Hi/Lo (PH-039). */
import { invariant } from '../../base/invariant.ts';
import { type Card, rankOf } from '../../cards/card.ts';

/**
 * The five ranks of a low as bits, ace lowest (PH-042): 31 is the wheel, 248 is 8-7-6-5-4. Because the highest card
 * decides first (PH-043), a smaller number is a better low, and equal numbers tie (PH-906).
 */
export type LowRank = number;

/** An eight is the highest card a low may have (PH-053). */
const lowRanks = 8;

/** The bit of a card that can be in a low, 0 for any other; suits do not matter (PH-040). */
const lowBits = Uint8Array.from({ length: 52 }, (_, card) => {
  const low = (rankOf(card as Card) + 1) % 13;
  return low < lowRanks ? 1 << low : 0;
});

/** The three lowest of a set of low ranks, or 0 if it has fewer. */
const lowestThree = Uint8Array.from({ length: 2 ** lowRanks }, (_, ranks) => {
  const first = ranks & -ranks;
  const second = (ranks ^ first) & -(ranks ^ first);
  const rest = ranks ^ first ^ second;
  return rest === 0 ? 0 : first | second | (rest & -rest);
});

/**
 * The low that five cards make, whatever their suits and sequence (PH-902); undefined with a pair or a card above
 * eight.
 */
export function lowOfFive(five: readonly Card[]): LowRank | undefined {
  invariant(five.length === 5, 'a low hand has five cards');
  let ranks = 0;
  for (const card of five) {
    const bit = lowBits[card] as number;
    if (bit === 0 || (ranks & bit) !== 0) return undefined; // PH-055
    ranks |= bit;
  }
  return ranks;
}

/** The best low of exactly two hole cards and three of the board (PH-907); undefined if there is none (PH-906). */
export function rankOmahaLow(hole: readonly Card[], board: readonly Card[]): LowRank | undefined {
  let common = 0;
  for (const card of board) common |= lowBits[card] as number;
  let best = 2 ** lowRanks;
  for (let i = 1; i < hole.length; i++) {
    const first = lowBits[hole[i] as Card] as number;
    if (first === 0) continue;
    for (let j = 0; j < i; j++) {
      const second = lowBits[hole[j] as Card] as number;
      if (second === 0 || second === first) continue;
      // With these two, the three lowest other ranks of the board make the best low.
      const three = lowestThree[common & ~(first | second)] as number;
      if (three !== 0) best = Math.min(best, first | second | three);
    }
  }
  return best === 2 ** lowRanks ? undefined : best;
}

/** The ranks of a low, highest first, the ace as 1: 8-7-4-2-A is [8, 7, 4, 2, 1]. */
export function ranksOfLow(low: LowRank): readonly number[] {
  const ranks: number[] = [];
  for (let rank = lowRanks; rank >= 1; rank--) if ((low >> (rank - 1)) & 1) ranks.push(rank);
  return ranks;
}
