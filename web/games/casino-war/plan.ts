/** The felt plan of Casino War: the main bet and the tie bet. */
import type { FeltPlan } from '../../felt/plan.ts';

export const warPlan: FeltPlan = {
  width: 100,
  height: 30,
  places: [
    { spot: 'main', x: 0, y: 0, w: 64, h: 30 },
    { spot: 'tie', x: 64, y: 0, w: 36, h: 30 },
  ],
};
