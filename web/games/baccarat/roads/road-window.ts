/** The visible part of a road: its latest columns, and an empty one for the next mark. */

interface OnRoad {
  readonly column: number;
  readonly row: number;
}

export interface Window<Mark> {
  /** Columns scrolled out on the left. */
  readonly hidden: number;
  /** Marks by their position in the window. */
  readonly marks: readonly { readonly mark: Mark; readonly x: number; readonly y: number }[];
}

export function roadWindow<Mark extends OnRoad>(all: readonly Mark[], columns: number): Window<Mark> {
  const last = all.reduce((right, { column }) => Math.max(right, column), -1);
  const hidden = Math.max(0, last + 2 - columns);
  return {
    hidden,
    marks: all.filter(({ column }) => column >= hidden).map((mark) => ({ mark, x: mark.column - hidden, y: mark.row })),
  };
}
