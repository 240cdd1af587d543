/** What a player does with chips while betting is open, and what lies on their slip after it. */
import { defined } from '../../../core/base/defined.ts';
import { type Spot, spotId } from '../../../core/base/ids.ts';
import { type Cents, cents } from '../../../core/base/money.ts';
import { isRefusal, refuse, type Refusal } from '../../../core/base/refusal.ts';
import { putCompound } from '../../../core/games/compound.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Stakes } from '../../../core/round/betting.ts';
import { emptySlip, putChip, putChips, rebet, type Slip, stakesOn, takeBack } from '../../../core/round/slip.ts';
import type { CommandOf } from '../../protocol/commands.ts';

export type Gesture =
  | { readonly bet: 'place'; readonly spot: Spot; readonly amount: Cents }
  /** Several chips with one name, such as a sector of the wheel. */
  | { readonly bet: 'compound'; readonly name: string; readonly amount: Cents }
  | { readonly bet: 'undo' }
  | { readonly bet: 'clear' }
  | { readonly bet: 'double' }
  /** The last round's bets again. */
  | { readonly bet: 'rebet' };

/** As a client says it. */
export function gestureOf(said: CommandOf<'bet'>['gesture']): Gesture {
  switch (said.bet) {
    case 'place':
      return { bet: 'place', spot: spotId(said.spot), amount: cents(said.amount) };
    case 'compound':
      return { bet: 'compound', name: said.name, amount: cents(said.amount) };
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
      return said;
  }
}

/** A slip before a gesture. */
export interface Betting {
  readonly slip: Slip;
  /** What was staked in the last round that was bet on. */
  readonly last: Stakes | undefined;
  /** Cards out of the shoe: some pages hold side bets lower late in a shoe. */
  readonly dealt: number;
}

/** The slip after it, and why it is not what was asked for. */
export interface Gestured {
  readonly slip: Slip;
  readonly placed: 'accepted' | 'reduced' | 'inactive';
  readonly told?: Refusal;
}

export function applyGesture(
  { betting, compound }: Table,
  { slip, last, dealt }: Betting,
  gesture: Gesture,
): Gestured | Refusal {
  switch (gesture.bet) {
    case 'place': {
      const put = putChip(betting, slip, { spot: gesture.spot, amount: gesture.amount }, dealt);
      if (isRefusal(put)) return put;
      const { placed, told } = put.placed;
      return { slip: put.slip, placed, ...defined({ told }) };
    }
    case 'compound': {
      if (compound === undefined) {
        return refuse('unknown-spot', betting.betsClause, `there is no bet '${gesture.name}' at this table`);
      }
      return accepted(putCompound(compound, { name: gesture.name, chip: gesture.amount }, { betting, slip, dealt }));
    }
    case 'undo':
      return { slip: takeBack(slip), placed: 'accepted' };
    case 'clear':
      return { slip: betting.clearsLatest === undefined ? emptySlip : takeBack(slip), placed: 'accepted' };
    case 'double': {
      const chips = [...stakesOn(slip)].map(([spot, amount]) => ({ spot, amount }));
      return accepted(putChips(betting, slip, chips, dealt));
    }
    case 'rebet':
      return accepted(rebet(betting, slip, last ?? new Map(), dealt));
  }
}

const accepted = (slip: Slip | Refusal): Gestured | Refusal => (isRefusal(slip) ? slip : { slip, placed: 'accepted' });
