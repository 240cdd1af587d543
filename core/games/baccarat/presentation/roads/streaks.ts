/**
 * Lays out a road's marks: a streak runs down its column and turns right, as a dragon tail, when it runs out of room.
 */

export const ROWS = 6;

/** A place on the grid (`column`, `row`) and in the run of play (`streak`, and `depth` within it), all from 0. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly streak: number;
  readonly depth: number;
}

/** The position of the latest mark. Mutable, so it never leaves the function that draws. */
export interface Pen {
  column: number;
  row: number;
  streak: number;
  depth: number;
  /** The column in which the streak began. */
  start: number;
  /** Per column, the number of rows above every tail that passes there; without an entry, all of them. */
  readonly headroom: number[];
}

export function liftedPen(): Pen {
  return { column: -1, row: 0, streak: -1, depth: 0, start: -1, headroom: [] };
}

/**
 * Starts right of where the last streak began, not of where its tail ended: a tail may pass below the columns that
 * follow.
 */
export function beginStreak(pen: Pen): void {
  let column = pen.start + 1;
  while (pen.headroom[column] === 0) column++;
  pen.start = column;
  pen.column = column;
  pen.row = 0;
  pen.streak++;
  pen.depth = 0;
}

/**
 * A streak that has turned keeps its row, even where there is room below it again: its own tail bounds the headroom.
 */
export function continueStreak(pen: Pen): void {
  pen.depth++;
  if (pen.row + 1 < (pen.headroom[pen.column] ?? ROWS)) {
    pen.row++;
    return;
  }
  // A tail never meets an older one: any tail that reaches this far also passed under the column where this streak
  // began, and so lies in a lower row.
  pen.column++;
  pen.headroom[pen.column] = pen.row;
}
