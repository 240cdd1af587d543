/** The player's rank: at the last table by the chips there now, before that as the house reports it. */
import type { SeenTournament } from '../room/seen-tournament.ts';

/** The player is out, or the tournament is over. */
export const isThrough = ({ mine, state }: SeenTournament): boolean =>
  mine.status === 'out' || mine.status === 'disqualified' || isOverAll(state.standing);

export const isOverAll = ({ phase }: SeenTournament['state']['standing']): boolean =>
  phase === 'finished' || phase === 'cancelled';

/** Ranked by chips, bets on the felt included. */
export function placeOf({ state, mine }: SeenTournament): number | undefined {
  const { standing, table } = state;
  if (standing.phase !== 'running' || mine.status !== 'in') return undefined;
  if (standing.tables !== 1) return mine.position;
  const own = table?.seats.find(({ seat }) => seat === mine.seat);
  if (table === undefined || own === undefined || table.table !== mine.table) return undefined;
  const chips = ({ stack, bet }: { readonly stack: number; readonly bet: number }) => stack + bet;
  // A removed player's chips stay on the felt until the hand is over.
  const place = 1 + table.seats.filter((other) => chips(other) > chips(own)).length;
  return Math.min(place, standing.playersLeft);
}
