/** Spots of one kind that are alike in what is listed stand in one line: "Split" instead of fifty-seven splits. */

export interface Group<Item> {
  /** `split`, `total`, `banker`. */
  readonly kind: string;
  readonly items: readonly Item[];
  readonly first: Item;
}

/** In the order of the layout; `alike` says what must agree. */
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

/** So few are named one by one. */
const namedMost = 2;

/** A group in words: its spots where they are few, else their kind and how many there are. */
export function groupName<Item extends { readonly spot: string }>(
  { kind, items }: Group<Item>,
  nameOf: (spot: string) => string,
  kindName: (kind: string, count: number) => string,
): string {
  return items.length <= namedMost ? items.map(({ spot }) => nameOf(spot)).join(', ') : kindName(kind, items.length);
}
