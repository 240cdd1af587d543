/** The roulette layout in cells: zero on the left, three rows of twelve numbers, and line positions between them. */
import type { Position } from '../../../core/games/roulette/presentation/spots.ts';
import { doubleZero, isZero, type Pocket } from '../../../core/round/pocket.ts';
import type { FeltPlan, Place } from '../../felt/plan.ts';

const [rows, columns] = [3, 12];
const [dozensAt, evensAt] = [rows, rows + 1];

/** Width, in cells, of the touch strips along the lines. */
export interface Strips {
  /** Between 1 and 4. */
  readonly across: number;
  /** Between 1 and 2. */
  readonly along: number;
}

const usualStrips: Strips = { across: 0.38, along: 0.38 };

/** For thumbs: a tap a few pixels off centre still means the number. */
export const thumbStrips: Strips = { across: 0.32, along: 0.28 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell of a number: 3, 6, 9 … in the top row. */
const cellOf = (number: Pocket): Point => ({
  x: Math.ceil(number / 3),
  y: rows - 1 - ((number - 1) % 3),
});

const around = (spot: string, { x, y }: Point, w: number, h: number): Place => ({
  spot,
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

/** All positions of a single-zero or double-zero layout. */
export function roulettePlan(positions: readonly Position[], strips: Strips = usualStrips): FeltPlan {
  const hasTwoZeros = positions.some(({ numbers }) => numbers.includes(doubleZero));
  return {
    width: 1 + columns + 1,
    height: rows + 2,
    places: positions.map((position) => placeOf(position, hasTwoZeros, linesOf(strips))),
  };
}

/** Strips end where crossings begin. */
const linesOf = ({ across, along }: Strips) => ({
  onUprightLine: (spot: string, at: Point, length = 1 - along) => around(spot, at, across, length),
  onLevelLine: (spot: string, at: Point) => around(spot, at, 1 - across, along),
  onCrossing: (spot: string, at: Point, share = 1) => around(spot, at, across * share, along * share),
});
type Lines = ReturnType<typeof linesOf>;

function placeOf(position: Position, hasTwoZeros: boolean, lines: Lines): Place {
  const { spot, kind, numbers } = position;
  const [first = 0, second = 0] = numbers;
  if (hasTwoZeros && numbers.some(isZero)) return besideTwoZeros(position, lines);
  const { onUprightLine, onLevelLine, onCrossing } = lines;
  const cell = cellOf(numbers.find((number) => !isZero(number)) ?? first);
  switch (kind) {
    case 'straight':
      return isZero(first) ? { spot, x: 0, y: 0, w: 1, h: rows } : { spot, ...cell, w: 1, h: 1 };
    case 'split': {
      if (isZero(first)) return onUprightLine(spot, { x: 1, y: cell.y + 0.5 });
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
      return onCrossing(spot, { x: 1, y: rows });
    case 'trio':
      return onCrossing(spot, { x: 1, y: cellOf(second).y });
    case 'column':
      return { spot, x: 1 + columns, y: rows - Number(spot.split('/')[1]), w: 1, h: 1 };
    case 'dozen':
      return { spot, x: 1 + 4 * (Number(spot.split('/')[1]) - 1), y: dozensAt, w: 4, h: 1 };
    case 'red-black':
    case 'even-odd':
    case 'low-high':
      return { spot, x: 1 + 2 * evens.indexOf(spot), y: evensAt, w: 2, h: 1 };
  }
}

/** In printed order. */
const evens: readonly string[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** 0 lies below and touches 1 and 2; 00 lies above and touches 2 and 3. */
function besideTwoZeros({ spot, numbers }: Position, { onUprightLine, onLevelLine, onCrossing }: Lines): Place {
  const others = numbers.filter((number) => !isZero(number));
  const [touches0, touches00] = [numbers.includes(0), numbers.includes(doubleZero)];
  const half = rows / 2;
  if (others.length === 0) {
    if (touches0 && touches00) return onLevelLine(spot, { x: 0.5, y: half });
    return { spot, x: 0, y: touches00 ? 0 : half, w: 1, h: half };
  }
  const at = (y: number): Point => ({ x: 1, y });
  // From the bottom up: 0-1, 0-1-2, 0-2, 0-00-2, 00-2, 00-2-3, 00-3.
  if (touches0 && touches00) return onCrossing(spot, at(half), 0.5);
  if (others.length === 2) return onCrossing(spot, at(touches0 ? 2 : 1), 0.5);
  if (others[0] === 2) return onUprightLine(spot, at(touches0 ? 1.75 : 1.25), 0.19);
  return onUprightLine(spot, at(touches0 ? 2.5 : 0.5));
}
