/** Reads the golden cards from a round's draws. */
import { type Draws, worths } from '../../drawn/draws.ts';

/** Golden cards with their multipliers; undefined until drawn. */
export const goldenIn = (draws: Draws): ReadonlyMap<string, number | undefined> =>
  new Map(worths(draws, 'golden-cards', 'multiplier'));
