/** The value of a baccarat hand. */
import { type Card, deck, isRed, rankOf } from '../../../cards/card.ts';

const ace = 12;

/** Ace 1, 2 to 9 face value, tens and pictures 0, indexed by card. */
const cardPoints: readonly number[] = deck.map((card) => {
  const rank = rankOf(card);
  if (rank === ace) return 1;
  const printed = rank + 2;
  return printed >= 10 ? 0 : printed;
});

export const pointsOf = (card: Card): number => cardPoints[card] as number;

/** The last digit of the sum. */
export function points(hand: readonly Card[]): number {
  let sum = 0;
  for (const card of hand) sum += cardPoints[card] as number;
  return sum % 10;
}

/** Eight or nine with the first two cards. */
export const isNatural = (hand: readonly Card[]): boolean => hand.length === 2 && points(hand) >= 8;

/** How a hand opened: whether its first two cards have equal rank, and how similar they are. */
export type OpeningHands = 'no-pair' | 'mixed-pair' | 'coloured-pair' | 'perfect-pair';

export function openingOf(hand: readonly Card[]): OpeningHands {
  const [first, second] = [hand[0] as Card, hand[1] as Card];
  if (rankOf(first) !== rankOf(second)) return 'no-pair';
  if (first === second) return 'perfect-pair';
  return isRed(first) === isRed(second) ? 'coloured-pair' : 'mixed-pair';
}

/** Equal rank: two kings are a pair, a king and a queen are not. */
export const opensWithPair = (hand: readonly Card[]): boolean => rankOf(hand[0] as Card) === rankOf(hand[1] as Card);

/** Equal rank and suit. */
export const opensWithPerfectPair = (hand: readonly Card[]): boolean => hand[0] === hand[1];
