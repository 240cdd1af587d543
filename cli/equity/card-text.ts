/** Cards and games as people write them at a poker table: `AhKh`, `Ah Kh` or `10h 9h`. */
import { type Card, printCard, readCard } from '../../core/cards/card.ts';
import type { PokerGame } from '../../core/poker/evaluate/games.ts';

/** Keyed by what people call them. */
export const gamesByName: Readonly<Record<string, PokerGame>> = {
  holdem: 'holdem',
  omaha: 'omaha-hi',
  'omaha-hilo': 'omaha-hilo',
};

/** The cards, or a sentence about the first word that is not a card. */
export function cardsIn(text: string): readonly Card[] | string {
  const words = text.replaceAll('10', 'T').match(/\S\s*\S?/g) ?? [];
  const found: Card[] = [];
  for (const word of words) {
    const [rank = '', suit = ''] = word.replaceAll(/\s/g, '');
    const card = readCard(rank.toUpperCase() + suit.toLowerCase());
    if (card === undefined) return `'${word.trim()}' is not a card; write rank and suit, such as Ah, Td or 9c`;
    found.push(card);
  }
  return found;
}

/** The first duplicate card, as written. */
export function twiceIn(cards: readonly Card[]): string | undefined {
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  return twice === undefined ? undefined : printCard(twice);
}
