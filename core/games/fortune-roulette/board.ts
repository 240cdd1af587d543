/** What the board shows after a round of Fortune Roulette: the number, what it was worth, and everything drawn. */
import { defined } from '../../base/defined.ts';
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';

/** `multiplier` is what a straight bet on the pocket returned; the bonus game is present only if it was played. */
export const boardOf = ({ pocket, multiplier, fortune: { multipliers, special }, bonus }: Outcome): Board => ({
  pocket,
  multiplier,
  numbers: [...multipliers].map(([number, times]) => ({ number, times })),
  ...defined({
    special: special && { kind: special.kind, number: special.number },
    bonus: bonus && { spins: bonus.spins, chests: bonus.chests, total: bonus.total, result: bonus.result },
  }),
});
