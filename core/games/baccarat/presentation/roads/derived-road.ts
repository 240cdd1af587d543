/** The derived roads: big eye boy, small road and cockroach pig show whether the big road repeats itself. */

import { beginStreak, continueStreak, liftedPen, type RoadCell } from './streaks.ts';

/** Red where the shoe is regular, blue where it is not; neither stands for a side. */
export type Colour = 'red' | 'blue';

export interface DerivedMark extends RoadCell {
  readonly colour: Colour;
}

/** How many streaks a derived road looks back. */
export type Lookback = 1 | 2 | 3;

export const BIG_EYE_BOY: Lookback = 1;
export const SMALL_ROAD: Lookback = 2;
export const COCKROACH_PIG: Lookback = 3;

/** Draws one derived road from the lengths of the big road's streaks; tails on the screen are irrelevant. */
export function derivedRoad(streaks: readonly number[], lookback: Lookback): readonly DerivedMark[] {
  const marks: DerivedMark[] = [];
  const pen = liftedPen();
  let latest: Colour | undefined;
  // Streak number `lookback` can be compared from its second cell on; if it has none, the next streak is the first.
  for (let streak = lookback; streak < streaks.length; streak++) {
    const length = streaks[streak]!;
    for (let depth = streak === lookback ? 1 : 0; depth < length; depth++) {
      const colour = depth === 0 ? evenness(streaks, streak, lookback) : descent(streaks, streak, lookback, depth);
      if (colour === latest) continueStreak(pen);
      else beginStreak(pen);
      latest = colour;
      marks.push({ column: pen.column, row: pen.row, streak: pen.streak, depth: pen.depth, colour });
    }
  }
  return marks;
}

/** The first cell of a streak: red if the streak that just ended is as long as the one `lookback` before it. */
function evenness(streaks: readonly number[], streak: number, lookback: Lookback): Colour {
  return streaks[streak - 1] === streaks[streak - 1 - lookback] ? 'red' : 'blue';
}

/** A further cell: blue only just past the end of the streak looked back at, red beside its cells and further below. */
function descent(streaks: readonly number[], streak: number, lookback: Lookback, depth: number): Colour {
  return streaks[streak - lookback] === depth ? 'blue' : 'red';
}
