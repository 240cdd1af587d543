/** The baccarat felt: Player, Tie and Banker at the bottom, side bets above them on their own side. */
import { type FeltPlan, inRow, inRows, type Place } from '../../felt/plan.ts';

const main = ['player', 'tie', 'banker'] as const;

/** From the player's side to the banker's, in the order of a table that has them all. */
const sideOrder = [
  'player-bonus',
  'player-pair',
  'small',
  'either-pair',
  'super-6',
  'perfect-pair',
  'big',
  'banker-pair',
  'banker-bonus',
];

export function baccaratPlan(spots: Iterable<string>, isUpright: boolean): FeltPlan {
  const there = new Set(spots);
  const known = new Set<string>([...main, ...sideOrder]);
  const strangers = [...there].filter((spot) => !known.has(spot));
  const side = [...sideOrder.filter((spot) => there.has(spot)), ...strangers];
  const rows = side.length === 0 ? [] : inRows(side, isUpright ? 4 : side.length);
  const [width, rowHeight, mainHeight] = isUpright ? [100, 16, 34] : [100, 11, 20];
  const above = rows.length * rowHeight;
  return {
    width,
    height: above + mainHeight,
    places: [
      ...rows.flatMap((row, at) => inRow(row, { x: 0, y: at * rowHeight, w: width, h: rowHeight })),
      ...mainPlaces(above, mainHeight),
    ],
  };
}

const mainPlaces = (y: number, h: number): readonly Place[] => [
  { spot: 'player', x: 0, y, w: 38, h },
  { spot: 'tie', x: 38, y, w: 24, h },
  { spot: 'banker', x: 62, y, w: 38, h },
];
