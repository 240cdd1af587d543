/** The racetrack has each number once, and each sector beside its numbers. */
import { describe, expect, test } from 'vitest';
import { sectors } from '../../../core/games/roulette/presentation/compound.ts';
import { americanWheel, arcAround, europeanWheel } from '../../../core/games/roulette/presentation/wheel.ts';
import { trackPlan } from './track-plan.ts';
import { uprightTrackPlan } from './upright-track-plan.ts';

describe.each([
  ['European', europeanWheel, trackPlan(europeanWheel)],
  ['American', americanWheel, trackPlan(americanWheel)],
  ['upright European', europeanWheel, uprightTrackPlan(europeanWheel)],
  ['upright American', americanWheel, uprightTrackPlan(americanWheel)],
] as const)('the %s racetrack', (_, wheel, track) => {
  test('has every number once, in the order of the wheel', () => {
    const pockets = track.cells.map(({ pocket }) => pocket);
    expect(pockets.toSorted((a, b) => a - b)).toEqual(wheel.toSorted((a, b) => a - b));
    for (const [at, pocket] of pockets.entries()) {
      expect(arcAround(wheel, pocket, 1)[2]).toBe(pockets[(at + 1) % pockets.length]);
    }
  });

  test('neighbours share an edge, and all areas lie inside', () => {
    const near = (a: readonly [number, number], b: readonly [number, number]) =>
      Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;
    for (const [at, { points }] of track.cells.entries()) {
      const next = track.cells[(at + 1) % track.cells.length]?.points ?? [];
      expect(points.filter((point) => next.some((other) => near(point, other)))).toHaveLength(2);
    }
    for (const { points } of [...track.cells, ...track.sectors]) {
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(x).toBeLessThanOrEqual(track.width + 1e-9);
        expect(y).toBeLessThanOrEqual(track.height + 1e-9);
      }
    }
  });
});

describe.each([
  ['the racetrack', trackPlan],
  ['the upright racetrack', uprightTrackPlan],
] as const)('%s', (_, planned) => {
  test('has the sectors that can be bet inside; with two zeros there are none', () => {
    const named = planned(europeanWheel).sectors.map(({ name }) => name);
    expect(named.toSorted()).toEqual(Object.keys(sectors).toSorted());
    expect(planned(americanWheel).sectors).toEqual([]);
  });

  test('a sector lies beside its own numbers: its corners are the edges of its first and last number', () => {
    const track = planned(europeanWheel);
    const rounded = ([x, y]: readonly [number, number]) => `${x.toFixed(6)} ${y.toFixed(6)}`;
    const edgesOf = (pocket: number) => (track.cells.find((cell) => cell.pocket === pocket)?.points ?? []).map(rounded);
    const cornersOf = (name: string) =>
      (track.sectors.find((sector) => sector.name === name)?.points ?? []).map(rounded);
    const ends = { tiers: [27, 33], orphelins: [1, 9, 17, 6], voisins: [22, 25], 'jeu-zero': [12, 15] };
    for (const [name, pockets] of Object.entries(ends)) {
      for (const pocket of pockets) {
        expect({ name, pocket, meets: cornersOf(name).some((corner) => edgesOf(pocket).includes(corner)) }).toEqual({
          name,
          pocket,
          meets: true,
        });
      }
    }
  });
});

test('upright every cell of the racetrack is at least one of eight by thirteen, zero two wide', () => {
  for (const { pocket, points } of uprightTrackPlan(europeanWheel).cells) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const size = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect({ pocket, size }).toEqual({ pocket, size: [pocket === 0 ? 2 : 1, 1] });
  }
});
