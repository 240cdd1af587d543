/**
 * The sic bo felt: small and big at the ends, doubles and triples between them, then totals, combinations and single
 * faces.
 */
import { type FeltPlan, inRow, inRows, type Place } from '../../felt/plan.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;
const totals = Array.from({ length: 14 }, (_, i) => `total/${i + 4}`);
const combinations = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high) => `combination/${low}-${high}`),
);
const singles = faces.map((face) => `single/${face}`);
const doubles = faces.map((face) => `double/${face}`);
const triples = faces.map((face) => `triple/${face}`);

/** As in a casino: 14 columns wide, one per total. */
function flat(): FeltPlan {
  const [top, row] = [29, 13];
  const column = (spots: readonly string[], x: number): readonly Place[] =>
    spots.map((spot, at) => ({ spot, x, y: (at * top * 0.62) / spots.length, w: 10, h: (top * 0.62) / spots.length }));
  return {
    width: 140,
    height: top + 3 * row,
    places: [
      { spot: 'small', x: 0, y: 0, w: 20, h: top },
      { spot: 'odd', x: 20, y: 0, w: 10, h: top },
      ...inRow(doubles.slice(0, 3), { x: 30, y: 0, w: 30, h: top }),
      ...column(triples.slice(0, 3), 60),
      ...column(triples.slice(3), 70),
      { spot: 'any-triple', x: 60, y: top * 0.62, w: 20, h: top * 0.38 },
      ...inRow(doubles.slice(3), { x: 80, y: 0, w: 30, h: top }),
      { spot: 'even', x: 110, y: 0, w: 10, h: top },
      { spot: 'big', x: 120, y: 0, w: 20, h: top },
      ...inRow(totals, { x: 0, y: top, w: 140, h: row }),
      ...inRow(combinations, { x: 0, y: top + row, w: 140, h: row }),
      ...inRow(singles, { x: 0, y: top + 2 * row, w: 140, h: row }),
    ],
  };
}

/** For a phone: nothing narrower than a thumb. */
function tall(): FeltPlan {
  const rows = [
    ['small', 'odd', 'even', 'big'],
    ...inRows(totals, 7),
    singles,
    doubles,
    triples,
    ['any-triple'],
    ...inRows(combinations, 5),
  ];
  const heights = rows.map((row) => (row.length === 4 ? 14 : 12));
  let y = 0;
  const places = rows.flatMap((row, at) => {
    const h = heights[at] ?? 0;
    const laid = inRow(row, { x: 0, y, w: 100, h });
    y += h;
    return laid;
  });
  return { width: 100, height: y, places };
}

export const sicBoPlan = (isUpright: boolean): FeltPlan => (isUpright ? tall() : flat());
