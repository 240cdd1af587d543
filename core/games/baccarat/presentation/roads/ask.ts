/** Ask player, ask banker: the mark each road would get if that side won the next coup. */

import { bigRoad, type BigRoadCell } from './big-road.ts';
import { BIG_EYE_BOY, COCKROACH_PIG, SMALL_ROAD, derivedRoad, type DerivedMark } from './derived-road.ts';
import type { RoadResult, RoadSide } from './result.ts';

export interface RoadsAfter {
  readonly bigRoad: BigRoadCell;
  /** Undefined for a derived road that has not begun. */
  readonly bigEyeBoy: DerivedMark | undefined;
  readonly smallRoad: DerivedMark | undefined;
  readonly cockroachPig: DerivedMark | undefined;
}

export function ask(results: readonly RoadResult[], side: RoadSide): RoadsAfter {
  const imagined: RoadResult = { winner: side, playerPair: false, bankerPair: false, natural: false, total: 0 };
  const { cells, streaks } = bigRoad([...results, imagined]);
  // Once a derived road has begun, every win adds a mark, so its last mark belongs to the imagined coup.
  return {
    bigRoad: cells.at(-1)!,
    bigEyeBoy: derivedRoad(streaks, BIG_EYE_BOY).at(-1),
    smallRoad: derivedRoad(streaks, SMALL_ROAD).at(-1),
    cockroachPig: derivedRoad(streaks, COCKROACH_PIG).at(-1),
  };
}
