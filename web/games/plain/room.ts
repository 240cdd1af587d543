/** How places with cards are packed into rows, so that all of them are seen at once. */

export interface Room {
  readonly rows: number;
  /** Cards in the longest row. */
  readonly across: number;
}

/** In their order, no row longer than `most` cards unless one place alone is. */
export function roomFor(sizes: readonly number[], most: number): Room {
  const rows: number[] = [];
  for (const size of sizes) {
    const last = rows.at(-1);
    if (last !== undefined && last + size <= most) rows[rows.length - 1] = last + size;
    else rows.push(size);
  }
  return { rows: Math.max(1, rows.length), across: Math.max(2, ...rows) };
}
