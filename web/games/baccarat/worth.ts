/** Points of the visible cards of a baccarat hand. */
import { readCard } from '../../../core/cards/card.ts';
import { points } from '../../../core/games/baccarat/presentation/hand.ts';

/** Undefined while no card is face up. */
export function baccaratWorth(cards: readonly string[]): number | undefined {
  const open = cards.flatMap((card) => readCard(card) ?? []);
  return open.length === 0 ? undefined : points(open);
}
