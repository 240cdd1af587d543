import { expect, test } from 'vitest';
import { type Lie, seatPlace } from './seat-places.ts';

const lies: readonly Lie[] = ['along', 'upright'];
const round = (lie: Lie, seats: number, own: number) =>
  Array.from({ length: seats }, (_, at) => seatPlace(at + 1, { own, seats, lie }));

test('the player’s own seat is at the bottom, whatever its number', () => {
  for (const lie of lies) {
    for (let seats = 2; seats <= 10; seats++) {
      const own = round(lie, seats, seats)[seats - 1];
      expect(own?.x).toBeCloseTo(0);
      expect(own?.y).toBeCloseTo(1);
    }
  }
});

test('seats go clockwise, to the left first, and the same on both sides', () => {
  for (const lie of lies) {
    for (let seats = 3; seats <= 10; seats++) {
      const places = round(lie, seats, 1);
      expect(places[1]?.x).toBeLessThan(0);
      for (const [at, { x, y }] of places.entries()) {
        const across = places[(seats - at) % seats];
        expect(across?.x).toBeCloseTo(-x);
        expect(across?.y).toBeCloseTo(y);
      }
    }
  }
});

test('chips lie in front of their seat, nearer to the middle, and in portrait never on the board', () => {
  for (const lie of lies) {
    for (let seats = 2; seats <= 10; seats++) {
      for (const { x, y, bet } of round(lie, seats, 1)) {
        // Of a seat in the middle they lie beside its cards.
        if (Math.abs(x) > 0.12) expect(Math.abs(bet.x)).toBeLessThanOrEqual(Math.abs(x));
        expect(Math.hypot(bet.x, bet.y)).toBeLessThan(Math.hypot(x, y));
        if (lie === 'upright') expect(Math.abs(bet.y)).toBeGreaterThan(0.25);
      }
    }
  }
});
