/** The random draws for the 48 sic bo spots that can be lit, in layout order. */
import type { Deal } from './play.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** The order in which multipliers are drawn. */
export const litOrder: readonly string[] = [
  ...Array.from({ length: 14 }, (_, i) => `total/${4 + i}`),
  ...['single', 'double', 'triple'].flatMap((kind) => faces.map((face) => `${kind}/${face}`)),
  'any-triple',
  ...faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `combination/${low}-${high}`)),
];

/** `lights({ 'triple/6': '1000' })`: these spots are lit, the others are not. */
export function lights(lit: Readonly<Record<string, string>> = {}): NonNullable<Deal['draws']> {
  const strange = Object.keys(lit).find((spot) => !litOrder.includes(spot));
  if (strange !== undefined) throw new Error(`${strange} is never lit`);
  return litOrder.map((spot) => [lit[spot] ?? 'none']);
}
