/** A player's chips before they are final: placed one after another, and taken back in reverse order. */
import { playerId, type Spot } from '../base/ids.ts';
import { type Cents, nothing, plus } from '../base/money.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { type BettingTerms, type Chip, closeBetting, placeChip, type Placed, type Stakes } from './betting.ts';

/** Chips put down with one gesture: one chip, or a whole copied bet. */
export type Placement = readonly Chip[];

export interface Slip {
  readonly placements: readonly Placement[];
  /** The slip before Clear, for Undo. */
  readonly cleared?: Slip;
}

/** The controls do not depend on whose bet it is. */
const nobody = playerId('nobody');

export const emptySlip: Slip = { placements: [] };

export function stakesOn({ placements }: Slip): Stakes {
  const stakes = new Map<Spot, Cents>();
  for (const { spot, amount } of placements.flat()) stakes.set(spot, plus(stakes.get(spot) ?? nothing, amount));
  return stakes;
}

export interface Put {
  readonly slip: Slip;
  readonly placed: Placed;
}

/** One chip: the resulting stake is what the table accepted of it. */
export function putChip(terms: BettingTerms, slip: Slip, chip: Chip, dealt: number): Put | Refusal {
  const before = stakesOn(slip).get(chip.spot) ?? nothing;
  const placed = placeChip(terms, stakesOn(slip), chip, dealt);
  if (isRefusal(placed)) return placed;
  const amount = ((placed.stakes.get(chip.spot) ?? nothing) - before) as Cents;
  return { slip: { ...slip, placements: [...slip.placements, [{ spot: chip.spot, amount }]] }, placed };
}

/** Chips put down with one gesture, also taken back with one press. */
export const putDown = (slip: Slip, chips: Placement): Slip => ({ ...slip, placements: [...slip.placements, chips] });

/** Takes back the latest placement; the next press takes the one before. */
export const takeBack = (slip: Slip): Slip => ({ ...slip, placements: slip.placements.slice(0, -1) });

/** Takes back everything as one action, which Undo reverses. */
export const takeAll = (slip: Slip): Slip => (slip.placements.length === 0 ? slip : { placements: [], cleared: slip });

/** Undo: reverses the latest action, a placement or a Clear. */
export const undone = (slip: Slip): Slip => (slip.placements.length === 0 ? (slip.cleared ?? slip) : takeBack(slip));

export const canUndo = ({ placements, cleared }: Slip): boolean => placements.length > 0 || cleared !== undefined;

/** What the player may press now. */
export type Control = 'deal' | 'clear' | 'rebet' | 'rebet-and-deal';

/** DEAL needs a bet that the table accepts; the last bet can be copied onto an empty layout. */
export function controlsOf(
  terms: BettingTerms,
  slip: Slip,
  last: Stakes | undefined,
  dealt: number,
): readonly Control[] {
  if (slip.placements.length > 0) {
    const closed = closeBetting(terms, nobody, stakesOn(slip), dealt);
    return isRefusal(closed) || closed.wagers.length === 0 ? ['clear'] : ['deal', 'clear'];
  }
  return last === undefined || last.size === 0 ? [] : ['rebet', 'rebet-and-deal'];
}
