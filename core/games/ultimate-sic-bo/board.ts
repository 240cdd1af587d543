/** What the board shows after a throw: the dice, their total, and the lit spots. */
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';
import { isTriple, sumOf } from './throws.ts';

/** A lit spot shows what its draw gave: a Single its three prices, "2-4-6". */
export const boardOf = ({ dice, lit }: Outcome): Board => ({
  dice,
  total: sumOf(dice),
  triple: isTriple(dice),
  lit: Object.fromEntries(lit),
});
