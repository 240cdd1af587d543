/** A trial's result: a figure, and the probability of one at least as large if chance is fair. */
import { chiSquareAbove, normalAbove, poissonAtLeast } from './p-values.ts';

export interface Figure {
  /** As printed: "χ² 40.1 of 36". */
  readonly shown: string;
  readonly above: number;
  /** Whether too good a fit is suspect too. False for results that are exactly as expected now and then. */
  readonly isTwoSided: boolean;
  /** Small counts take few values, so they are left out of the spread of all p-values. */
  readonly isCount: boolean;
}

/** Below this expected count chi-square is unreliable; the cell is merged with its neighbours. */
const expectedLeast = 5;

/** Observed counts against expected shares; `scale` and `freedom` are for observations that fill several cells. */
export function chiSquare(
  counts: ArrayLike<number>,
  shares: ArrayLike<number>,
  { scale = 1, freedom }: { readonly scale?: number; readonly freedom?: number } = {},
): Figure {
  const cells = joined(counts, shares);
  const square = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  return squareFigure(square * scale, freedom ?? cells.length - 1);
}

interface Cell {
  count: number;
  expected: number;
}

function joined(counts: ArrayLike<number>, shares: ArrayLike<number>): readonly Cell[] {
  let all = 0;
  for (let at = 0; at < counts.length; at++) all += counts[at] ?? 0;
  const cells: Cell[] = [];
  let open: Cell = { count: 0, expected: 0 };
  for (let at = 0; at < counts.length; at++) {
    const [count, expected] = [counts[at] ?? 0, all * (shares[at] ?? 0)];
    // An impossible outcome that occurred fails outright.
    if (expected === 0 && count > 0) return [{ count, expected: 0 }];
    open.count += count;
    open.expected += expected;
    if (open.expected < expectedLeast) continue;
    cells.push(open);
    open = { count: 0, expected: 0 };
  }
  const last = cells.at(-1);
  if (last === undefined) return [open];
  last.count += open.count;
  last.expected += open.expected;
  return cells;
}

/** With fewer cells, a perfect fit is unremarkable. */
const freedomTwoSided = 10;

export const squareFigure = (square: number, freedom: number): Figure => ({
  shown: `χ² ${square.toFixed(1)} of ${freedom}`,
  // Too few observations to judge, except for an impossible outcome.
  above: freedom === 0 ? Number(square < Infinity) : chiSquareAbove(square, freedom),
  isTwoSided: freedom >= freedomTwoSided,
  isCount: freedom === 0,
});

export const deviationFigure = (deviation: number): Figure => ({
  shown: `${deviation.toFixed(2)} σ`,
  above: normalAbove(deviation),
  isTwoSided: true,
  isCount: false,
});

export const countFigure = (count: number, mean: number): Figure => ({
  shown: `${count} where ${mean < 0.01 ? 'none' : mean.toFixed(1)} expected`,
  above: poissonAtLeast(count, mean),
  isTwoSided: false,
  isCount: true,
});

export const evenShares = (cells: number): readonly number[] => Array<number>(cells).fill(1 / cells);
