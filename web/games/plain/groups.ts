/** The spots of a plain felt in groups: those that stand for themselves, then every kind of which there are several. */

export interface SpotGroup {
  /** `split`, `total`; undefined for spots that stand for themselves. */
  readonly kind: string | undefined;
  readonly spots: readonly string[];
}

export function spotGroups(spots: Iterable<string>): readonly SpotGroup[] {
  const groups = new Map<string | undefined, string[]>([[undefined, []]]);
  for (const spot of spots) {
    const kind = spot.includes('/') ? spot.split('/')[0] : undefined;
    groups.set(kind, [...(groups.get(kind) ?? []), spot]);
  }
  return [...groups].flatMap(([kind, all]) => (all.length === 0 ? [] : [{ kind, spots: all }]));
}
