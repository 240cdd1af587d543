/**
 * The floor: a failed table is reported and reopened while others continue, changes persist, closing lets rounds end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../accounts/audit.ts';
import { commandLine, type Deed } from '../accounts/rights.ts';
import { liftStop, stopPlay } from '../accounts/stops.ts';
import { granted, openAccounts, type TestAccounts } from '../accounts/testing/open-accounts.ts';
import { StaleLease } from '../rounds/lease.ts';
import { Protection } from '../protection/hold.ts';
import { seedSafe } from '../seeds/safe.ts';
import { openLog } from '../server/log.ts';
import { Streams } from '../streams/streams.ts';
import { HandTable } from '../server/testing/hand-table.ts';
import { settle } from '../settings/settings.ts';
import { LiveTable } from '../tables/live/table.ts';
import type { OpenTable } from '../tables/desk/open-table.ts';
import { PrivateTables } from '../tables/private/tables.ts';
import { StopBoard } from '../tables/desk/stop-board.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { Floor, type FloorHouse } from './floor.ts';
import { verifyRounds } from '../testing/books.ts';

const engine = engines.at(-1) ?? engines[0];
const deed: Deed = { by: commandLine, reason: 'a quiet evening' };

let database: TestDatabase;
let accounts: TestAccounts;
let folder: string;
let logged: string[];
let protection: Protection;
beforeEach(async () => {
  if (engine === undefined) throw new Error('no engine');
  database = await engine.fresh();
  accounts = await openAccounts(database.db);
  protection = await Protection.open(database.db, accounts.clock);
  folder = mkdtempSync(join(tmpdir(), 'baize-floor-'));
  logged = [];
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const tablesIn = (tables: readonly object[]) => {
  const settings = settle({ tables }, {}, { fileFolder: '/', here: '/', home: '/' });
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('; '));
  return settings.tables;
};
const [blue, red] = [
  { id: 'blue', game: 'casino-war', name: 'Blue', parameters: { bettingSeconds: 10 } },
  { id: 'red', game: 'ezugi-roulette' },
];

const houseWith = (openTable: FloorHouse['openTable']): FloorHouse => ({
  accounts,
  safe: seedSafe(join(folder, 'seeds.key')),
  streams: new Streams(accounts.clock),
  stops: new StopBoard(accounts.db),
  protection,
  log: openLog({ level: 'info', to: { write: (line) => void logged.push(line) } }),
  owner: 'test',
  resumeSeconds: 60,
  openTable,
});
const trail = async () =>
  (await readAudit(accounts.db, { limit: 20 })).map(({ entry }) => [entry.by, entry.did, entry.subject, entry.reason]);
const phases = (floor: Floor) => Object.fromEntries(floor.list().map(({ id, phase }) => [id, phase]));

describe('a table that fails', () => {
  let opened: { readonly setup: TableSetup; readonly house: TableHouse; readonly table: HandTable }[];
  let refuses: Error | undefined;
  let floor: Floor;
  beforeEach(async () => {
    [opened, refuses] = [[], undefined];
    floor = await Floor.open(tablesIn([blue, red]), houseWith(byHand));
  });
  const byHand = async (setup: TableSetup, house: TableHouse): Promise<OpenTable> => {
    if (refuses !== undefined) throw refuses;
    const table = new HandTable(setup.id, house.listener);
    opened.push({ setup, house, table });
    return table;
  };
  /** Advances the clock and waits for what it triggers. */
  const pass = (seconds: number, at = floor) => accounts.clock.advance(seconds * 1000, () => at.idle());
  const openings = (id: string) => opened.filter(({ setup }) => setup.id === id).length;
  const fail = async (id: string, why: Error) => {
    opened.findLast(({ setup }) => setup.id === id)?.house.failed(why);
    await floor.idle();
  };

  test('[GLI-84] is logged and audited, and reopened after a moment, while others continue', async () => {
    const before = floor.offered.get('red')?.open;
    await fail('blue', new Error('a card came twice'));
    expect(phases(floor)).toEqual({ blue: 'failed', red: 'betting' });
    expect(await floor.change('blue', { parameters: {} }, deed)).toMatchObject({ refused: 'table-failed' });
    await pass(1);
    expect(phases(floor)).toEqual({ blue: 'betting', red: 'betting' });
    expect(floor.offered.get('blue')?.open).toBe(opened.at(-1)?.table);
    expect(floor.offered.get('red')?.open).toBe(before);
    expect(await trail()).toEqual([
      ['the house', 'table-reopened', 'table blue', 'opened again from what is stored'],
      ['the house', 'table-failed', 'table blue', 'a card came twice'],
    ]);
    expect(logged.join('')).toContain('"table":"blue"');
  });

  test('is reopened after longer waits each time, and a series of failures is audited once', async () => {
    refuses = new Error('the journal has been touched');
    await fail('blue', new Error('first'));
    for (const [seconds, tries] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [4, 2],
      [1, 3],
    ] as const) {
      await pass(seconds);
      expect(logged.filter((line) => line.includes('table failed to open'))).toHaveLength(tries);
    }
    expect(await trail()).toHaveLength(1);
    refuses = undefined;
    await pass(15);
    expect(phases(floor)).toEqual({ blue: 'betting', red: 'betting' });
  });

  test('starts with short waits again after running for a while', async () => {
    await fail('blue', new Error('one'));
    await pass(1);
    await fail('blue', new Error('two'));
    await pass(2);
    await pass(61);
    await fail('blue', new Error('three'));
    await pass(1);
    expect(openings('blue')).toBe(4);
  });

  test('ignores errors from an earlier opening', async () => {
    const [first] = opened;
    await fail('blue', new Error('one'));
    await pass(1);
    first?.house.failed(new Error('late'));
    await floor.idle();
    expect(phases(floor)['blue']).toBe('betting');
  });

  test('is not reopened after another process has taken it', async () => {
    await fail('blue', new StaleLease({ table: 'blue', epoch: 1 }));
    await pass(600);
    expect([openings('blue'), phases(floor)['blue']]).toEqual([1, 'failed']);
  });

  test('does not keep the others closed if it fails at the start', async () => {
    refuses = new Error('its shoe is not there');
    const other = await Floor.open(tablesIn([blue]), houseWith(byHand));
    expect([phases(other), other.offered.size]).toEqual([{ blue: 'failed' }, 0]);
    refuses = undefined;
    await pass(1, other);
    expect([phases(other), other.offered.size]).toEqual([{ blue: 'betting' }, 1]);
  });

  test('is not reopened while the house closes', async () => {
    await fail('blue', new Error('one'));
    await floor.close(0);
    await pass(600);
    expect(openings('blue')).toBe(1);
  });
});

