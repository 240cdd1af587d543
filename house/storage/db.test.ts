/** The storage contract: the same on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { migrate, shippedMigrations } from './migrate.ts';

describe.each(engines)('$name', ({ empty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await empty();
    await database.db.query('create table coin (id bigint primary key, worth bigint check (worth > 0), about jsonb)');
  });
  afterAll(() => database.drop());

  test('integers, objects and timestamps are returned as stored', async () => {
    const { db } = database;
    const at = new Date('2026-03-29T01:30:00.250Z');
    await db.query('insert into coin values ($1, $2, $3)', [
      1,
      9_007_199_254_740_991,
      JSON.stringify({ side: ['up'] }),
    ]);
    expect(await db.query('select worth, about, $1::timestamptz as at from coin where id = 1', [at])).toEqual([
      { worth: 9_007_199_254_740_991, about: { side: ['up'] }, at },
    ]);
    expect(await db.query('select sum(worth) as sum, count(*) as count from coin where id = 1')).toEqual([
      { sum: 9_007_199_254_740_991, count: 1 },
    ]);
  });

  test('reading an integer too large to be exact throws', async () => {
    await expect(database.db.query(`select 9007199254740992::bigint as n`)).rejects.toThrow('9007199254740992');
  });

  test('arrays are passed as columns', async () => {
    const sql = 'select * from unnest($1::text[], $2::bigint[], $3::boolean[]) as t (a, b, c)';
    expect(
      await database.db.query(sql, [
        ['x', `"{,}'`],
        [1, -2],
        [true, false],
      ]),
    ).toEqual([
      { a: 'x', b: 1, c: true },
      { a: `"{,}'`, b: -2, c: false },
    ]);
  });

  test('a transaction is all or nothing', async () => {
    const { db } = database;
    const broken = db.transaction(async (sql) => {
      await sql.query('insert into coin values (10, 1, null)');
      throw new Error('the lights went out');
    });
    await expect(broken).rejects.toThrow('the lights went out');
    await db.transaction((sql) => sql.query('insert into coin values (11, 1, null)'));
    expect(await db.query('select id from coin where id >= 10')).toEqual([{ id: 11 }]);
  });

  test('a constraint violation names its constraint, and the next statement succeeds', async () => {
    const { db } = database;
    const wrong = db.transaction((sql) => sql.query('insert into coin values (20, 0, null)'));
    await expect(wrong).rejects.toMatchObject({ code: '23514', constraint: 'coin_worth_check' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('an outside statement waits for a running transaction or runs beside it, never inside it', async () => {
    const { db } = database;
    let outside: Promise<readonly unknown[]> = Promise.resolve([]);
    await db
      .transaction(async (sql) => {
        await sql.query('insert into coin values (30, 1, null)');
        outside = db.query('select count(*) as count from coin where id = 30');
        await sql.query('select pg_sleep(0.05)');
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await outside).toEqual([{ count: 0 }]);
  });
});

describe.each(engines)('migrations on $name', ({ empty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await empty();
  });
  afterAll(() => database.drop());

  const first = { version: 1, name: 'first', sql: 'create table one (n integer); create table two (n integer);' };
  const second = { version: 2, name: 'second', sql: 'alter table two add column m integer' };

  test('each is applied once, in order', async () => {
    const { db } = database;
    expect(await migrate(db, [first])).toEqual({ from: 0, to: 1 });
    expect(await migrate(db, [first, second])).toEqual({ from: 1, to: 2 });
    expect(await migrate(db, [first, second])).toEqual({ from: 2, to: 2 });
    await db.query('insert into two (n, m) values (1, 2)');
  });

  test('a schema newer than the program is refused', async () => {
    await expect(migrate(database.db, [first])).rejects.toThrow('schema version 2, this program knows 1');
  });

  test('a migration changed after it was applied is refused', async () => {
    const other = { ...second, sql: 'alter table two add column other integer' };
    await expect(migrate(database.db, [first, other])).rejects.toThrow('schema version 2 (second)');
  });

  test('a failed migration leaves nothing behind', async () => {
    const third = { version: 3, name: 'third', sql: 'create table three (n integer); create table one (n integer);' };
    await expect(migrate(database.db, [first, second, third])).rejects.toThrow('already exists');
    expect(await database.db.query(`select to_regclass('three') as three`)).toEqual([{ three: null }]);
  });

  test('[GLI-1] every record has a time, always from the house’s clock and never the database’s', async () => {
    const { db, drop } = await empty();
    await migrate(db);
    const tables = await db.query<{ name: string; times: number; own: number }>(
      `select table_name as name,
         count(*) filter (where data_type = 'timestamp with time zone' and is_nullable = 'NO') as times,
         count(*) filter (where column_default ~ 'now|timestamp') as own
       from information_schema.columns where table_schema = 'public' group by table_name order by table_name`,
    );
    expect(tables.flatMap(({ name, own }) => (own > 0 ? [name] : []))).toEqual(['schema_version']);
    // An audited action's time is in its hashed entry. The others are parts of a record, or current state.
    const parts = ['hand_player', 'round_player', 'tournament_player', 'integrity_reminder'];
    const standing = ['durability_check', 'account', 'private_table', 'table_lease', 'table_pause'];
    const timeless = tables.flatMap(({ name, times }) => (times === 0 ? [name] : []));
    expect(timeless.filter((name) => ![...parts, ...standing].includes(name))).toEqual(['audit']);
    await drop();
  });

  test('the shipped migrations apply to an empty database', async () => {
    const { db, drop } = await empty();
    const { to } = await migrate(db);
    expect(to).toBe(shippedMigrations().length);
    await drop();
  });
});
