/** The racetrack on a phone: a ring of thumb-sized cells with zero at the top, as on the layout. */
import type { Pocket } from '../../../core/round/pocket.ts';
import { type Area, mean, type Point, type TrackCell, type TrackPlan, type TrackSector } from './track-plan.ts';

const [across, down] = [8, 13];
const [right, bottom] = [across - 1, down - 1];
/** Index of zero; a single zero takes two of the ring's 38 cells. */
const zeroAt = 3;
/** Radius of the ring's outer corners, in cells. */
const roundness = 0.6;

/** Clockwise from the upper left. */
const ring: readonly Point[] = [
  ...Array.from({ length: across }, (_, at): Point => [at, 0]),
  ...Array.from({ length: down - 2 }, (_, at): Point => [right, at + 1]),
  ...Array.from({ length: across }, (_, at): Point => [right - at, bottom]),
  ...Array.from({ length: down - 2 }, (_, at): Point => [0, bottom - 1 - at]),
];

export function uprightTrackPlan(wheel: readonly Pocket[]): TrackPlan {
  const zeroCells = ring.length - wheel.length + 1;
  const cells = wheel.map((_, at): TrackCell => {
    const pocket = wheel[(wheel.indexOf(0) + at) % wheel.length] as Pocket;
    if (at === 0) return { pocket, ...areaAt(cellAt(zeroAt), zeroCells) };
    return { pocket, ...areaAt(cellAt(zeroAt + zeroCells - 1 + at), 1) };
  });
  return { width: across, height: down, cells, sectors: sectorsOf(cells) };
}

const cellAt = (at: number): Point => ring[at % ring.length] as Point;

function areaAt([x, y]: Point, width: number): Area {
  const points: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + 1],
    [x, y + 1],
  ];
  return { points: points.flatMap(rounded), middle: [x + width / 2, y + 0.5] };
}

/** Rounds a corner of the ring. */
function rounded([x, y]: Point): readonly Point[] {
  if ((x !== 0 && x !== across) || (y !== 0 && y !== down)) return [[x, y]];
  const [centreX, centreY] = [within(x, roundness, across - roundness), within(y, roundness, down - roundness)];
  // In quarter turns clockwise from the right.
  const begin = x === 0 ? (y === 0 ? 2 : 1) : y === 0 ? 3 : 0;
  return Array.from({ length: 7 }, (_, at): Point => {
    const angle = ((begin + at / 6) * Math.PI) / 2;
    return [centreX + roundness * Math.cos(angle), centreY + roundness * Math.sin(angle)];
  });
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where two adjacent cells of the ring meet on the inside; `first` is the earlier one, clockwise. */
function meeting(cells: readonly TrackCell[], first: Pocket): Point {
  const { middle } = cells.find(({ pocket }) => pocket === first) as TrackCell;
  const [x, y] = [Math.floor(middle[0]), Math.floor(middle[1])];
  if (y === 0) return [within(x + 1, 1, right), 1];
  if (x === right && y < bottom) return [right, y + 1];
  if (y === bottom) return [within(x, 1, right), bottom];
  return [1, y];
}

/** European wheel only. Each sector ends with its last number, in both directions. */
function sectorsOf(cells: readonly TrackCell[]): readonly TrackSector[] {
  if (cells.length === ring.length) return [];
  const after = (pocket: Pocket) => meeting(cells, pocket);
  const [zeroLeft, zeroRight] = [after(28), after(15)];
  const [voisinsLeft, voisinsRight] = [after(9), after(25)];
  const [tiersLeft, tiersRight] = [after(33), after(6)];
  const bow = between(zeroRight, [across / 2, 4.4], zeroLeft);
  const area = (name: string, points: readonly Point[], middle = mean(points)): TrackSector => ({
    name,
    points,
    middle,
  });
  return [
    area('jeu-zero', [zeroLeft, [1, 1], ...bow], [across / 2, 1.9]),
    area('voisins', [...bow.toReversed(), voisinsRight, voisinsLeft], [across / 2, 4.4]),
    area('orphelins', [voisinsLeft, voisinsRight, tiersRight, tiersLeft]),
    area('tiers', [tiersLeft, tiersRight, [right, bottom]]),
  ];
}

/** An arc between two points, pulled towards a third. */
function between(from: Point, towards: Point, to: Point): readonly Point[] {
  return Array.from({ length: 13 }, (_, at): Point => {
    const t = at / 12;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return [mix(from[0], towards[0], to[0]), mix(from[1], towards[1], to[1])];
  });
}
