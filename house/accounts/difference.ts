/** Compares two values by path: {"server.port": 8400} before, {"server.port": 9000} after. */

export interface Difference {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Undefined when they are equal. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const places = [...new Set([...was.keys(), ...is.keys()])].filter(
    (place) => JSON.stringify(was.get(place)) !== JSON.stringify(is.get(place)),
  );
  if (places.length === 0) return undefined;
  const only = (leaves: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(places.filter((place) => leaves.has(place)).map((place) => [place, leaves.get(place)]));
  return { before: only(was), after: only(is) };
}

/** The leaf values by path. A list counts as one value. */
export function leavesOf(value: unknown, place = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map(value === undefined ? [] : [[place, value]]);
  }
  const named = Object.entries(value);
  if (named.length === 0 && place !== '') return new Map([[place, value]]);
  const parts = named.map(([name, part]) => leavesOf(part, place === '' ? name : `${place}.${name}`));
  return new Map(parts.flatMap((leaves) => [...leaves]));
}
