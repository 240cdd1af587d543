/** Exact fractions of unbounded size: odds and returns are computed in these and never sampled. */
import { invariant } from './invariant.ts';
import type { Odds } from './odds.ts';

/** Always in lowest terms with a positive denominator, so equal ratios have equal fields. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  const bottom = BigInt(d);
  invariant(bottom !== 0n, 'a ratio has a denominator');
  const sign = bottom < 0n ? -1n : 1n;
  const top = BigInt(n) * sign;
  const common = greatestCommonDivisor(top < 0n ? -top : top, bottom * sign);
  return { n: top / common, d: (bottom * sign) / common };
}

export const zero = ratio(0n);
export const one = ratio(1n);

export const ratioOfOdds = (odds: Odds): Ratio => ratio(odds.win, odds.per);
export const add = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);

export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Always with a denominator, so that a reader can split at the slash: "39/20", "2/1". */
export const printRatio = (a: Ratio): string => `${a.n}/${a.d}`;

/** `digits` decimals, the last one rounded half away from zero. */
export function toDecimal(a: Ratio, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const magnitude = a.n < 0n ? -a.n : a.n;
  const scaled = (2n * magnitude * scale + a.d) / (2n * a.d);
  const text = scaled.toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${a.n < 0n && scaled !== 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** The nearest float: for charts and JSON figures next to the exact fraction, never for money. */
export function toNumber(a: Ratio): number {
  const leadingZeros = Math.max(0, a.d.toString().length - a.n.toString().length);
  return Number(toDecimal(a, 20 + leadingZeros));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
