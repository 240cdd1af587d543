/** Chips won from the pots, by seat; a returned unmatched bet is not won (PP-923). */
import type { HandState } from '../hand/state.ts';

export function winningsOf({ stacks, awards }: HandState): readonly number[] {
  const won = stacks.map(() => 0);
  for (const { seat, chips } of awards) won[seat] = (won[seat] ?? 0) + chips;
  return won;
}
