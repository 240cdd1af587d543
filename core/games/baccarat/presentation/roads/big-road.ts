/** The big road: one column per streak, with ties counted on the cell they follow. */

import type { RoadResult, RoadSide } from './result.ts';
import { beginStreak, continueStreak, liftedPen, type RoadCell } from './streaks.ts';

/** Pairs, natural and total are the cell's own coup's; those of a tie appear on the bead plate only. */
export interface BigRoadCell extends RoadCell, RoadResult {
  readonly winner: RoadSide;
  /** Ties since this cell's coup; for the first cell also those before it. */
  readonly ties: number;
  /** Index of the coup among the shoe's results. */
  readonly coup: number;
}

export interface BigRoad {
  readonly cells: readonly BigRoadCell[];
  /** The length of each streak: all the derived roads need. */
  readonly streaks: readonly number[];
  /** Ties in a shoe without a winner yet; the first cell takes them over. */
  readonly leadingTies: number;
}

export function bigRoad(results: readonly RoadResult[]): BigRoad {
  const cells: BigRoadCell[] = [];
  const streaks: number[] = [];
  const pen = liftedPen();
  let latest: (BigRoadCell & { ties: number }) | undefined;
  let leadingTies = 0;
  for (let coup = 0; coup < results.length; coup++) {
    const { winner, playerPair, bankerPair, natural, total } = results[coup]!;
    if (winner === 'tie') {
      if (latest) latest.ties++;
      else leadingTies++;
      continue;
    }
    if (latest?.winner === winner) continueStreak(pen);
    else beginStreak(pen);
    const { column, row, streak, depth } = pen;
    const ties = leadingTies;
    leadingTies = 0;
    latest = { column, row, streak, depth, winner, playerPair, bankerPair, natural, total, ties, coup };
    cells.push(latest);
    streaks[streak] = depth + 1;
  }
  return { cells, streaks, leadingTies };
}
