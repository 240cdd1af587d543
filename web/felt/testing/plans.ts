/** Tests for every felt's plan: each spot has a place, and no place covers another. */
import { describe, expect, test } from 'vitest';
import { type Game, tableOf } from '../../../core/games/game.ts';
import type { FeltPlan, Place } from '../plan.ts';

export const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.w - 1e-9 && b.x < a.x + a.w - 1e-9 && a.y < b.y + b.h - 1e-9 && b.y < a.y + a.h - 1e-9;

export const clashes = (places: readonly Place[]): readonly string[] =>
  places.flatMap((a, at) => places.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.spot} and ${b.spot}`] : [])));

type Plan = (spots: readonly string[], isUpright: boolean) => FeltPlan;

/** The spots a game's felt must have. */
export interface Spotted {
  readonly name: string;
  readonly spots: readonly string[];
}

export const spottedIn = (game: Game): Spotted => ({ name: game.id, spots: [...tableOf(game).betting.spots.keys()] });

/** Felts in both orientations. */
export function describePlans(felts: readonly Spotted[], plan: Plan, { mayOverlap = false } = {}): void {
  const cases = felts.flatMap(({ name, spots }) => [
    { name, spots, plan: plan(spots, false) },
    { name: `${name} upright`, spots, plan: plan(spots, true) },
  ]);
  describe.each(cases)('$name', ({ spots, plan: { places, width, height } }) => {
    test('every spot has exactly one place, and there are no other places', () => {
      expect(places.map(({ spot }) => spot).toSorted()).toEqual(spots.toSorted());
    });

    test('every place is on the felt', () => {
      for (const { x, y, w, h } of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(x + w).toBeLessThanOrEqual(width + 1e-9);
        expect(y + h).toBeLessThanOrEqual(height + 1e-9);
        expect(Math.min(w, h)).toBeGreaterThan(0);
      }
    });

    if (mayOverlap) return;
    test('no two places overlap', () => {
      expect(clashes(places)).toEqual([]);
    });
  });
}
