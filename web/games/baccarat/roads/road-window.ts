/** The part of a road that is shown: its latest columns, with one left free for what comes next. */

interface OnRoad {
  readonly column: number;
  readonly row: number;
}

export interface Window<Mark> {
  /** How many columns have moved out of sight on the left. */
  readonly hidden: number;
  /** Where each mark stands in the window. */
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
