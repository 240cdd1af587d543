import { expect, test } from 'vitest';
import { ezugiBlackjack } from '../../../core/games/ezugi-blackjack/index.ts';
import { describePlans, spottedIn } from '../../felt/testing/plans.ts';
import { seatMainFirstPlan, seatPlan, seatRowPlan } from './plan.ts';
import { seatPlaces } from './seat-places.ts';

describePlans([spottedIn(ezugiBlackjack)], (_, isUpright) => (isUpright ? seatRowPlan : seatPlan));
describePlans([spottedIn(ezugiBlackjack)], () => seatMainFirstPlan);

test('[BJ-E-901] seat 1 is at the dealer’s left, on the players’ right, and the seats go round evenly', () => {
  const seats = seatPlaces(7);
  expect(seats.map(({ x }) => x).toSorted((a, b) => b - a)).toEqual(seats.map(({ x }) => x));
  const gaps = seats.slice(1).map(({ x }, at) => (seats[at]?.x ?? 0) - x);
  for (const gap of gaps) expect(gap).toBeCloseTo(1 / 7);
  expect(seats[3]).toEqual({ x: 0.5, y: 1, turn: 0 });
});
