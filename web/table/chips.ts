/** The player's chips on the felt: those the house has accepted, and those still on their way. */
import type { OwnState, TableState } from '../../house/protocol/frames.ts';
import type { FeltChips, FeltSeat } from '../felt/felt.ts';
import type { PendingChip } from '../../client/store/room.ts';
import { defined } from '../../core/base/defined.ts';

const none: FeltChips = { stakes: {}, inactive: new Set() };

export function chipsAt(
  mine: OwnState | undefined,
  pending: readonly PendingChip[],
  seat: string | undefined,
): FeltChips {
  const laid = mine?.laid.find((one) => one.seat === seat);
  const coming = pending.filter((one) => one.seat === seat);
  if (laid === undefined && coming.length === 0) return none;
  const stakes: Record<string, number> = { ...laid?.stakes };
  for (const { spot, amount } of coming) stakes[spot] = (stakes[spot] ?? 0) + amount;
  const inactive = new Set(laid?.inactive);
  const returns = winsAt(mine, seat);
  return returns === undefined ? { stakes, inactive } : { stakes, inactive, returns };
}

/** Only returns above the stake are shown as wins. */
function winsAt(mine: OwnState | undefined, seat: string | undefined): Readonly<Record<string, number>> | undefined {
  if (mine?.settled === undefined) return undefined;
  const wins = mine.settled.lines.filter((line) => line.seat === seat && line.returns > line.staked);
  return Object.fromEntries(wins.map(({ spot, returns }) => [spot, returns]));
}

export function seatsAt(
  seats: readonly string[],
  state: TableState,
  mine: OwnState | undefined,
  pending: readonly PendingChip[],
): readonly FeltSeat[] {
  const turn = state.shown.asks?.holder;
  return seats.map((seat) => {
    const taken = state.seats?.find((one) => one.seat === seat);
    const isOwn = mine?.seats?.includes(seat) ?? false;
    const chips = isOwn ? chipsAt(mine, pending, seat) : { stakes: taken?.stakes ?? {}, inactive: new Set<string>() };
    return {
      seat,
      ...defined({ player: taken?.player }),
      isOwn,
      isTurn: turn === seat,
      ...chips,
    };
  });
}

/** Everything the player has at stake here. Includes fees, except on chips still on their way. */
export function totalOf(mine: OwnState | undefined, pending: readonly PendingChip[]): number {
  const laid = (mine?.laid ?? []).reduce((sum, { total }) => sum + total, 0);
  const raised = (mine?.decisions ?? []).reduce((sum, { cost }) => sum + cost, 0);
  return pending.reduce((sum, { amount }) => sum + amount, laid + raised);
}
