/** What five cards are worth: their combination, and a number that orders all hands (RP-912). */
import { broken } from '../../base/invariant.ts';
import { type Card, rankOf, suitOf } from '../../cards/card.ts';

/** From weakest to strongest; below Ace-King nothing pays and high cards decide. */
export const combinations = [
  'High Card',
  'Ace-King', // RP-019
  'Pair', // RP-018
  'Two Pairs', // RP-017
  'Three of a Kind', // RP-016
  'Straight', // RP-015
  'Flush', // RP-014
  'Full House', // RP-013
  'Four of a Kind', // RP-012
  'Straight Flush', // RP-011
  'Royal Flush', // RP-010
] as const;

export type Combination = (typeof combinations)[number];

declare const tag: unique symbol;

/** A higher hand has a higher number; equal hands have the same. */
export type RoyalStrength = number & { readonly [tag]: 'strength' };

/**
 * Ranks are held as bits, a deuce the lowest: of two sets with equally many bits the greater number has the higher
 * cards, so that the ranks of the combination, then the kickers, compare correctly.
 */
const ranks = 13;
const low = 0b0_0000_0000_1111; // 2 3 4 5, to which an Ace makes the lowest straight
const ace = 1 << 12;
const aceKing = 0b11 << 11;
const perCombination = 2 ** (2 * ranks);

const weakest = Object.fromEntries(combinations.map((name, order) => [name, order * perCombination]));

const strength = (combination: Combination, made: number, kickers: number): RoyalStrength =>
  ((weakest[combination] as number) + (made << ranks) + kickers) as RoyalStrength;

export const combinationOf = (of: RoyalStrength): Combination =>
  combinations[Math.floor(of / perCombination)] ?? broken(`${of} is no strength of a hand`);

/** Exactly five cards. */
export function strengthOf(five: readonly Card[]): RoyalStrength {
  if (five.length !== 5) broken(`a hand of ${five.length} cards is not compared`);
  // Ranks that occur once, twice, three and four times or more.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  for (let at = 0; at < 5; at++) {
    const rank = 1 << rankOf(five[at] as Card);
    four |= thrice & rank;
    thrice |= twice & rank;
    twice |= once & rank;
    once |= rank;
  }
  const others = once & ~twice;
  if (four !== 0) return strength('Four of a Kind', four, others);
  if (thrice !== 0) {
    const pair = twice & ~thrice;
    return pair === 0 ? strength('Three of a Kind', thrice, others) : strength('Full House', thrice, pair);
  }
  if (twice !== 0) return strength(isOneBit(twice) ? 'Pair' : 'Two Pairs', twice, others);
  return unpaired(five, once);
}

function unpaired(five: readonly Card[], once: number): RoyalStrength {
  const top = topOfStraight(once);
  const isFlush = five.every((card) => suitOf(card) === suitOf(five[0] as Card));
  if (top === ace && isFlush) return strength('Royal Flush', top, 0);
  if (top !== 0 && isFlush) return strength('Straight Flush', top, 0);
  if (isFlush) return strength('Flush', 0, once);
  if (top !== 0) return strength('Straight', top, 0);
  return strength((once & aceKing) === aceKing ? 'Ace-King' : 'High Card', 0, once);
}

/** The highest rank of five in a row, 0 if there is a gap. The Ace is low only below 2-3-4-5. */
function topOfStraight(once: number): number {
  if (once === (low | ace)) return 1 << 3;
  const lowest = once & -once;
  return once === lowest * 0b11111 ? lowest << 4 : 0;
}

const isOneBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

const weakestQualified = strength('Ace-King', 0, 0);

/** RP-035: Ace-King or any higher combination. */
export const qualifies = (dealer: RoyalStrength): boolean => dealer >= weakestQualified;

/** All ways to leave out one of six cards; five cards give only themselves (RP-911). */
export const fivesOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length === 5 ? [cards] : cards.map((_, at) => cards.toSpliced(at, 1));
