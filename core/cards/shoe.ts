/** A shoe: tracks the cards still in it, so that an impossible card is refused. */
import type { ClauseId } from '../base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../base/refusal.ts';
import { type Card, deckSize, printCard } from './card.ts';

export interface Shoe {
  readonly decks: number;
  /** Cards that have left the shoe, burnt ones included. */
  readonly dealt: number;
  /** Copies of each card that have left it. */
  readonly out: readonly number[];
}

export const freshShoe = (decks: number): Shoe => ({ decks, dealt: 0, out: Array<number>(deckSize).fill(0) });

export const cardsLeft = (shoe: Shoe): number => shoe.decks * deckSize - shoe.dealt;

/**
 * The shoe after this card; refused when all its copies are out already. `clause` is the one that sets the number of
 * decks.
 */
export function takeCard(shoe: Shoe, card: Card, clause: ClauseId): Shoe | Refusal {
  const out = shoe.out[card] ?? 0;
  if (out >= shoe.decks) {
    return refuse('impossible-card', clause, { card: printCard(card) });
  }
  return { decks: shoe.decks, dealt: shoe.dealt + 1, out: shoe.out.with(card, out + 1) };
}

export function takeAll(shoe: Shoe, gone: readonly Card[], clause: ClauseId): Shoe | Refusal {
  let left = shoe;
  for (const card of gone) {
    const after = takeCard(left, card, clause);
    if (isRefusal(after)) return after;
    left = after;
  }
  return left;
}

/** A card that occurs too often or not often enough in a set. */
export interface WrongCount {
  readonly card: Card;
  readonly count: number;
}

/** The difference between a set of cards and full decks: missing and extra cards; empty when the set is right. */
export function compositionMistakes(decks: number, set: readonly Card[]): readonly WrongCount[] {
  const counts = Array<number>(deckSize).fill(0);
  for (const card of set) counts[card] = (counts[card] ?? 0) + 1;
  return counts.flatMap((count, card) => (count === decks ? [] : [{ card: card as Card, count }]));
}
