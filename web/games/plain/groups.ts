/** Groups the plain felt's spots: single ones first, then each kind of which there are several. */

export interface SpotGroup {
  /** `split`, `total`; undefined for single spots. */
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
