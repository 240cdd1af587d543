/** Pauses made by people, stored so that a restart does not resume the table; pausing and resuming are audited. */
import { appendAudit } from '../../accounts/audit.ts';
import { type Deed, theHouse } from '../../accounts/rights.ts';
import { type PauseCause, pauseCauses, type PauseTold } from '../../protocol/pause.ts';
import type { Sql } from '../../storage/db.ts';
import { defined } from '../../../core/base/defined.ts';
import type { TableHouse } from './setup.ts';

/** As a house before protocol 2 kept it: with its sentence, and no time. */
interface OldPause {
  readonly refused: string;
  readonly clause?: string;
  readonly reason: string;
}

const pauseIn = (kept: PauseTold | OldPause): PauseTold =>
  'why' in kept
    ? kept
    : {
        why: pauseCauses.find((cause: PauseCause) => cause === kept.refused) ?? 'held',
        ...defined({ clause: kept.clause }),
        values: { reason: kept.reason },
      };

export async function pauseOf(sql: Sql, table: string): Promise<PauseTold | undefined> {
  const [kept] = await sql.query<{ why: PauseTold | OldPause }>('select why from table_pause where table_id = $1', [
    table,
  ]);
  return kept && pauseIn(kept.why);
}

/** Within the caller's transaction. A later reason replaces the first. */
export async function keepPause(sql: Sql, table: string, why: PauseTold): Promise<void> {
  await sql.query(
    `insert into table_pause (table_id, why) values ($1, $2::json)
     on conflict (table_id) do update set why = excluded.why`,
    [table, JSON.stringify(why)],
  );
}

/** What was kept, if anything was. */
export async function dropPause(sql: Sql, table: string): Promise<PauseTold | undefined> {
  const [kept] = await sql.query<{ why: PauseTold | OldPause }>(
    'delete from table_pause where table_id = $1 returning why',
    [table],
  );
  return kept && pauseIn(kept.why);
}

/** Used if nobody is named. */
export const goesOn: Deed = { by: theHouse, reason: 'play goes on' };

type Auditing = Pick<TableHouse, 'db' | 'clock'>;

export async function pauseTable(
  { db, clock }: Auditing,
  table: string,
  why: PauseTold,
  by: Deed['by'],
): Promise<void> {
  const at = clock.now().toISOString();
  const reason = String(why.values?.['reason'] ?? why.why);
  await db.transaction(async (sql) => {
    const before = (await pauseOf(sql, table)) ?? null;
    await keepPause(sql, table, why);
    const entry = { by, at, did: 'table-paused', subject: `table ${table}`, reason } as const;
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
