/** Archiving and restoring preserves a house, within and between engines. A damaged file leaves nothing behind. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditBrokenAt } from '../accounts/audit.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { writeArchive } from './archive.ts';
import type { Db } from './db.ts';
import { migrate, shippedMigrations } from './migrate.ts';
import { restoreRows } from './restore.ts';
import { readRows } from './rows.ts';
import { verifyLedger, verifyRounds } from '../testing/books.ts';

/** A house of schema 4: nine tables in play, players, staff and stops, with four rounds unfinished. */
const earlier = readFileSync(new URL('../../tests/houses/schema-4.backup', import.meta.url));
const fourth = shippedMigrations().slice(0, 4);

const whole = () => ({ from: Readable.from([earlier]), name: 'schema-4.backup' });

async function archived(db: Db, schema: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const keep = async (bytes: Uint8Array) => void parts.push(bytes);
  await writeArchive({ schema, at: '2026-11-16T12:00:00.000Z' }, keep, (writer) =>
    readRows(db, { table: writer.line, rows: writer.rows }),
  );
  return Buffer.concat(parts);
}

const sorted = (archive: Buffer): readonly string[] =>
  gunzipSync(archive)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('['))
    .toSorted();

describe.each(engines)('an archive on $name', ({ empty: fresh }) => {
  const open: TestDatabase[] = [];
  const empty = async (): Promise<Db> => {
    const database = await fresh();
    open.push(database);
    return database.db;
  };
  afterEach(async () => {
    for (const { drop } of open.splice(0)) await drop();
  });

  test('a restored house archives to identical text', async () => {
    const db = await empty();
    const { schema, rows, files } = await restoreRows(db, whole(), undefined, fourth);
    expect([schema, rows, files.get('seeds.key')?.length]).toEqual([4, 1677, 32]);
    expect(sorted(await archived(db, 4))).toEqual(sorted(earlier));
  });

  test('a house of an earlier version is migrated, and its money, rounds and audit trail verify', async () => {
    const db = await empty();
    await restoreRows(db, whole());
    expect(await migrate(db)).toEqual({ from: shippedMigrations().length, to: shippedMigrations().length });
    expect(await verifyLedger(db)).toEqual({ accounts: 45, transfers: 128, sum: 0, differences: [] });
    expect(await verifyRounds(db)).toEqual({ rounds: 125, problems: [] });
    expect(await auditBrokenAt(db)).toBeUndefined();
  });

  test('database numbering continues after the restored rows', async () => {
    const db = await empty();
    await restoreRows(db, whole(), undefined, fourth);
    const [last] = await db.query<{ id: number }>('select max(id) as id from account');
    const [next] = await db.query<{ id: number }>(
      `insert into account (kind, owner) values ('bank', 'new') returning id`,
    );
    expect(next?.id).toBe((last?.id ?? 0) + 1);
  });

  test('writes during archiving are not in the archive', async () => {
    const db = await empty();
    await migrate(db);
    const lines: string[] = [];
    let writing: Promise<unknown> | undefined;
    await readRows(db, {
      // The first table is `account` itself.
      table: async () => {
        writing ??= db.query(`insert into account (kind, owner) values ('bank', 'late')`);
        if (db.engine === 'postgres') await writing;
      },
      rows: async (rows) => void lines.push(...rows),
    });
    await writing;
    expect(lines).toEqual([]);
    expect(await db.query(`select owner from account`)).toEqual([{ owner: 'late' }]);
  });

  describe('a damaged backup leaves the database empty', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await fresh();
    });
    afterAll(() => database.drop());
    const plain = gunzipSync(earlier).toString();
    const lines = plain.split('\n');
    const packed = (text: string) => gzipSync(text);
    test.each([
      ['cut short', () => earlier.subarray(0, 40_000), 'is not whole'],
      ['without its end', () => packed(lines.slice(0, -2).join('\n')), 'is not whole'],
      ['with a row left out', () => packed(lines.toSpliced(20, 1).join('\n')), 'is not whole'],
      ['with a balance changed', () => packed(plain.replace('"-300000"', '"-300001"')), 'is not whole'],
      ['with more after its end', () => packed(`${plain}[]\n`), 'goes on after its end'],
      ['not compressed', () => Buffer.from(plain), 'is not whole'],
      ['of something else', () => packed('{"baize":"rounds"}\n'), 'is not a backup of a house'],
      ['of a later program', () => packed(plain.replace('"schema":4', '"schema":99')), 'schema version 99'],
      [
        'with a strange column',
        () => packed(plain.replace('"type":"bigint"', '"type":"int"')),
        'does not have like that',
      ],
    ])('%s', async (_, bytes, sentence) => {
      const { db } = database;
      await expect(restoreRows(db, { from: Readable.from([bytes()]), name: 'given.backup' })).rejects.toThrow(sentence);
      expect(await db.query(`select to_regclass('account') as account`)).toEqual([{ account: null }]);
    });
  });

  test('failing to store the files undoes everything', async () => {
    const db = await empty();
    const full = restoreRows(db, whole(), () => {
      throw new Error('the disk is full');
    });
    await expect(full).rejects.toThrow('the disk is full');
    expect(await db.query(`select to_regclass('account') as account`)).toEqual([{ account: null }]);
  });

  test('a database in use can’t be restored into', async () => {
    const db = await empty();
    await migrate(db);
    await expect(restoreRows(db, whole())).rejects.toThrow('holds a house already');
  });
});

test('a failing sink stops the writing', async () => {
  const full = () => Promise.reject(new Error('the disk is full'));
  const rows = Array.from({ length: 5000 }, (_, n) =>
    JSON.stringify([createHash('sha256').update(String(n)).digest('hex')]),
  );
  const written = writeArchive({ schema: 1, at: '2026-11-16T12:00:00.000Z' }, full, async (writer) => {
    for (let n = 0; n < 20; n++) await writer.rows(rows);
  });
  await expect(written).rejects.toThrow('the disk is full');
});
