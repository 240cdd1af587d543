/** The right to write a table's rounds: held by one process and proven with every write. */
import type { Db, Sql } from '../storage/db.ts';

export interface Lease {
  readonly table: string;
  readonly epoch: number;
}

/** Another process has taken the table; nothing this one writes may be kept. */
export class StaleLease extends Error {
  override readonly name = 'StaleLease';

  constructor({ table }: Lease) {
    super(`table ${table} has another owner`);
  }
}

/** Takes over a table from its previous owner. */
export async function takeTable(sql: Sql, table: string, owner: string): Promise<Lease> {
  const [row] = await sql.query<{ epoch: number }>(
    `insert into table_lease (table_id, owner, epoch) values ($1, $2, 1)
     on conflict (table_id) do update set owner = $2, epoch = table_lease.epoch + 1
     returning epoch`,
    [table, owner],
  );
  if (row === undefined) throw new Error(`table ${table} cannot be taken`);
  return { table, epoch: row.epoch };
}

/** All or nothing, and only while this process owns the table. */
export const underLease = <T>(db: Db, lease: Lease, work: (sql: Sql) => Promise<T>): Promise<T> =>
  db.transaction(async (sql) => {
    await fence(sql, lease);
    return work(sql);
  });

/** Within the guarded transaction: a newer owner waits for it, an older one stops here. */
async function fence(sql: Sql, lease: Lease): Promise<void> {
  const rows = await sql.query('select from table_lease where table_id = $1 and epoch = $2 for update', [
    lease.table,
    lease.epoch,
  ]);
  if (rows.length === 0) throw new StaleLease(lease);
}

/** Increments the table's round counter under the lease. Returns the new round's number. */
export async function nextRound(sql: Sql, lease: Lease): Promise<number> {
  const [row] = await sql.query<{ rounds: number }>(
    'update table_lease set rounds = rounds + 1 where table_id = $1 and epoch = $2 returning rounds',
    [lease.table, lease.epoch],
  );
  if (row === undefined) throw new StaleLease(lease);
  return row.rounds;
}
