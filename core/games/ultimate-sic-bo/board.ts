/** What the board says after a throw: the dice, their total, and the spots that were lit. */
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';
import { isTriple, sumOf } from './throws.ts';

/** A spot is lit with what its draw gave: a Single with its three prices, "2-4-6". */
export const boardOf = ({ dice, lit }: Outcome): Board => ({
  dice,
  total: sumOf(dice),
  triple: isTriple(dice),
  lit: Object.fromEntries(lit),
});
