/** Packs places with cards into rows, so that all of them are visible at once. */

export interface Room {
  readonly rows: number;
  /** Cards in the longest row. */
  readonly across: number;
}

/** Keeps the order; rows hold at most `most` cards unless a single place has more. */
export function roomFor(sizes: readonly number[], most: number): Room {
  const rows: number[] = [];
  for (const size of sizes) {
    const last = rows.at(-1);
    if (last !== undefined && last + size <= most) rows[rows.length - 1] = last + size;
    else rows.push(size);
  }
  return { rows: Math.max(1, rows.length), across: Math.max(2, ...rows) };
}
