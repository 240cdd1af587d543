/** Parses an amount as people type it. */

/** `10`, `10.5` and `0,50` are amounts, in cents; undefined for anything finer than a cent or below one. */
export function readMoney(typed: string): number | undefined {
  const read = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (read === null) return undefined;
  const amount = Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
