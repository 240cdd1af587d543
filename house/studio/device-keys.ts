/** Device keys: random, shown once, stored as a hash. Each is valid for one table only. */
import { appendAudit } from '../accounts/audit.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import { digestOf, newToken, type Token } from '../accounts/token.ts';
import type { Clock } from '../clock.ts';
import type { Db, Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

/** Ends the previous key of the table's devices. */
export async function newDeviceKey(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  table: string,
  deed: Deed,
): Promise<Token | ToldRefusal> {
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

/** SHA-256 of a device's program, settings and serial number, sent with every connection. */
const fingerprintForm = /^[0-9a-f]{64}$/;

export interface KnownDevice {
  readonly table: string;
  /** `other`: not the device the key was given to. `nameless`: it sent no valid fingerprint. */
  readonly is: 'itself' | 'other' | 'nameless';
}

/** The table of a key, and whether the device is the first that used it. Undefined for an ended or unknown key. */
export async function deviceOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: Token,
  fingerprint: string | undefined,
): Promise<KnownDevice | undefined> {
  const isNamed = fingerprint !== undefined && fingerprintForm.test(fingerprint);
  if (isNamed) {
    await db.query(
      `update device_key set fingerprint = $2, fingerprint_at = $3
       where key_hash = $1 and ended_at is null and fingerprint is null`,
      [digestOf(key), fingerprint, clock.now()],
    );
  }
  const [row] = await db.query<{ table: string; fingerprint: string | null }>(
    'select table_id as "table", fingerprint from device_key where key_hash = $1 and ended_at is null',
    [digestOf(key)],
  );
  if (row === undefined) return undefined;
  return { table: row.table, is: !isNamed ? 'nameless' : row.fingerprint === fingerprint ? 'itself' : 'other' };
}

export interface DeviceLine {
  readonly table: string;
  readonly madeAt: Date;
  readonly fingerprint: string | null;
  readonly fingerprintAt: Date | null;
}

/** Valid keys and the devices using them. */
export const listDevices = (sql: Sql): Promise<readonly DeviceLine[]> =>
  sql.query<DeviceLine>(
    `select table_id as "table", made_at as "madeAt", fingerprint, fingerprint_at as "fingerprintAt"
     from device_key where ended_at is null order by table_id`,
  );
