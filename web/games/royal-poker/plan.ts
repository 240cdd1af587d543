/** The felt of Royal Poker. */
import type { FeltPlan } from '../../felt/plan.ts';

/** The Ante is all that is bet; what is added by choice lies in boxes of its own beside it. */
export const royalPlan: FeltPlan = {
  width: 100,
  height: 24,
  places: [{ spot: 'ante', x: 33, y: 0, w: 34, h: 24 }],
};
