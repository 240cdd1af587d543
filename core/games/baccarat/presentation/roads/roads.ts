/** All five roads of a shoe. */

import { beadPlate, type Bead } from './bead-plate.ts';
import { bigRoad, type BigRoad } from './big-road.ts';
import { BIG_EYE_BOY, COCKROACH_PIG, SMALL_ROAD, derivedRoad, type DerivedMark } from './derived-road.ts';
import type { RoadResult } from './result.ts';

export interface Roads {
  readonly beadPlate: readonly Bead[];
  readonly bigRoad: BigRoad;
  readonly bigEyeBoy: readonly DerivedMark[];
  readonly smallRoad: readonly DerivedMark[];
  readonly cockroachPig: readonly DerivedMark[];
}

export function roads(results: readonly RoadResult[]): Roads {
  const road = bigRoad(results);
  return {
    beadPlate: beadPlate(results),
    bigRoad: road,
    bigEyeBoy: derivedRoad(road.streaks, BIG_EYE_BOY),
    smallRoad: derivedRoad(road.streaks, SMALL_ROAD),
    cockroachPig: derivedRoad(road.streaks, COCKROACH_PIG),
  };
}
