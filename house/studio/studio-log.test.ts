/** The studio log stores facts. Older entries stored as sentences are returned as written. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryTold } from '../server/http/floor-told.ts';
import { studioLog } from '../protocol/http/studio.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { TestClock } from '../testing/test-clock.ts';
import { Calls } from './calls.ts';
import { readStudioLog, StudioLog } from './studio-log.ts';

describe.each(engines)('on $name', (engine) => {
  let house: TestDatabase;
  let log: StudioLog;
  beforeAll(async () => {
    house = await engine.fresh();
    log = new StudioLog(house.db, new TestClock());
    // As earlier versions stored them.
    await house.db.query(
      `insert into studio_entry (table_id, by, kind, is_error, note, at)
       values ('t1', 'dora', 'dealer-on', false, 'took over from emil', now()),
              ('t1', 'device', 'unreadable-card', true, 'A card could not be read 3 times.', now())`,
    );
  });
  afterAll(() => house.drop());

  test('a fact is returned as written, an old entry with its sentence', async () => {
    const fact = { kind: 'result-disagrees', values: { read: '17', recorded: '5' } } as const;
    await log.write({ table: 't1', fact, by: 'device' });
    const entries = (await readStudioLog(house.db, { table: 't1', limit: 10 })).map(entryTold);
    expect(studioLog.parse({ entries }).entries).toMatchObject([
      { ...fact, isError: true },
      { kind: 'unreadable-card', values: {}, said: 'A card could not be read 3 times.' },
      { kind: 'dealer-on', values: {}, said: 'took over from emil' },
    ]);
    expect(entries[0]).not.toHaveProperty('said');
  });

  test('a call left open by an earlier version is still open', async () => {
    const calls = await Calls.of(house.db, log, 't1');
    expect(calls.open).toMatchObject([
      { kind: 'unreadable-card', values: {}, said: 'A card could not be read 3 times.' },
      { kind: 'result-disagrees', values: { read: '17', recorded: '5' } },
    ]);
  });

  test('an empty entry is refused', async () => {
    const silent = `insert into studio_entry (table_id, by, kind, is_error, at) values ('t1', 'dora', 'paused', false, now())`;
    await expect(house.db.query(silent)).rejects.toThrow('studio_entry_says');
  });
});
