/** The felt of Royal Poker. */
import type { FeltPlan } from '../../felt/plan.ts';

/** The Ante alone; stakes added by choices have boxes of their own beside it. */
export const royalPlan: FeltPlan = {
  width: 100,
  height: 24,
  places: [{ spot: 'ante', x: 33, y: 0, w: 34, h: 24 }],
};
