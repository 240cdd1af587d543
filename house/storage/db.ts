/** The only way to the database, whatever the engine: PostgreSQL 15 SQL, whole rows, transactions. */

export interface Sql {
  /** `int8` is returned as a safe integer (larger values throw), `jsonb` parsed. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Db extends Sql {
  readonly engine: 'embedded' | 'postgres';
  /** All or nothing: an exception rolls back and is rethrown. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A mistake in starting the house (locked folder, newer schema, no server): one sentence that says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Money and counters must be safe integers, or the house stops. */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is beyond the whole numbers that can be kept exactly`);
  return number;
}
