/** The fields of one hand as TOML gives them, and how to extract a text, an amount or a list. */
import type { Mistake } from './record.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** One hand being read: collects mistakes, and the first is reported. */
export interface Reading {
  readonly fields: Fields;
  readonly mistakes: Mistake[];
}

export const wrongField = ({ mistakes }: Reading, field: string, reason: string): void => {
  mistakes.push({ field, reason });
};

export function textIn({ fields }: Reading, field: string): string | undefined {
  const value = fields[field];
  return typeof value === 'string' ? value : undefined;
}

/** A name may be a number: tables and hands have either. */
export function nameIn({ fields }: Reading, field: string): string | number | undefined {
  const value = fields[field];
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** A whole number that is not an amount, such as a year. */
export function countIn({ fields }: Reading, field: string): number | undefined {
  const value = fields[field];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** A local time, as text: `13:45:00`. */
export function timeIn({ fields }: Reading, field: string): string | undefined {
  const value = fields[field];
  if (typeof value === 'string') return value;
  const isTime = typeof value === 'object' && value !== null && 'toISOString' in value;
  return isTime ? (value as { toISOString(): string }).toISOString().slice(0, 8) : undefined;
}

/** Amounts as TOML gives them; `chipsIn` makes them exact. */
export function amountsIn(reading: Reading, field: string): readonly number[] | undefined {
  const values = reading.fields[field];
  if (values === undefined) return undefined;
  if (Array.isArray(values) && values.every((value) => typeof value === 'number')) return values;
  wrongField(reading, field, 'is no list of amounts');
  return [];
}

export function amountIn(reading: Reading, field: string): number | undefined {
  const value = reading.fields[field];
  if (value === undefined || typeof value === 'number') return value;
  wrongField(reading, field, 'is no amount');
  return undefined;
}

export function textsIn(reading: Reading, field: string): readonly string[] | undefined {
  const values = reading.fields[field];
  if (values === undefined) return undefined;
  if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  wrongField(reading, field, 'is no list of texts');
  return [];
}
