/** Double: every position on the layout twice, in the order in which they were placed. */
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type BettingTerms, type Chip, placeChip } from '../../round/betting.ts';
import { type Slip, stakesOn } from '../../round/slip.ts';

export interface Doubled {
  readonly slip: Slip;
  /** Why positions were left as they are. */
  readonly told: readonly Refusal[];
}

/** One action. A position that would pass its limit stays as it is; whether the balance suffices is the caller's to ask. */
export function double(terms: BettingTerms, slip: Slip): Doubled {
  const added: Chip[] = [];
  const told: Refusal[] = [];
  let stakes = stakesOn(slip);
  for (const [spot, amount] of stakes) {
    const placed = placeChip(terms, stakes, { spot, amount }, 0);
    if (isRefusal(placed)) {
      told.push(placed);
      continue;
    }
    stakes = placed.stakes;
    added.push({ spot, amount });
  }
  return { slip: added.length === 0 ? slip : { placements: [...slip.placements, added] }, told };
}
