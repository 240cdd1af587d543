/** Pauses stored by this version and by the one before, which kept a refusal with its English sentence. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../../testing/databases.ts';
import { dropPause, keepPause, pauseOf } from './pauses.ts';

describe.each(engines)('pauses on $name', ({ fresh }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.drop());

  const reason = 'A card has fallen to the floor.';
  const old: readonly (readonly [string, object, object])[] = [
    [
      'by the floor',
      { refused: 'table-paused', clause: 'BAC-E-062', reason },
      { why: 'held', clause: 'BAC-E-062', values: { reason } },
    ],
    ['by the floor without a clause', { refused: 'table-paused', reason }, { why: 'held', values: { reason } }],
    [
      'by a void',
      { refused: 'round-void', clause: 'BAC-E-094', reason },
      { why: 'round-void', clause: 'BAC-E-094', values: { reason } },
    ],
  ];

  test.each(old)('one kept as a sentence is read: %s', async (table, kept, pause) => {
    const { db } = database;
    await db.query('insert into table_pause (table_id, why) values ($1, $2::json)', [table, JSON.stringify(kept)]);
    expect(await pauseOf(db, table)).toEqual(pause);
    expect(await dropPause(db, table)).toEqual(pause);
    expect(await pauseOf(db, table)).toBeUndefined();
  });

  test('one kept as a fact comes back as it was', async () => {
    const { db } = database;
    const pause = { why: 'held', values: { reason }, since: '2026-11-16T09:00:00.000Z' } as const;
    await keepPause(db, 'new', pause);
    expect(await pauseOf(db, 'new')).toEqual(pause);
  });
});
