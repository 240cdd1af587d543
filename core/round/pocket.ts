/** Pockets of a wheel, how they are coloured and printed. */

/** A pocket by its number; the double zero of an American wheel is 37. */
export type Pocket = number;

export const doubleZero: Pocket = 37;

export type PocketColour = 'red' | 'black' | 'green';

// RO-E-902, RT-903
const reds: ReadonlySet<Pocket> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const isZero = (pocket: Pocket): boolean => pocket === 0 || pocket === doubleZero;

export const colourOf = (pocket: Pocket): PocketColour =>
  isZero(pocket) ? 'green' : reds.has(pocket) ? 'red' : 'black';

export const printPocket = (pocket: Pocket): string => (pocket === doubleZero ? '00' : pocket.toString());
