/** Amounts of a record, exact: decimals as they were written become whole chips of the smallest unit, and back. */

/** A stack that the record calls `inf` because nobody knows it: more than any hand can cost, and still countable. */
export const unknownStack = 1e14;

const amount = /^\+?(\d{1,15})(?:\.(\d{1,8}))?$/;

/** Digits after the point, or nothing where the text is no amount. */
export function decimalsIn(text: string): number | undefined {
  const parts = amount.exec(text);
  return parts === null ? undefined : (parts[2]?.length ?? 0);
}

/** Read digit by digit, never as a fraction: `0.50` is 50 chips where the record has two decimals. */
export function chipsOf(text: string, decimals: number): number | undefined {
  const parts = amount.exec(text);
  if (parts === null) return undefined;
  const chips = Number(`${parts[1]}${(parts[2] ?? '').padEnd(decimals, '0')}`);
  return (parts[2]?.length ?? 0) <= decimals && Number.isSafeInteger(chips) ? chips : undefined;
}

/**
 * The text of a number that TOML gave: its first 15 digits, which are those that were written, also where a program
 * that wrote them had added in fractions of two (103.75000000000001).
 */
const written = (value: number): string => String(Number(value.toPrecision(15)));

export const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : (decimalsIn(written(value)) ?? 0));

export function chipsIn(value: number, decimals: number): number | undefined {
  if (!Number.isSafeInteger(value)) return chipsOf(written(value), decimals);
  const chips = value * 10 ** decimals;
  return Number.isSafeInteger(chips) && value >= 0 ? chips : undefined;
}

/** As a number for JSON: the quotient nearest to the decimal, which therefore prints as that decimal. */
export const amountOf = (chips: number, decimals: number): number => chips / 10 ** decimals;

/** As people and files write it: `99.50`, `10000`. */
export function printAmount(chips: number, decimals: number): string {
  if (decimals === 0) return String(chips);
  const digits = String(chips).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