describe('tables that run', () => {
  let open: (LiveTable | PrivateTables)[];
  const real = async (setup: TableSetup, house: TableHouse): Promise<OpenTable> => {
    const table = await (setup.table.ownTable === undefined
      ? LiveTable.open(setup, house)
      : PrivateTables.open(setup, house));
    open.push(table);
    return table;
  };
  let floor: Floor;
  const idle = async () => {
    for (const table of open) await table.idle();
  };
  const pass = (seconds: number) => accounts.clock.advance(seconds * 1000, idle);
  beforeEach(async () => {
    open = [];
    floor = await Floor.open(tablesIn([blue, { id: 'own', game: 'rng-baccarat' }]), houseWith(real));
  });

  test('[GLI-35] a change applies from the next round on, and is recorded by the table', async () => {
    expect(await floor.change('blue', { parameters: { stakeMax: 50_000 }, name: 'Sky' }, deed)).toMatchObject({
      name: 'Sky',
      parameters: { stakeMax: 50_000, bettingSeconds: 10 },
    });
    await pass(40);
    await floor.close(0);
    const rounds = await database.db.query<{ number: number; most: number }>(
      `select number, (parameters ->> 'stakeMax')::bigint as most from round where table_id = 'blue' order by number`,
    );
    expect(rounds[0]?.most).not.toBe(50_000);
    expect(rounds[1]?.most).toBe(50_000);
    expect(await trail()).toEqual([['command line', 'table-changed', 'table blue', 'a quiet evening']]);
    expect(await verifyRounds(database.db)).toMatchObject({ problems: [] });
  });

  test('[GLI-7] a halt pauses tables after their round until it is lifted', async () => {
    const stop = granted(await stopPlay(accounts, { scope: 'all' }, deed));
    await floor.heedStops();
    await pass(60);
    expect(phases(floor)['blue']).toBe('paused');
    granted(await liftStop(accounts, stop.id, deed));
    await floor.heedStops();
    await pass(1);
    expect(phases(floor)['blue']).toBe('betting');
    await floor.close(0);
  });

  test('closing lets the current round end and begins no other', async () => {
    await pass(11);
    expect(phases(floor)['blue']).toBe('dealing');
    const closing = floor.close(60);
    await pass(60);
    await closing;
    const rounds = await database.db.query(`select state from round where table_id = 'blue'`);
    expect(rounds).toEqual([{ state: 'settled' }]);
  });

  test('a round that takes too long is held, and continues at the next opening', async () => {
    await pass(11);
    const closing = floor.close(1);
    await pass(1);
    await closing;
    const state = () =>
      database.db.query(`select number, state from round where table_id = 'blue' order by number limit 1`);
    expect(await state()).toEqual([{ number: 1, state: 'dealing' }]);
    open = [];
    const again = await Floor.open(tablesIn([blue]), houseWith(real));
    await pass(30);
    expect(await state()).toEqual([{ number: 1, state: 'settled' }]);
    await again.close(0);
    expect(await verifyRounds(database.db)).toMatchObject({ problems: [] });
  });
});
