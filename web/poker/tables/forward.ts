/** Of several tables, the one that stands before the player: the one that waits for them, the most pressing first. */

export interface OwnTable {
  readonly tournament: string;
  /** Until when the player has time there; nothing while nobody waits for them. */
  readonly until: string | undefined;
}

/** Whoever is asked at the table before them is not taken away from it. */
export function forwardOf(tables: readonly OwnTable[], before: string | undefined): string | undefined {
  const there = tables.find(({ tournament }) => tournament === before);
  if (there?.until !== undefined) return there.tournament;
  const asked = tables.filter(({ until }) => until !== undefined);
  const [pressing] = asked.toSorted((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : 1));
  return (pressing ?? there ?? tables[0])?.tournament;
}
