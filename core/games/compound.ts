/** Several chips with one name, such as a sector of the wheel: never a spot of its own, placed whole or not at all. */
import type { ClauseId } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { type BettingTerms, type Chip, placeChips, type Stakes } from '../round/betting.ts';

export interface Compound {
  /** The chips that this name stands for, one value a piece. */
  readonly chips: (name: string, chip: Cents) => readonly Chip[] | Refusal;
  /** The clause by which one position that would break a limit refuses them all. */
  readonly wholeClause: ClauseId;
}

export function placeCompound(
  { chips, wholeClause }: Compound,
  bet: { readonly name: string; readonly chip: Cents },
  { betting, held, dealt }: { readonly betting: BettingTerms; readonly held: Stakes; readonly dealt: number },
): Stakes | Refusal {
  const named = chips(bet.name, bet.chip);
  if (isRefusal(named)) return named;
  const placed = placeChips(betting, held, named, dealt);
  return isRefusal(placed) ? { ...placed, clause: wholeClause } : placed;
}
