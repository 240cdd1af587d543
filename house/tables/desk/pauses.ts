/** Pauses made by people, stored so that a restart does not resume the table; pausing and resuming are audited. */
import { appendAudit } from '../../accounts/audit.ts';
import { type Deed, theHouse } from '../../accounts/rights.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import type { Sql } from '../../storage/db.ts';
import type { TableHouse } from './setup.ts';

export async function pauseOf(sql: Sql, table: string): Promise<ToldRefusal | undefined> {
  const [kept] = await sql.query<{ why: ToldRefusal }>('select why from table_pause where table_id = $1', [table]);
  return kept?.why;
}

/** Within the caller's transaction. A later reason replaces the first. */
export async function keepPause(sql: Sql, table: string, why: ToldRefusal): Promise<void> {
  await sql.query(
    `insert into table_pause (table_id, why) values ($1, $2::json)
     on conflict (table_id) do update set why = excluded.why`,
    [table, JSON.stringify(why)],
  );
}

/** Undefined if none was stored. */
export async function dropPause(sql: Sql, table: string): Promise<ToldRefusal | undefined> {
  const [kept] = await sql.query<{ why: ToldRefusal }>('delete from table_pause where table_id = $1 returning why', [
    table,
  ]);
  return kept?.why;
}

/** Used if nobody is named. */
export const goesOn: Deed = { by: theHouse, reason: 'play goes on' };

type Auditing = Pick<TableHouse, 'db' | 'clock'>;

export async function pauseTable(
  { db, clock }: Auditing,
  table: string,
  why: ToldRefusal,
  by: Deed['by'],
): Promise<void> {
  const at = clock.now().toISOString();
  await db.transaction(async (sql) => {
    const before = (await pauseOf(sql, table)) ?? null;
    await keepPause(sql, table, why);
    const entry = { by, at, did: 'table-paused', subject: `table ${table}`, reason: why.reason } as const;
    await appendAudit(sql, { ...entry, before, after: why });
  });
}

export async function resumeTable({ db, clock }: Auditing, table: string, deed: Deed): Promise<void> {
  const at = clock.now().toISOString();
  await db.transaction(async (sql) => {
    const before = await dropPause(sql, table);
    if (before === undefined) return;
    await appendAudit(sql, { ...deed, at, did: 'table-resumed', subject: `table ${table}`, before, after: null });
  });
}
