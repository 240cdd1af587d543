/** When a shoe is finished. */
import { deckSize } from '../cards/card.ts';
import type { ShoeTerms } from './game.ts';

/**
 * Checked between rounds. The round in which the cut card comes out, even before its first card, is completed and is
 * the last; where every round has a fresh pack, every round is the last.
 */
export function isShoeOver({ decks, cutCardFromEnd }: ShoeTerms, dealt: number): boolean {
  return cutCardFromEnd === undefined ? dealt > 0 : decks * deckSize - dealt < cutCardFromEnd;
}
