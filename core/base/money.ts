/** Money: whole cents as a distinct type, and the rounding that the rule books prescribe. */
import { broken } from './invariant.ts';
import type { Odds } from './odds.ts';

declare const tag: unique symbol;

export type Cents = number & { readonly [tag]: 'cents' };

/** The only way from a plain number to money. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) broken(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

export const nothing: Cents = cents(0);

export const plus = (a: Cents, b: Cents): Cents => cents(a + b);
export const minus = (a: Cents, b: Cents): Cents => cents(a - b);
export const times = (a: Cents, factor: number): Cents => cents(a * factor);
export const lesser = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** `part` of an amount, rounded half up: 0.95 of 0.50 is 0.48 (BAC-E-924, RB-910, PB-910, GW-912). */
export function roundHalfUp(amount: Cents, part: Odds): Cents {
  // Whole numbers below 2^53: the quotient is never close enough to the next whole number for floor to be wrong.
  const doubled = cents(2 * amount * part.win + part.per);
  return Math.floor(doubled / (2 * part.per)) as Cents;
}

/** `part` of an amount, rounded down: for limits, which are never rounded up. */
export function roundDown(amount: Cents, part: Odds): Cents {
  return cents(Math.floor(cents(amount * part.win) / part.per));
}

/** `1234` reads "12.34". For logs and messages in core, not for screens. */
export function printMoney(amount: Cents): string {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
