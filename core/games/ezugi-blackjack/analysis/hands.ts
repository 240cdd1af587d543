/**
 * Every hand a seat may hold without exceeding 21, by card values: some three thousand, each linked to the longer ones.
 */
import { isBust, type Count, worthOf } from '../hand.ts';
import { countOf, type Left, values } from './left.ts';
import { once } from './once.ts';

export interface HeldHand {
  readonly index: number;
  /** Number of cards of each value. */
  readonly held: Left;
  readonly cards: number;
  readonly worth: Count;
  /** The value of both cards, if it is a pair. */
  readonly pairOf: number | undefined;
  /** The hand with one more card of each value; undefined where it exceeds 21. */
  readonly next: readonly (HeldHand | undefined)[];
}

/** The empty hand first, shorter hands before longer: what a hand leads to comes after it. */
export const everyHand: () => readonly HeldHand[] = once(findHands);

/** The hand with no cards, and with one card, as a split leaves it. */
export const emptyHand = (): HeldHand => everyHand()[0]!;
export const handOf = (value: number): HeldHand => emptyHand().next[value]!;

interface Growing extends Omit<HeldHand, 'next'> {
  readonly next: (HeldHand | undefined)[];
}

function findHands(): readonly HeldHand[] {
  const all: Growing[] = [];
  const known = new Map<string, Growing>();
  const find = (held: Left, cards: number): Growing | undefined => {
    const hard = held.reduce((sum, count, value) => sum + count * value, 0);
    const worth = worthOf(hard, countOf(held, 1) > 0);
    if (isBust(worth.total)) return undefined;
    const key = held.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const pair = cards === 2 ? held.indexOf(2) : -1;
    const hand = { index: all.length, held, cards, worth, pairOf: pair < 0 ? undefined : pair, next: [] };
    known.set(key, hand);
    all.push(hand);
    return hand;
  };
  find(Array<number>(values.length + 1).fill(0), 0);
  for (const { held, cards, next } of all) {
    for (const value of values) next[value] = find(held.with(value, countOf(held, value) + 1), cards + 1);
  }
  return all;
}
