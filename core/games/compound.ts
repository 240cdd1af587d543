/** Several chips with one name, such as a sector of the wheel: never a spot of its own, placed whole or not at all. */
import type { ClauseId } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { BettingTerms, Chip } from '../round/betting.ts';
import { putChips, type Slip } from '../round/slip.ts';

export interface Compound {
  /** With what their names begin: `voisins`, `neighbours`, `finale`. */
  readonly names: readonly string[];
  /** The chips that this name stands for, one value a piece. */
  readonly chips: (name: string, chip: Cents) => readonly Chip[] | Refusal;
  /** Pockets on each side of a number, where neighbours can be bet: how many unless the player says, and the most. */
  readonly neighbours?: { readonly usual: number; readonly most: number; readonly clause: ClauseId };
  /** The clause by which one position that would break a limit refuses them all. */
  readonly wholeClause: ClauseId;
}

/** One placement, taken back with one press. */
export function putCompound(
  { chips, wholeClause }: Compound,
  bet: { readonly name: string; readonly chip: Cents },
  { betting, slip, dealt }: { readonly betting: BettingTerms; readonly slip: Slip; readonly dealt: number },
): Slip | Refusal {
  const named = chips(bet.name, bet.chip);
  if (isRefusal(named)) return named;
  const put = putChips(betting, slip, named, dealt);
  return isRefusal(put) ? { ...put, clause: wholeClause } : put;
}
