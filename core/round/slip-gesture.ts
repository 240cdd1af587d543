/**
 * What a player does with chips while betting is open, and the resulting slip: for the table and the felt's preview.
 */
import { defined } from '../base/defined.ts';
import type { ClauseId, Spot } from '../base/ids.ts';
import { type Cents, nothing, plus } from '../base/money.ts';
import { isRefusal, refuse, type Refusal } from '../base/refusal.ts';
import {
  type BettingTerms,
  type Change,
  type Chip,
  inOrder,
  notCovered,
  placeChip,
  placeChips,
  type Stakes,
  totalBet,
} from './betting.ts';
import { putChip, putDown, type Slip, stakesOn, takeAll, takeBack, undone } from './slip.ts';
import type { Lays } from './slip-rules.ts';

export type Gesture =
  | { readonly bet: 'place'; readonly spot: Spot; readonly amount: Cents }
  /** Several chips with one name, such as a sector of the wheel. */
  | { readonly bet: 'compound'; readonly name: string; readonly amount: Cents }
  | { readonly bet: 'undo' }
  | { readonly bet: 'clear' }
  | { readonly bet: 'double' }
  /** The last round's bets again. */
  | { readonly bet: 'rebet' };

/** Bets of several chips: never a spot of their own. */
export interface Compound {
  /** The first parts of their names: `voisins`, `neighbours`, `finale`. */
  readonly names: readonly string[];
  /** The chips that a name stands for, at one value each. */
  readonly chips: (name: string, chip: Cents) => readonly Chip[] | Refusal;
  /** Pockets on each side of a number, for tables with neighbour bets: the default and the maximum. */
  readonly neighbours?: { readonly usual: number; readonly most: number; readonly clause: ClauseId };
}

/** A table's terms for slips. */
export interface SlipTable {
  readonly betting: BettingTerms;
  readonly compound?: Compound;
}

/** A slip before a gesture. */
export interface Before {
  readonly slip: Slip;
  /** What was staked in the last round that was bet on. */
  readonly last: Stakes | undefined;
  /** Cards dealt from the shoe: some pages limit side bets more tightly late in a shoe. */
  readonly dealt: number;
  /** The most that the slip may cost, fees included; undefined if the balance is not checked. */
  readonly purse?: Cents | undefined;
}

/** The slip afterwards, and why it differs from what was asked for. */
export interface Gestured {
  readonly slip: Slip;
  readonly placed: 'accepted' | 'reduced' | 'inactive';
  readonly told?: Refusal;
  /** Positions that did not get all the intended chips. */
  readonly changes?: readonly Change[];
}

export function applyGesture(table: SlipTable, before: Before, gesture: Gesture): Gestured | Refusal {
  const done = gestured(table, before, gesture);
  if (isRefusal(done) || before.purse === undefined) return done;
  const total = ({ slip }: { readonly slip: Slip }) => totalBet(table.betting, stakesOn(slip));
  // Chips may always be taken back, whatever the balance.
  return total(done) > before.purse && total(done) > total(before) ? notCovered(table.betting) : done;
}

function gestured({ betting, compound }: SlipTable, before: Before, gesture: Gesture): Gestured | Refusal {
  const { slip, last, dealt } = before;
  const { undo, double, rebet, clear } = betting.slip;
  switch (gesture.bet) {
    case 'place': {
      const put = putChip(betting, slip, { spot: gesture.spot, amount: gesture.amount }, dealt);
      return isRefusal(put)
        ? put
        : { slip: put.slip, placed: put.placed.placed, ...defined({ told: put.placed.told }) };
    }
    case 'compound': {
      if (compound === undefined) {
        return refuse('unknown-spot', betting.betsClause, { spot: gesture.name, choices: '' });
      }
      const chips = compound.chips(gesture.name, gesture.amount);
      return isRefusal(chips) ? chips : lay(betting, before, chips, betting.slip.compound);
    }
    case 'undo':
      return undo === undefined ? noControl(betting, 'undo') : { slip: undone(slip), placed: 'accepted' };
    case 'clear':
      return { slip: clear.takes === 'all' ? takeAll(slip) : takeBack(slip), placed: 'accepted' };
    case 'double':
      return double === undefined
        ? noControl(betting, 'double')
        : lay(betting, before, chipsOf(stakesOn(slip)), double);
    case 'rebet':
      return lay(betting, before, chipsOf(last ?? new Map()), rebet);
  }
}

const chipsOf = (stakes: Stakes): readonly Chip[] => [...stakes].map(([spot, amount]) => ({ spot, amount }));

const noControl = ({ betsClause }: BettingTerms, control: 'undo' | 'double'): Refusal =>
  refuse('no-control', betsClause, { control });

/** Several chips with one gesture, as the page says: one placement, taken back with one press. */
function lay(terms: BettingTerms, before: Before, chips: readonly Chip[], lays: Lays): Gestured | Refusal {
  const { slip, dealt } = before;
  if (chips.length === 0) return { slip, placed: 'accepted' };
  if (lays.atLimit !== 'whole') return layEach(terms, before, chips, lays);
  const placed = placeChips(terms, stakesOn(slip), chips, dealt);
  if (isRefusal(placed)) return { ...placed, ...defined({ clause: lays.clause }) };
  return { slip: putDown(slip, chips), placed: 'accepted' };
}

/** Each position separately: up to its maximum, or unchanged. */
function layEach(
  terms: BettingTerms,
  { slip, dealt, purse }: Before,
  chips: readonly Chip[],
  { atLimit, clause }: Lays,
): Gestured | Refusal {
  const aboveMaximum = atLimit === 'reduce' ? { action: 'reduce', ...defined({ clause }) } : { action: 'refuse' };
  const one = { ...terms, aboveMaximum } as BettingTerms;
  const laid: Chip[] = [];
  const changes: Change[] = [];
  let stakes = stakesOn(slip);
  let low: Refusal | undefined;
  for (const { spot, amount } of inOrder(terms, chips)) {
    const lay = stakes.get(spot) ?? nothing;
    const placed = placeChip(one, stakes, { spot, amount }, dealt);
    const isTooDear =
      !isRefusal(placed) && atLimit === 'skip' && purse !== undefined && totalBet(terms, placed.stakes) > purse;
    const told = isTooDear ? notCovered(terms) : isRefusal(placed) ? placed : placed.told;
    const now = isTooDear || isRefusal(placed) ? lay : (placed.stakes.get(spot) ?? nothing);
    if (now < lay + amount && told !== undefined) changes.push({ spot, from: plus(lay, amount), to: now, told });
    else low ??= told;
    if (now === lay || isRefusal(placed)) continue;
    laid.push({ spot, amount: (now - lay) as Cents });
    stakes = placed.stakes;
  }
  const [first] = changes;
  if (laid.length === 0 && first !== undefined) return first.told;
  const after = putDown(slip, laid);
  if (first !== undefined) return { slip: after, placed: 'reduced', told: first.told, changes };
  return low === undefined ? { slip: after, placed: 'accepted' } : { slip: after, placed: 'inactive', told: low };
}
