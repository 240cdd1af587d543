/** What the open cards of a baccarat hand are worth, as the table reads it aloud. */
import { readCard } from '../../../core/cards/card.ts';
import { points } from '../../../core/games/baccarat/presentation/hand.ts';

/** Nothing while no card is open. */
export function baccaratWorth(cards: readonly string[]): number | undefined {
  const open = cards.flatMap((card) => readCard(card) ?? []);
  return open.length === 0 ? undefined : points(open);
}
