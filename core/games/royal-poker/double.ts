/** What a hand makes: its first combination and, where a card outside it helps to make another, a second (RP-041). */
import { type Card, rankOf } from '../../cards/card.ts';
import { type Combination, combinationOf, fivesOf, strengthOf, type RoyalStrength } from './hand.ts';

const [king, ace] = [11, 12];

/** The best five cards, their combination, and every combination that may count as the second. */
export interface MadeHand {
  readonly strength: RoyalStrength;
  readonly first: Combination;
  readonly further: readonly Combination[];
}

export function madeOf(cards: readonly Card[]): MadeHand {
  const fives = fivesOf(cards).map((five) => ({ five, strength: strengthOf(five) }));
  const best = fives.reduce((best, other) => (other.strength > best.strength ? other : best));
  const first = combinationOf(best.strength);
  const outside = outsideOf(cards, best.five, first);
  return {
    strength: best.strength,
    first,
    further: outside.length === 0 ? [] : [...furtherFives(fives, best.five, outside), ...furtherTwos(cards, outside)],
  };
}

/** RP-913: all cards except those that make the first combination. Kickers are outside it. */
function outsideOf(cards: readonly Card[], five: readonly Card[], first: Combination): readonly Card[] {
  switch (first) {
    case 'Royal Flush':
    case 'Straight Flush':
    case 'Full House':
    case 'Flush':
    case 'Straight':
      return cards.length === 5 ? [] : cards.filter((card) => !five.includes(card));
    case 'Four of a Kind':
    case 'Two Pairs':
    case 'Three of a Kind':
    case 'Pair':
      return cards.filter((card) => !five.includes(card) || isAlone(five, card));
    case 'Ace-King':
    case 'High Card':
      // Neither has a second combination: a pair, or a second Ace or King, would have made the first one higher.
      return [];
  }
}

const isAlone = (five: readonly Card[], card: Card): boolean =>
  !five.some((other) => other !== card && rankOf(other) === rankOf(card));

/**
 * RP-914: further combinations of five cards. A second Straight of any kind must span other ranks than the first. Four
 * of a Kind, Three of a Kind and Two Pairs are never a second combination in the table.
 */
function furtherFives(
  fives: readonly { readonly five: readonly Card[]; readonly strength: RoyalStrength }[],
  first: readonly Card[],
  outside: readonly Card[],
): readonly Combination[] {
  if (fives.length === 1) return [];
  return fives.flatMap(({ five, strength }) => {
    const combination = combinationOf(strength);
    if (five === first || !usesFive.has(combination) || !five.some((card) => outside.includes(card))) return [];
    return inRow.has(combination) && sameRanks(five, first) ? [] : [combination];
  });
}

const usesFive: ReadonlySet<Combination> = new Set([
  'Royal Flush',
  'Straight Flush',
  'Full House',
  'Flush',
  'Straight',
]);
const inRow: ReadonlySet<Combination> = new Set(['Royal Flush', 'Straight Flush', 'Straight']);

const sameRanks = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.every((card) => others.some((other) => rankOf(other) === rankOf(card)));

/** Further combinations of two cards. */
function furtherTwos(cards: readonly Card[], outside: readonly Card[]): readonly Combination[] {
  const further: Combination[] = [];
  const isWith = (test: (one: number, other: number) => boolean) =>
    outside.some((card) => cards.some((other) => other !== card && test(rankOf(card), rankOf(other))));
  if (isWith((one, other) => one === other)) further.push('Pair');
  if (isWith((one, other) => one + other === ace + king)) further.push('Ace-King');
  return further;
}
