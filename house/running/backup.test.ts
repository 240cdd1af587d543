/** Backup and restore of a whole house, while it runs, on both engines and between them. The result verifies. */
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { auditBrokenAt, readAudit } from '../accounts/audit.ts';
import { openEmbedded } from '../storage/embedded.ts';
import { shippedMigrations } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { restoreRows } from '../storage/restore.ts';
import { seal } from '../storage/sealed.ts';
import { TestClock } from '../testing/test-clock.ts';
import { type AtHand, seedsKeyIn, takeInHand } from './at-hand.ts';
import { backUp, restore } from './backup.ts';
import { type Place, type PlaceEngine, places } from './testing/places.ts';
import { verifyLedger, verifyRounds } from '../testing/books.ts';

const earlier = new URL('../../tests/houses/schema-4.backup', import.meta.url).pathname;
const clock = new TestClock('2026-12-01T00:00:00Z');
const hands = { clock, site: () => 'http://127.0.0.1:8400', posted: () => {}, mayFound: false };
const all = shippedMigrations().length;

/** The quicker engine, for tests that don't depend on it. */
const last = places.at(-1) as PlaceEngine;

const made: Place[] = [];
const held: AtHand[] = [];
const place = async (engine: PlaceEngine, kind?: 'nothing'): Promise<Place> => {
  const one = await engine.make(kind);
  made.push(one);
  return one;
};
const hold = async ({ settings }: Place): Promise<AtHand> => {
  const one = await takeInHand(settings, hands);
  held.push(one);
  return one;
};
afterEach(async () => {
  for (const one of held.splice(0)) await one.close();
  for (const { remove } of made.splice(0)) await remove();
});

/** A data folder as a program of schema 4 left it. */
async function asEarlierProgramLeftIt(engine: PlaceEngine): Promise<Place> {
  const one = await place(engine);
  const { folder, database } = one;
  const db = database === undefined ? await openEmbedded(join(folder, 'database')) : await openPostgres(database);
  const fourth = shippedMigrations().slice(0, 4);
  const { files } = await restoreRows(db, { from: createReadStream(earlier), name: earlier }, undefined, fourth);
  await db.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(seedsKeyIn(folder), files.get('seeds.key') ?? '', { mode: 0o600 });
  return one;
}

async function expectWhole({ storage: { db } }: AtHand): Promise<void> {
  expect(await verifyLedger(db)).toEqual({ accounts: 45, transfers: 128, sum: 0, differences: [] });
  expect(await verifyRounds(db)).toEqual({ rounds: 125, problems: [] });
  expect(await auditBrokenAt(db)).toBeUndefined();
}

const bytesOf = async (atHand: AtHand): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  await backUp(atHand, async (bytes) => void parts.push(bytes));
  return Buffer.concat(parts);
};

describe.each(places)('on $name', (engine) => {
  test('[GLI-75] a folder of an earlier version opens, and everything verifies', async () => {
    const atHand = await hold(await asEarlierProgramLeftIt(engine));
    const [version] = await atHand.storage.db.query<{ to: number }>('select max(version) as to from schema_version');
    expect(version?.to).toBe(all);
    expect(atHand.house.kind).toBe('play');
    await expectWhole(atHand);
  });

  test('a backup of a running house restores elsewhere with its seed key, and verifies', async () => {
    const atHand = await hold(await asEarlierProgramLeftIt(engine));
    const other = await place(places.at(engine.name === 'embedded' ? -1 : 0) ?? engine, 'nothing');
    const file = join(atHand.settings.folder, 'one.backup');
    writeFileSync(file, await bytesOf(atHand));
    expect(await restore({ path: file }, other, clock)).toMatchObject({
      schema: all,
      schemaNow: all,
      at: clock.now().toISOString(),
    });
    expect(statSync(seedsKeyIn(other.folder)).mode & 0o777).toBe(0o600);
    expect(readFileSync(seedsKeyIn(other.folder))).toEqual(readFileSync(seedsKeyIn(atHand.settings.folder)));
    const again = await hold(other);
    await expectWhole(again);
    const trail = await readAudit(again.storage.db, { limit: 2 });
    expect(trail.map(({ entry }) => entry.did)).toEqual(['house-restored', 'backup-made']);
  });
});

describe('a place for a backup', () => {
  const [embedded] = places as [PlaceEngine];

  test('must be empty, and is empty again after a failure', async () => {
    const one = await place(embedded, 'nothing');
    const broken = join(one.folder, '..', 'broken.backup');
    writeFileSync(broken, readFileSync(earlier).subarray(0, 50_000));
    await expect(restore({ path: broken }, one, clock)).rejects.toThrow('is not whole');
    expect(existsSync(join(one.folder, 'database'))).toBe(false);
    expect(existsSync(join(one.folder, 'house.lock'))).toBe(false);
    await expect(restore({ path: join(one.folder, 'nowhere') }, one, clock)).rejects.toThrow('ENOENT');
    writeFileSync(join(one.folder, 'letter.txt'), 'mine');
    await expect(restore({ path: earlier }, one, clock)).rejects.toThrow('is not empty');
    expect(readFileSync(join(one.folder, 'letter.txt'), 'utf8')).toBe('mine');
  });

  test('a sealed backup opens with its passphrase only', async () => {
    const one = await place(last, 'nothing');
    const path = join(one.folder, '..', 'sealed.backup');
    const parts: Uint8Array[] = [];
    const sealing = await seal('quiet river stone', async (bytes) => void parts.push(bytes));
    await sealing.write(readFileSync(earlier));
    await sealing.end();
    writeFileSync(path, Buffer.concat(parts));
    await expect(restore({ path }, one, clock)).rejects.toThrow('is sealed; give the file with its passphrase');
    await expect(restore({ path, passphrase: 'loud river' }, one, clock)).rejects.toThrow('does not open');
    expect(await restore({ path, passphrase: 'quiet river stone' }, one, clock)).toMatchObject({
      schema: 4,
      rows: 1677,
    });
  });

  test('progress is reported until the whole file is read', async () => {
    const one = await place(last, 'nothing');
    const parts: { readonly done: number; readonly all: number }[] = [];
    await restore({ path: earlier }, one, clock, (read) => parts.push(read));
    const all = statSync(earlier).size;
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ done }) => done)).toEqual(parts.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(parts.every((part) => part.all === all)).toBe(true);
    expect(parts.at(-1)?.done).toBe(all);
  });

  test('a database without its seed key is refused: a new key would open no seed', async () => {
    const one = await asEarlierProgramLeftIt(last);
    rmSync(seedsKeyIn(one.folder));
    await expect(takeInHand(one.settings, hands)).rejects.toThrow('their key is not in');
    expect(existsSync(seedsKeyIn(one.folder))).toBe(false);
  });
});

test('a house of one kind of money never opens as the other', async () => {
  const one = await asEarlierProgramLeftIt(last);
  const real = { ...one.settings, kind: 'real' } as const;
  await expect(takeInHand(real, hands)).rejects.toThrow('the house has play money and keeps it');
});
