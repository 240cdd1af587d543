/** The tournaments in which the player has a seat now. */
import type { SeenTournament } from './seen-tournament.ts';

const seated: ReadonlySet<string | undefined> = new Set(['in', 'offered']);

export const ownOf = (attended: ReadonlyMap<string, SeenTournament>): readonly (readonly [string, SeenTournament])[] =>
  [...attended].filter(
    ([, { mine, state }]) => seated.has(mine.status) && state.standing.phase === 'running' && mine.table !== undefined,
  );
