/** The racetrack: the numbers in wheel order around an oval, and the named sectors inside it. */
import type { Pocket } from '../../../core/round/pocket.ts';

export type Point = readonly [x: number, y: number];

export interface Area {
  /** A polygon, clockwise. */
  readonly points: readonly Point[];
  readonly middle: Point;
}

export interface TrackCell extends Area {
  readonly pocket: Pocket;
}

export interface TrackSector extends Area {
  /** The bet's name: `voisins`, `tiers`, `orphelins`, `jeu-zero`. */
  readonly name: string;
}

export interface TrackPlan {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly TrackCell[];
  readonly sectors: readonly TrackSector[];
}

const [cellWidth, lane, inside] = [2, 2.4, 3.6];
const height = 2 * lane + inside;
const [outer, inner] = [height / 2, inside / 2];
/** Where the left bend meets the straight. */
const start = outer;
const rightBend = 3;

/** The pockets of the oval's four parts, clockwise from the upper left; zero is in the middle of the right bend. */
function partsOf(wheel: readonly Pocket[]) {
  const straight = Math.floor((wheel.length - 2 * rightBend) / 2);
  const first = wheel.indexOf(0) - 1 - straight;
  const inTurn = wheel.map((_, at) => wheel[(at + first + wheel.length) % wheel.length] as Pocket);
  return {
    straight,
    top: inTurn.slice(0, straight),
    right: inTurn.slice(straight, straight + rightBend),
    bottom: inTurn.slice(straight + rightBend, 2 * straight + rightBend),
    left: inTurn.slice(2 * straight + rightBend),
  };
}

export function trackPlan(wheel: readonly Pocket[]): TrackPlan {
  const { straight, top, right, bottom, left } = partsOf(wheel);
  const end = start + straight * cellWidth;
  const cells = [
    ...top.map((pocket, at) => ({ pocket, ...rectangle(start + at * cellWidth, 0) })),
    ...right.map((pocket, at) => ({ pocket, ...bend([end, outer], at / right.length, (at + 1) / right.length) })),
    ...bottom.map((pocket, at) => ({ pocket, ...rectangle(end - (at + 1) * cellWidth, lane + inside) })),
    ...left.map((pocket, at) => ({
      pocket,
      ...bend([start, outer], 1 + at / left.length, 1 + (at + 1) / left.length),
    })),
  ];
  return { width: end + outer, height, cells, sectors: sectorsOf(wheel, end) };
}

function rectangle(x: number, y: number): Area {
  return {
    points: [
      [x, y],
      [x + cellWidth, y],
      [x + cellWidth, y + lane],
      [x, y + lane],
    ],
    middle: [x + cellWidth / 2, y + lane / 2],
  };
}

/** A segment of a bend, in half turns clockwise from the top. */
function bend(centre: Point, from: number, to: number): Area {
  const steps = 8;
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, i) => onCircle(centre, radius, from + ((to - from) * i) / steps));
  return {
    points: [...arc(outer), ...arc(inner).toReversed()],
    middle: onCircle(centre, (outer + inner) / 2, (from + to) / 2),
  };
}

function onCircle([x, y]: Point, radius: number, halfTurns: number): Point {
  const angle = (halfTurns - 0.5) * Math.PI;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Sector borders, in cells from the left on the upper and the lower straight; European wheel only. */
const borders = [
  [2, 6],
  [7, 9],
  [12, 14],
] as const;

function sectorsOf(wheel: readonly Pocket[], end: number): readonly TrackSector[] {
  if (wheel.length !== 37) return [];
  const [top, bottom] = [lane, lane + inside];
  const border = (at: number): readonly [Point, Point] => {
    const [above, below] = borders[at] as readonly [number, number];
    return [
      [start + above * cellWidth, top],
      [start + below * cellWidth, bottom],
    ];
  };
  const [first, second, third] = [border(0), border(1), border(2)];
  const cap = (centre: Point, from: number): readonly Point[] =>
    Array.from({ length: 13 }, (_, i) => onCircle(centre, inner, from + i / 12));
  const between = (name: string, left: readonly [Point, Point], right: readonly [Point, Point]): TrackSector => {
    const points = [left[0], right[0], right[1], left[1]];
    return { name, points, middle: mean(points) };
  };
  const tiers = [...cap([start, outer], 1), first[0], first[1]];
  const zero = [third[0], ...cap([end, outer], 0), third[1]];
  return [
    { name: 'tiers', points: tiers, middle: [start + 1.6 * cellWidth, outer] },
    between('orphelins', first, second),
    between('voisins', second, third),
    { name: 'jeu-zero', points: zero, middle: [end - 0.6 * cellWidth, outer] },
  ];
}

export const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
