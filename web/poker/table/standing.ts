/** Where the player stands in the field: at the last table by what lies there now, before that as the house reckons. */
import type { SeenTournament } from '../room/seen-tournament.ts';

/** Nothing is played for any more: the player is out, or the tournament is over. */
export const isThrough = ({ mine, state }: SeenTournament): boolean =>
  mine.status === 'out' || mine.status === 'disqualified' || isOverAll(state.standing);

export const isOverAll = ({ phase }: SeenTournament['state']['standing']): boolean =>
  phase === 'finished' || phase === 'cancelled';

/** Whoever has more chips stands before; bets that lie there count as the player's own. */
export function placeOf({ state, mine }: SeenTournament): number | undefined {
  const { standing, table } = state;
  if (standing.phase !== 'running' || mine.status !== 'in') return undefined;
  if (standing.tables !== 1) return mine.position;
  const own = table?.seats.find(({ seat }) => seat === mine.seat);
  if (table === undefined || own === undefined || table.table !== mine.table) return undefined;
  const chips = ({ stack, bet }: { readonly stack: number; readonly bet: number }) => stack + bet;
  // Whoever was taken off the table keeps the chips before them until the hand is over.
  const place = 1 + table.seats.filter((other) => chips(other) > chips(own)).length;
  return Math.min(place, standing.playersLeft);
}
