/** When a shoe is at its end. */
import { deckSize } from '../cards/card.ts';
import type { ShoeTerms } from './game.ts';

/**
 * Asked between rounds. The round in which the cut card comes out, also before its first card, is completed and is the
 * last one; where every round has a fresh pack, each round is the last.
 */
export function isShoeOver({ decks, cutCardFromEnd }: ShoeTerms, dealt: number): boolean {
  return cutCardFromEnd === undefined ? dealt > 0 : decks * deckSize - dealt < cutCardFromEnd;
}
