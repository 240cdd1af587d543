/** Settings from one start to the next: every change is audited, and a table keeps its last change. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../accounts/audit.ts';
import { commandLine } from '../accounts/rights.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { differenceOf } from '../accounts/difference.ts';
import { recordTableChange } from '../tables/desk/record-change.ts';
import { publicSettings, settleKept } from './kept-settings.ts';
import { settle, type Settings } from './settings.ts';

const at = new Date('2026-11-16T10:00:00Z');

function settingsOf(file: object): Settings {
  const settings = settle(file, {}, { fileFolder: '/', here: '/', home: '/' });
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('; '));
  return settings;
}

const file = (stakeMax: number, port = 8400) => ({
  server: { port },
  tables: [{ id: 'war', game: 'casino-war', name: 'War', parameters: { stakeMax } }],
});

describe.each(engines)('on $name', ({ fresh }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await fresh();
  });
  afterEach(() => database.drop());

  const start = (content: object) =>
    database.db.transaction(async (sql) => {
      const [war] = await settleKept(sql, settingsOf(content), at);
      return { name: war?.names.en, most: war?.rules.parameters['stakeMax'] };
    });
  const change = (stakeMax: number) =>
    database.db.transaction((sql) => {
      const parameters = settingsOf(file(50_000)).tables[0]?.rules.parameters;
      const before = { name: 'War', parameters };
      const after = { name: 'Peace', parameters: { ...parameters, stakeMax } };
      return recordTableChange(sql, 'war', { before, after }, { deed: { by: commandLine, reason: 'late' }, at });
    });
  const trail = async () => (await readAudit(database.db, { limit: 10 })).map(({ entry }) => entry);

  test('[GLI-84 GLI-85] changes made by a start are audited with both values; an unchanged start audits nothing', async () => {
    await start(file(50_000));
    await start(file(50_000));
    expect(await trail()).toEqual([]);
    await start(file(60_000, 9000));
    expect(await trail()).toEqual([
      {
        by: 'command line',
        at: at.toISOString(),
        did: 'settings-changed',
        subject: 'the house',
        before: { 'server.port': 8400, 'tables.war.parameters.stakeMax': 50_000 },
        after: { 'server.port': 9000, 'tables.war.parameters.stakeMax': 60_000 },
        reason: 'given at the start',
      },
    ]);
  });

  test('a change made while running survives the next start, until the file changes that table', async () => {
    await start(file(50_000));
    await change(70_000);
    expect(await start(file(50_000))).toEqual({ name: 'Peace', most: 70_000 });
    expect(await start(file(50_000, 9000))).toEqual({ name: 'Peace', most: 70_000 });
    expect(await start(file(55_000, 9000))).toEqual({ name: 'War', most: 55_000 });
    expect(await start(file(50_000, 9000))).toEqual({ name: 'War', most: 50_000 });
  });

  test('a change the game no longer accepts is dropped', async () => {
    await start(file(50_000));
    await change(-1);
    expect(await start(file(50_000))).toEqual({ name: 'War', most: 50_000 });
  });
});

test('settings are shown and stored without secrets', () => {
  const settings = settingsOf({
    database: 'postgres://baize:hush@db/house',
    mail: { from: 'a@example.org', host: 'mail', user: 'u', password: 'hush' },
    server: { tls: { certificate: 'hush.pem', key: 'hush.key' } },
  });
  expect(JSON.stringify(publicSettings(settings))).not.toContain('hush');
});

test('differences are reported by path; a list is one value', () => {
  const before = { a: 1, b: { c: [1, 2], d: 'x' }, gone: true };
  const after = { a: 1, b: { c: [1], d: 'x' }, come: null };
  expect(differenceOf(before, after)).toEqual({
    before: { 'b.c': [1, 2], gone: true },
    after: { 'b.c': [1], come: null },
  });
  expect(differenceOf(before, structuredClone(before))).toBeUndefined();
});
