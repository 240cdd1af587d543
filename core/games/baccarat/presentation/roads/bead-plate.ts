/** The bead plate: every coup in order, ties included, in columns of six. */

import type { RoadResult } from './result.ts';
import { ROWS } from './streaks.ts';

export interface Bead extends RoadResult {
  readonly column: number;
  readonly row: number;
}

export function beadPlate(results: readonly RoadResult[]): readonly Bead[] {
  const beads: Bead[] = [];
  let column = 0;
  let row = 0;
  for (const { winner, playerPair, bankerPair, natural, total } of results) {
    beads.push({ column, row, winner, playerPair, bankerPair, natural, total });
    row++;
    if (row === ROWS) {
      row = 0;
      column++;
    }
  }
  return beads;
}
