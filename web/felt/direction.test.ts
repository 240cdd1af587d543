import { expect, test } from 'vitest';
import { singleZeroPositions } from '../../core/games/roulette/presentation/spots.ts';
import { type Direction, isDirection, nextTowards } from './direction.ts';
import { roulettePlan } from '../games/roulette/plan.ts';

const cells = roulettePlan(singleZeroPositions).places.map(({ spot, x, y, w, h }) => ({
  spot,
  left: x * 40,
  top: y * 40,
  width: w * 40,
  height: h * 40,
}));
const from = (spot: string, direction: Direction) => {
  const here = cells.find((cell) => cell.spot === spot);
  const next = here === undefined ? undefined : nextTowards(direction, here, cells);
  return next === undefined ? undefined : cells[next]?.spot;
};

test.each([
  ['straight/17', 'ArrowRight', 'split/17-20'],
  ['split/17-20', 'ArrowRight', 'straight/20'],
  ['straight/17', 'ArrowUp', 'split/17-18'],
  ['straight/16', 'ArrowDown', 'street/16-17-18'],
  ['street/16-17-18', 'ArrowRight', 'line/16-21'],
  ['straight/36', 'ArrowRight', 'column/3'],
  ['dozen/2', 'ArrowLeft', 'dozen/1'],
] as const)('from %s with %s to %s', (spot, direction, next) => {
  expect(from(spot, direction)).toBe(next);
});

test('at the edge there is nothing further', () => {
  expect(from('straight/0', 'ArrowLeft')).toBeUndefined();
  expect(from('red', 'ArrowDown')).toBeUndefined();
});

test('arrow keys reach the whole layout from zero', () => {
  const reached = new Set(['straight/0']);
  for (const spot of reached) {
    for (const direction of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = from(spot, direction);
      if (next !== undefined) reached.add(next);
    }
  }
  expect([...reached].toSorted()).toEqual(cells.map(({ spot }) => spot).toSorted());
});

test('other keys have no direction', () => {
  expect(['ArrowUp', 'Enter'].map(isDirection)).toEqual([true, false]);
});
