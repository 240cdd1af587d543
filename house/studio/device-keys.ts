/** Keys of the devices: random, shown once, kept only as their hash; each opens one table and nothing else. */
import { appendAudit } from '../accounts/audit.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { AccountRefusal } from '../accounts/refusal.ts';
import { digestOf, newToken, type Token } from '../accounts/token.ts';
import type { Clock } from '../clock.ts';
import type { Db, Sql } from '../storage/db.ts';

/** The key that the table's devices had before counts no more. */
export async function newDeviceKey(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  table: string,
  deed: Deed,
): Promise<Token | AccountRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'change-tables');
    if (refusal !== undefined) return refusal;
    const key = newToken();
    const ended = await sql.query(
      'update device_key set ended_at = $2 where table_id = $1 and ended_at is null returning 1',
      [table, at],
    );
    await sql.query('insert into device_key (key_hash, table_id, made_by, made_at) values ($1, $2, $3, $4)', [
      digestOf(key),
      table,
      deed.by,
      at,
    ]);
    const change = { before: { keys: ended.length }, after: { keys: 1 } };
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'device-key-made',
      subject: `table ${table}`,
      ...change,
    });
    return key;
  });
}

/** The table whose device has this key; nothing for a key that counts no more or never did. */
export async function tableOfKey(sql: Sql, key: Token): Promise<string | undefined> {
  const [row] = await sql.query<{ table: string }>(
    'select table_id as "table" from device_key where key_hash = $1 and ended_at is null',
    [digestOf(key)],
  );
  return row?.table;
}
