/** Exact amounts of a record: decimals as written become whole chips of the smallest unit, and back. */
import type { FactValue } from '../../base/fact.ts';
import { coreRefusals, type Refusal, type ValueKind } from '../../base/refusal.ts';

/** For a stack that the record gives as `inf` because it is unknown: more than any hand can cost, and still exact. */
export const unknownStack = 1e14;

const amount = /^\+?(\d{1,15})(?:\.(\d{1,8}))?$/;

/** The number of digits after the point, or undefined if the text is not an amount. */
export function decimalsIn(text: string): number | undefined {
  const parts = amount.exec(text);
  return parts === null ? undefined : (parts[2]?.length ?? 0);
}

/** Parsed digit by digit, never as a float: `0.50` is 50 chips if the record has two decimals. */
export function chipsOf(text: string, decimals: number): number | undefined {
  const parts = amount.exec(text);
  if (parts === null) return undefined;
  const chips = Number(`${parts[1]}${(parts[2] ?? '').padEnd(decimals, '0')}`);
  return (parts[2]?.length ?? 0) <= decimals && Number.isSafeInteger(chips) ? chips : undefined;
}

/**
 * The text of a number that TOML parsed: its first 15 digits are those that were written, even if the writing program
 * had added floats (103.75000000000001).
 */
const written = (value: number): string => String(Number(value.toPrecision(15)));

export const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : (decimalsIn(written(value)) ?? 0));

export function chipsIn(value: number, decimals: number): number | undefined {
  if (!Number.isSafeInteger(value)) return chipsOf(written(value), decimals);
  const chips = value * 10 ** decimals;
  return Number.isSafeInteger(chips) && value >= 0 ? chips : undefined;
}

/** As a number for JSON: the float nearest to the decimal, which therefore prints as that decimal. */
export const amountOf = (chips: number, decimals: number): number => chips / 10 ** decimals;

/** As people and files write it: `99.50`, `10000`. */
export function printAmount(chips: number, decimals: number): string {
  if (decimals === 0) return String(chips);
  const digits = String(chips).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The engine counts chips; what it refuses is told in the amounts of the record. */
export function inAmounts(refusal: Refusal, decimals: number): Refusal {
  const kinds: Readonly<Record<string, ValueKind>> = coreRefusals[refusal.refused];
  if (refusal.values === undefined || decimals === 0) return refusal;
  const values = Object.entries(refusal.values).map(([name, value]) => [
    name,
    kinds[name] === 'chips' ? amountOf(Number(value), decimals) : value,
  ]);
  return { ...refusal, values: Object.fromEntries(values) as Readonly<Record<string, FactValue>> };
}
