/** The one way to the database, whichever engine keeps it: SQL of PostgreSQL 15, whole rows, transactions. */

export interface Sql {
  /** `int8` comes back as a number that is safe, anything larger throws; `jsonb` comes back parsed. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Db extends Sql {
  readonly engine: 'embedded' | 'postgres';
  /** All of it or nothing; what throws inside rolls back and is thrown on. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A mistake of whoever starts the house (a locked folder, a newer schema, no such server): one sentence that says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Money and counters are whole numbers that a float holds exactly, or the house stops. */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is beyond the whole numbers that can be kept exactly`);
  return number;
}
