/** Picks the active one of several tables: the one waiting for the player, the most urgent first. */

export interface OwnTable {
  readonly tournament: string;
  /** The player's deadline there; undefined if nobody waits for them. */
  readonly until: string | undefined;
}

/** A player being asked at the active table is not taken away from it. */
export function forwardOf(tables: readonly OwnTable[], before: string | undefined): string | undefined {
  const there = tables.find(({ tournament }) => tournament === before);
  if (there?.until !== undefined) return there.tournament;
  const asked = tables.filter(({ until }) => until !== undefined);
  const [pressing] = asked.toSorted((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : 1));
  return (pressing ?? there ?? tables[0])?.tournament;
}
