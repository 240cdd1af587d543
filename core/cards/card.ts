/** Playing cards: small whole numbers as a distinct type, written and read as `Ah Td 9c`. */
import { invariant, present } from '../base/invariant.ts';

declare const tag: unique symbol;

/** 0 to 51, by rank then suit, deuces first, aces last. */
export type Card = number & { readonly [tag]: 'card' };

const rankLetters = '23456789TJQKA';
const suitLetters = 'cdhs';
export const deckSize = 52;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

/** Diamonds and hearts. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** Every card once, in order of rank, then suit. */
export const deck: readonly Card[] = Array.from({ length: deckSize }, (_, i) => i as Card);

export const printCard = (card: Card): string => `${rankLetters[rankOf(card)]}${suitLetters[suitOf(card)]}`;

/** The card that a text names, or undefined: for input from people and devices. */
export function readCard(text: string): Card | undefined {
  const rank = rankLetters.indexOf(text[0] ?? '?');
  const suit = suitLetters.indexOf(text[1] ?? '?');
  return text.length === 2 && rank >= 0 && suit >= 0 ? deck[rank * 4 + suit] : undefined;
}

/** For cards written in source code, such as scripted tests: `cards('9h 3c Td 5s')`. Throws on a mistake. */
export function cards(text: string): readonly Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => present(readCard(word), `card '${word}'`));
}

export function card(text: string): Card {
  const [only, ...others] = cards(text);
  invariant(others.length === 0, `'${text}' is one card`);
  return present(only, 'a card');
}
