/** The golden cards among a round's draws. */
import { type Draws, worths } from '../../drawn/draws.ts';

/** Golden cards and their multipliers, as far as they are drawn. */
export const goldenIn = (draws: Draws): ReadonlyMap<string, number | undefined> =>
  new Map(worths(draws, 'golden-cards', 'multiplier'));
