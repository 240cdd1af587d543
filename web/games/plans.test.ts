/** Every spot of every game has its place on the felt, and no place is in the way of another. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { doubleZeroPositions, isInside, type Position, singleZeroPositions } from '../../core/games/roulette/spots.ts';
import { americanWheel, arcAround, europeanWheel } from '../../core/games/roulette/wheel.ts';
import { sectors } from '../../core/games/roulette/compound.ts';
import { baccaratPlan } from './baccarat/baccarat-plan.ts';
import { type FeltPlan, inRows, type Place, upright } from '../felt/plan.ts';
import { roulettePlan, thumbStrips } from './roulette/roulette-plan.ts';
import { sicBoPlan } from './ultimate-sic-bo/sic-bo-plan.ts';
import { royalPlan, seatPlan, warPlan } from '../felt/small-plans.ts';
import { seatPlaces } from '../felt/seat-plan.ts';
import { trackPlan } from './roulette/track-plan.ts';
import { uprightTrackPlan } from './roulette/upright-track-plan.ts';

const spotsOf = (game: (typeof games)[number], parameters = {}): readonly string[] => [
  ...tableOf(game, parameters).betting.spots.keys(),
];

/** The felt of each family, as its component lays it out. */
const planOf = (family: string, spots: readonly string[], isUpright: boolean): FeltPlan => {
  switch (family) {
    case 'baccarat':
      return baccaratPlan(spots, isUpright);
    case 'roulette': {
      const positions = spots.includes('straight/00') ? doubleZeroPositions : singleZeroPositions;
      return isUpright ? upright(roulettePlan(positions, thumbStrips)) : roulettePlan(positions);
    }
    case 'sic-bo':
      return sicBoPlan(isUpright);
    case 'war':
      return warPlan;
    case 'blackjack':
      return seatPlan;
    default:
      return royalPlan;
  }
};

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.w - 1e-9 && b.x < a.x + a.w - 1e-9 && a.y < b.y + b.h - 1e-9 && b.y < a.y + a.h - 1e-9;

const clashes = (places: readonly Place[]): readonly string[] =>
  places.flatMap((a, at) => places.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.spot} and ${b.spot}`] : [])));

const cases = games.flatMap((game) => [
  { name: game.id, family: game.family, spots: spotsOf(game), isUpright: false },
  { name: `${game.id} upright`, family: game.family, spots: spotsOf(game), isUpright: true },
]);

describe.each(cases)('$name', ({ family, spots, isUpright }) => {
  const plan = planOf(family, spots, isUpright);

  test('every spot has exactly one place, and nothing else has', () => {
    expect(plan.places.map(({ spot }) => spot).toSorted()).toEqual(spots.toSorted());
  });

  test('every place is on the felt', () => {
    for (const { x, y, w, h } of plan.places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(x + w).toBeLessThanOrEqual(plan.width + 1e-9);
      expect(y + h).toBeLessThanOrEqual(plan.height + 1e-9);
      expect(Math.min(w, h)).toBeGreaterThan(0);
    }
  });
});

// On the roulette layout lines lie on cells: below.
test.each(cases.filter(({ family }) => family !== 'roulette'))('no two places overlap: $name', (felt) => {
  expect(clashes(planOf(felt.family, felt.spots, felt.isUpright).places)).toEqual([]);
});

describe.each([
  ['one zero', singleZeroPositions, undefined],
  ['two zeros', doubleZeroPositions, undefined],
  ['one zero, under a thumb', singleZeroPositions, thumbStrips],
  ['two zeros, under a thumb', doubleZeroPositions, thumbStrips],
] as const)('the roulette layout with %s', (_, positions, strips) => {
  const plan = roulettePlan(positions, strips);
  const layer = (position: Position): string => {
    if (position.kind === 'straight' || !isInside(position)) return 'cell';
    return 'line';
  };
  const on = (name: string) =>
    positions.filter((position) => layer(position) === name).map(({ spot }) => spot as string);
  const placesOn = (name: string) => plan.places.filter(({ spot }) => on(name).includes(spot));
  const placeOf = (spot: string) => plan.places.find((place) => place.spot === spot) as Place;

  test('cells do not overlap, and neither do the places on lines and crossings', () => {
    expect(clashes(placesOn('cell'))).toEqual([]);
    expect(clashes(placesOn('line'))).toEqual([]);
  });

  test('a chip on a line touches the cells of exactly the numbers that it covers', () => {
    for (const { spot, kind, numbers } of positions) {
      if (!['split', 'corner', 'trio'].includes(kind)) continue;
      const place = placeOf(spot);
      const touched = positions
        .filter((one) => one.kind === 'straight' && overlap(placeOf(one.spot), place))
        .map((one) => one.numbers[0] as number);
      expect({ spot, touched: inOrder(touched) }).toEqual({ spot, touched: inOrder(numbers) });
    }
  });

  test('streets and lines lie on the edge, in the middle of their rows', () => {
    for (const { spot, kind, numbers } of positions.filter((one) => one.kind === 'street' || one.kind === 'line')) {
      const place = placeOf(spot);
      const cells = numbers.map((number) => placeOf(`straight/${number}`));
      const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x + 1))];
      expect({ kind, x: place.x + place.w / 2 }).toEqual({ kind, x: (left + right) / 2 });
      expect(place.y + place.h / 2).toBeCloseTo(3);
    }
  });

  test('the middle of every cell is its own', () => {
    for (const cell of placesOn('cell')) {
      const middle: Place = { spot: '', x: cell.x + cell.w / 2, y: cell.y + cell.h / 2, w: 0.01, h: 0.01 };
      const over = placesOn('line').filter((place) => overlap(place, middle));
      expect({ cell: cell.spot, over }).toEqual({ cell: cell.spot, over: [] });
    }
  });
});

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

test('rows are as even as they can be', () => {
  expect(inRows(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 4).map((row) => row.length)).toEqual([4, 3]);
  expect(inRows([], 4)).toEqual([]);
});

test('[BJ-E-901] seat 1 is at the dealer’s left, on the players’ right, and the seats go round evenly', () => {
  const seats = seatPlaces(7);
  expect(seats.map(({ x }) => x).toSorted((a, b) => b - a)).toEqual(seats.map(({ x }) => x));
  const gaps = seats.slice(1).map(({ x }, at) => (seats[at]?.x ?? 0) - x);
  for (const gap of gaps) expect(gap).toBeCloseTo(1 / 7);
  expect(seats[3]).toEqual({ x: 0.5, y: 1, turn: 0 });
});
