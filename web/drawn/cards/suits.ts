/** Outlines of the four suits in a box of 100 by 100, and parsing of two-letter cards. */

export type Suit = 'c' | 'd' | 'h' | 's';

export const suitPaths: Readonly<Record<Suit, string>> = {
  h: 'M50 93C20 68 5 51 5 31 5 17 15 8 27 8c10 0 19 6 23 17C54 14 63 8 73 8c12 0 22 9 22 23 0 20-15 37-45 62z',
  d: 'M50 3c9 17 21 33 37 47C71 64 59 80 50 97 41 80 29 64 13 50 29 36 41 20 50 3z',
  s: 'M50 4c7 17 43 36 43 62 0 13-9 20-20 20-9 0-16-5-20-14 1 11 5 18 12 24H35c7-6 11-13 12-24-4 9-11 14-20 14C16 86 7 79 7 66 7 40 43 21 50 4z',
  c: 'M50 4a21 21 0 0 1 13.5 37.1A21.5 21.5 0 1 1 54 71.5C55 83 59 90 66 96H34c7-6 11-13 12-24.5a21.5 21.5 0 1 1-9.5-30.4A21 21 0 0 1 50 4z',
};

/** A card as the house writes it: `Td` is the ten of diamonds. */
export interface CardLetters {
  readonly rank: string;
  readonly suit: Suit;
}

const isSuit = (letter: string | undefined): letter is Suit => letter !== undefined && letter in suitPaths;

/** Undefined for `hidden`, a card face down. */
export function lettersOf(card: string): CardLetters | undefined {
  const [rank, suit] = card;
  return card.length === 2 && rank !== undefined && isSuit(suit) ? { rank, suit } : undefined;
}

/** As printed in the corner. */
export const indexOf = (rank: string): string => (rank === 'T' ? '10' : rank);
