/** The roulette layout in cells: zero on the left, three rows of twelve numbers, and chips between numbers on their lines. */
import type { Position } from '../../core/games/roulette/spots.ts';
import { doubleZero, isZero, type Pocket } from '../../core/games/roulette/wheel.ts';
import type { FeltPlan, Place } from './plan.ts';

const [rows, columns] = [3, 12];
const [dozensAt, evensAt] = [rows, rows + 1];

/** How wide the strip is along a line on which a chip lies between numbers. */
const strip = 0.38;
/** How much of a cell's side belongs to its line. */
const along = 0.62;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell of a number, seen from where the numbers begin: 3, 6, 9 … on top. */
const cellOf = (number: Pocket, begin: number): Point => ({
  x: begin + Math.ceil(number / 3) - 1,
  y: rows - 1 - ((number - 1) % 3),
});

const around = (spot: string, { x, y }: Point, w: number, h: number): Place => ({
  spot,
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});
const onUprightLine = (spot: string, at: Point, length = along): Place => around(spot, at, strip, length);
const onLevelLine = (spot: string, at: Point): Place => around(spot, at, along, strip);
const onCrossing = (spot: string, at: Point, size: number = strip): Place => around(spot, at, size, size);

/** All positions of a layout, single zero or double; `end` is how long zero and the columns' boxes are, in cells. */
export function roulettePlan(positions: readonly Position[], end = 1): FeltPlan {
  const hasTwoZeros = positions.some(({ numbers }) => numbers.includes(doubleZero));
  return {
    width: end + columns + end,
    height: rows + 2,
    places: positions.map((position) => placeOf(position, hasTwoZeros, end)),
  };
}

function placeOf(position: Position, hasTwoZeros: boolean, end: number): Place {
  const { spot, kind, numbers } = position;
  const [first = 0, second = 0] = numbers;
  if (hasTwoZeros && numbers.some(isZero)) return besideTwoZeros(position, end);
  const cell = cellOf(numbers.find((number) => !isZero(number)) ?? first, end);
  switch (kind) {
    case 'straight':
      return isZero(first) ? { spot, x: 0, y: 0, w: end, h: rows } : { spot, ...cell, w: 1, h: 1 };
    case 'split': {
      if (isZero(first)) return onUprightLine(spot, { x: end, y: cell.y + 0.5 });
      const isAbove = second === first + 1;
      return isAbove
        ? onLevelLine(spot, { x: cell.x + 0.5, y: cell.y })
        : onUprightLine(spot, { x: cell.x + 1, y: cell.y + 0.5 });
    }
    case 'street':
      return onLevelLine(spot, { x: cell.x + 0.5, y: rows });
    case 'corner':
      return onCrossing(spot, { x: cell.x + 1, y: cell.y });
    case 'line':
      return onCrossing(spot, { x: cell.x + 1, y: rows });
    case 'first-four':
      return onCrossing(spot, { x: end, y: rows });
    case 'trio':
      return onCrossing(spot, { x: end, y: cellOf(second, end).y });
    case 'column':
      return { spot, x: end + columns, y: rows - Number(spot.split('/')[1]), w: end, h: 1 };
    case 'dozen':
      return { spot, x: end + 4 * (Number(spot.split('/')[1]) - 1), y: dozensAt, w: 4, h: 1 };
    case 'red-black':
    case 'even-odd':
    case 'low-high':
      return { spot, x: end + 2 * evens.indexOf(spot), y: evensAt, w: 2, h: 1 };
  }
}

/** As printed, from left to right. */
const evens: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** 0 lies below and touches 1 and 2; 00 lies above and touches 2 and 3. */
function besideTwoZeros({ spot, numbers }: Position, end: number): Place {
  const others = numbers.filter((number) => !isZero(number));
  const [touches0, touches00] = [numbers.includes(0), numbers.includes(doubleZero)];
  const half = rows / 2;
  if (others.length === 0) {
    if (touches0 && touches00) return onLevelLine(spot, { x: end / 2, y: half });
    return { spot, x: 0, y: touches00 ? 0 : half, w: end, h: half };
  }
  const at = (y: number): Point => ({ x: end, y });
  const small = strip / 2;
  // From the bottom up: 0-1, 0-1-2, 0-2, 0-00-2, 00-2, 00-2-3, 00-3.
  if (touches0 && touches00) return onCrossing(spot, at(half), small);
  if (others.length === 2) return onCrossing(spot, at(touches0 ? 2 : 1), small);
  if (others[0] === 2) return onUprightLine(spot, at(touches0 ? 1.75 : 1.25), small);
  return onUprightLine(spot, at(touches0 ? 2.5 : 0.5));
}
