/** What will lie on the felt once the house has answered: the table's slip rules, asked before it has. */
import { defined, given } from '../../core/base/defined.ts';
import { spotId } from '../../core/base/ids.ts';
import { cents, times } from '../../core/base/money.ts';
import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type BettingTerms, inactiveIn, type Stakes, totalBet } from '../../core/round/betting.ts';
import { canUndo, emptySlip, type Placement, type Slip, stakesOn } from '../../core/round/slip.ts';
import { applyGesture, type Gestured, type SlipTable } from '../../core/round/slip-gesture.ts';
import { gestureOf } from '../../core/round/gesture-of.ts';
import type { CommandOf } from '../../house/protocol/commands.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { LaidTold, SlipTold } from '../../house/protocol/slip-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { SeenTable } from './seen-table.ts';

/** A gesture on its way to the house. */
export interface PendingGesture {
  /** Its command. */
  readonly id: string;
  readonly table: string;
  readonly seat: string | undefined;
  readonly gesture: CommandOf<'bet'>['gesture'];
}

/** The positions that a bet of several chips lies on, each with its chips; empty if the name is unknown. */
export type ChipsOf = (name: string) => readonly { readonly spot: string; readonly chips: number }[];

/** A table's slip rules as its terms tell them. Without `chipsOf` bets of several chips are not foreseen. */
export function slipTableOf(
  { spots, betting, compounds }: Pick<TableTerms, 'spots' | 'betting' | 'compounds'>,
  chipsOf?: ChipsOf,
): SlipTable {
  const { clause, coveredClause, ...rules } = betting;
  const told = {
    ...rules,
    betsClause: clause,
    ...defined({ covered: coveredClause }),
    spots: new Map(spots.map((one) => [one.spot, one])),
  };
  return {
    // The house told it from these very types.
    betting: told as unknown as BettingTerms,
    ...(chipsOf && {
      compound: {
        names: compounds,
        chips: (name, chip) => chipsOf(name).map((one) => ({ spot: spotId(one.spot), amount: times(chip, one.chips) })),
      },
    }),
  };
}

/** What the player has here after all that is on its way. */
export const previewed = (
  table: SlipTable,
  seen: SeenTable,
  pending: readonly PendingGesture[],
): OwnState | undefined =>
  pending.reduce<OwnState | undefined>(
    (mine, gesture) => foreseen(table, { ...seen, mine }, gesture)?.mine ?? mine,
    seen.mine,
  );

export interface Foreseen {
  readonly mine: OwnState;
  readonly done: Gestured | Refusal;
}

/** What one gesture does; undefined if only the house can say. */
export function foreseen(
  table: SlipTable,
  { state, mine }: Pick<SeenTable, 'state' | 'mine'>,
  { seat, gesture }: PendingGesture,
): Foreseen | undefined {
  if (mine === undefined || state.phase !== 'betting') return undefined;
  if (isUnknown(table, gesture)) return undefined;
  const isHere = (one: { readonly seat?: string | undefined }) => one.seat === seat;
  const elsewhere = mine.laid.reduce((sum, one) => (isHere(one) ? sum : sum + one.total), 0);
  const before = {
    slip: slipOf(mine.slips.find(isHere)),
    last: given(mine.last.find(isHere)?.stakes, stakesOf),
    dealt: state.shoe?.dealt ?? 0,
    purse: cents(mine.balance - elsewhere),
  };
  const done = applyGesture(table, before, gestureOf(gesture));
  if (isRefusal(done)) return { mine, done };
  const { canUndo: _, ...lasting } = mine;
  const slips = [...mine.slips.filter((one) => !isHere(one)), slipToldOf(done.slip, seat)];
  const undoes = table.betting.slip.undo !== undefined && slips.some((one) => canUndo(slipOf(one)));
  const laid = laidOn(table.betting, done.slip, seat);
  const others = mine.laid.filter((one) => !isHere(one));
  return {
    mine: {
      ...lasting,
      slips,
      laid: laid === undefined ? others : [...others, laid],
      ...(undoes ? { canUndo: true } : {}),
    },
    done,
  };
}

/** A bet that the terms do not name: why there is none is for the house to say. */
const isUnknown = ({ betting, compound }: SlipTable, gesture: PendingGesture['gesture']): boolean =>
  gesture.bet === 'compound'
    ? compound === undefined
    : gesture.bet === 'place' && !betting.spots.has(spotId(gesture.spot));

const placementsOf = (told: SlipTold['placements']): readonly Placement[] =>
  told.map((chips) => chips.map(({ spot, amount }) => ({ spot: spotId(spot), amount: cents(amount) })));

const slipOf = (told: SlipTold | undefined): Slip =>
  told === undefined
    ? emptySlip
    : {
        placements: placementsOf(told.placements),
        ...defined({ cleared: given(told.cleared, (cleared) => ({ placements: placementsOf(cleared) })) }),
      };

const slipToldOf = ({ placements, cleared }: Slip, seat: string | undefined): SlipTold => ({
  placements,
  ...defined({ seat, cleared: cleared?.placements }),
});

const stakesOf = (stakes: LaidTold['stakes']): Stakes =>
  new Map(Object.entries(stakes).map(([spot, stake]) => [spotId(spot), cents(stake)]));

/** Undefined if the place is bare. */
function laidOn(betting: BettingTerms, slip: Slip, seat: string | undefined): LaidTold | undefined {
  const stakes = stakesOn(slip);
  if (stakes.size === 0) return undefined;
  const inactive = inactiveIn(betting, stakes);
  return {
    stakes: Object.fromEntries(stakes),
    total: totalBet(betting, stakes),
    ...defined({ seat, inactive: inactive.length === 0 ? undefined : inactive }),
  };
}
