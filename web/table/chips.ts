/** The player's chips on the felt, and what they have won. */
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { FeltChips, FeltSeat } from '../felt/felt.ts';
import { defined } from '../../core/base/defined.ts';

const none: FeltChips = { stakes: {}, inactive: new Set() };

export function chipsAt(mine: OwnState | undefined, seat: string | undefined): FeltChips {
  const laid = mine?.laid.find((one) => one.seat === seat);
  if (laid === undefined) return none;
  const { stakes } = laid;
  const inactive = new Set(laid.inactive);
  const returns = winsAt(mine, seat);
  return returns === undefined ? { stakes, inactive } : { stakes, inactive, returns };
}

/** Only returns above the stake are shown as wins. */
function winsAt(mine: OwnState | undefined, seat: string | undefined): Readonly<Record<string, number>> | undefined {
  if (mine?.settled === undefined) return undefined;
  const wins = mine.settled.lines.filter((line) => line.seat === seat && line.returns > line.staked);
  return Object.fromEntries(wins.map(({ spot, returns }) => [spot, returns]));
}

export function seatsAt(seats: readonly string[], state: TableState, mine: OwnState | undefined): readonly FeltSeat[] {
  const turn = state.shown.asks?.holder;
  return seats.map((seat) => {
    const taken = state.seats?.find((one) => one.seat === seat);
    const isOwn = mine?.seats?.includes(seat) ?? false;
    const chips = isOwn ? chipsAt(mine, seat) : { stakes: taken?.stakes ?? {}, inactive: new Set<string>() };
    return {
      seat,
      ...defined({ player: taken?.player }),
      isOwn,
      isTurn: turn === seat,
      ...chips,
    };
  });
}

/** Everything the player has at stake here, fees included. */
export function totalOf(mine: OwnState | undefined): number {
  // A private table clears its felt with the result, and what was added to the stakes goes with them.
  if (mine?.laid.length === 0) return 0;
  const laid = (mine?.laid ?? []).reduce((sum, { total }) => sum + total, 0);
  return (mine?.decisions ?? []).reduce((sum, { cost }) => sum + cost, laid);
}
