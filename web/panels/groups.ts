/** Groups spots of a kind whose listed terms agree: one line "Split" instead of fifty-seven splits. */

export interface Group<Item> {
  /** `split`, `total`, `banker`. */
  readonly kind: string;
  readonly items: readonly Item[];
  readonly first: Item;
}

/** Keeps the layout's order; items with the same `alike` key share a group. */
export function groupsOf<Item extends { readonly spot: string }>(
  items: readonly Item[],
  alike: (item: Item) => unknown,
): readonly Group<Item>[] {
  const groups = new Map<string, { readonly kind: string; readonly first: Item; readonly items: Item[] }>();
  for (const item of items) {
    const kind = item.spot.split('/')[0] ?? item.spot;
    const key = `${kind} ${JSON.stringify(alike(item))}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { kind, first: item, items: [item] });
    else group.items.push(item);
  }
  return [...groups.values()];
}

/** Up to this many spots are named individually. */
const namedMost = 2;

/** A group's name: its spots if they are few, otherwise the kind and the count. */
export function groupName<Item extends { readonly spot: string }>(
  { kind, items }: Group<Item>,
  nameOf: (spot: string) => string,
  kindName: (kind: string, count: number) => string,
): string {
  return items.length <= namedMost ? items.map(({ spot }) => nameOf(spot)).join(', ') : kindName(kind, items.length);
}
