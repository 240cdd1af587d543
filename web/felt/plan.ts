/** Where spots lie on a felt, in the felt's own units: drawing and hit areas both follow from it. */

export interface Place {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface FeltPlan {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
}

/** A quarter turn clockwise, left becoming top: roulette on a phone. */
export const upright = ({ width, height, places }: FeltPlan): FeltPlan => ({
  width: height,
  height: width,
  places: places.map(({ spot, x, y, w, h }) => ({ spot, x: height - y - h, y: x, w: h, h: w })),
});

/** As CSS values. */
export type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100_000) / 1000}%`;

export const boxOf = ({ x, y, w, h }: Place, { width, height }: Pick<FeltPlan, 'width' | 'height'>): Box => ({
  left: percent(x, width),
  top: percent(y, height),
  width: percent(w, width),
  height: percent(h, height),
});

/** Places spots side by side in equal shares of a band. */
export function inRow(spots: readonly string[], band: Omit<Place, 'spot'>): readonly Place[] {
  const w = band.w / spots.length;
  return spots.map((spot, at) => ({ spot, x: band.x + at * w, y: band.y, w, h: band.h }));
}

/** Splits spots into as few and as even rows as possible, none longer than `most`. */
export function inRows(spots: readonly string[], most: number): readonly (readonly string[])[] {
  const rows = Math.ceil(spots.length / most);
  return Array.from({ length: rows }, (_, row) =>
    spots.slice(Math.ceil((row * spots.length) / rows), Math.ceil(((row + 1) * spots.length) / rows)),
  );
}
