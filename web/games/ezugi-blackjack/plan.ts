/** The bets of one blackjack seat. */
import type { FeltPlan } from '../../felt/plan.ts';

/** The main bet in front of the player, a side bet at each side. */
export const seatPlan: FeltPlan = {
  width: 100,
  height: 100,
  places: [
    { spot: 'perfect-pair', x: 0, y: 0, w: 48, h: 42 },
    { spot: '21+3', x: 52, y: 0, w: 48, h: 42 },
    { spot: 'main', x: 17, y: 42, w: 66, h: 58 },
  ],
};

/** For a phone, where choices rise over the lower part: the main bet stays in sight. */
export const seatMainFirstPlan: FeltPlan = {
  width: 100,
  height: 100,
  places: [
    { spot: 'main', x: 17, y: 0, w: 66, h: 58 },
    { spot: 'perfect-pair', x: 0, y: 58, w: 48, h: 42 },
    { spot: '21+3', x: 52, y: 58, w: 48, h: 42 },
  ],
};

/** All in one row, for wide but low seats. */
export const seatRowPlan: FeltPlan = {
  width: 100,
  height: 36,
  places: [
    { spot: 'perfect-pair', x: 0, y: 4, w: 30, h: 28 },
    { spot: 'main', x: 32, y: 0, w: 36, h: 36 },
    { spot: '21+3', x: 70, y: 4, w: 30, h: 28 },
  ],
};
