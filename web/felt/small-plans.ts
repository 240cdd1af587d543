/** The felts with few spots: a blackjack seat, Casino War, Royal Poker. */
import type { FeltPlan } from './plan.ts';

/** One seat: the main bet in front of the player, a side bet at each shoulder. */
export const seatPlan: FeltPlan = {
  width: 100,
  height: 100,
  places: [
    { spot: 'perfect-pair', x: 0, y: 0, w: 48, h: 42 },
    { spot: '21+3', x: 52, y: 0, w: 48, h: 42 },
    { spot: 'main', x: 17, y: 42, w: 66, h: 58 },
  ],
};

/** The same in one line, where there is more width than height. */
export const seatRowPlan: FeltPlan = {
  width: 100,
  height: 36,
  places: [
    { spot: 'perfect-pair', x: 0, y: 4, w: 30, h: 28 },
    { spot: 'main', x: 32, y: 0, w: 36, h: 36 },
    { spot: '21+3', x: 70, y: 4, w: 30, h: 28 },
  ],
};

export const warPlan: FeltPlan = {
  width: 100,
  height: 30,
  places: [
    { spot: 'main', x: 0, y: 0, w: 64, h: 30 },
    { spot: 'tie', x: 64, y: 0, w: 36, h: 30 },
  ],
};

/** The Ante is all that is bet; what is added by choice lies in boxes of its own beside it. */
export const royalPlan: FeltPlan = {
  width: 100,
  height: 24,
  places: [{ spot: 'ante', x: 33, y: 0, w: 34, h: 24 }],
};
