/** Positions on the roulette layout's lines touch exactly the numbers they cover. */
import { describe, expect, test } from 'vitest';
import {
  doubleZeroPositions,
  isInside,
  type Position,
  singleZeroPositions,
} from '../../../core/games/roulette/presentation/spots.ts';
import { type Place, upright } from '../../felt/plan.ts';
import { clashes, describePlans, overlap } from '../../felt/testing/plans.ts';
import { roulettePlan, thumbStrips } from './plan.ts';

describePlans(
  [
    { name: 'one zero', spots: singleZeroPositions.map(({ spot }) => spot) },
    { name: 'two zeros', spots: doubleZeroPositions.map(({ spot }) => spot) },
  ],
  (spots, isUpright) => {
    const positions = spots.includes('straight/00') ? doubleZeroPositions : singleZeroPositions;
    return isUpright ? upright(roulettePlan(positions, thumbStrips)) : roulettePlan(positions);
  },
  { mayOverlap: true },
);

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

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
