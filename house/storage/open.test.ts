/** A data folder across starts: committed data persists, and one house opens it at a time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openStorage } from './open.ts';

const now = new Date('2026-11-16T10:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the next start finds what the last one committed', async () => {
  const first = await openStorage({ folder }, now);
  await first.db.query(`insert into account (kind, owner) values ('bank', 'kept')`);
  await first.close();
  const second = await openStorage({ folder }, now);
  expect(await second.db.query(`select owner from account`)).toEqual([{ owner: 'kept' }]);
  await second.close();
});

test('while one house is open a second on its folder is refused; a failed start leaves nothing locked', async () => {
  const first = await openStorage({ folder }, now);
  await expect(openStorage({ folder }, now)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  const nowhere = openStorage({ folder, database: 'postgres://baize:secret@127.0.0.1:1/nowhere' }, now);
  await expect(nowhere).rejects.toThrow('has its data there; leave out --database');
  await (await openStorage({ folder }, now)).close();
});

test('an unreachable server is named without its password, and nothing stays locked', async () => {
  const nowhere = openStorage({ folder, database: 'postgres://baize:secret@127.0.0.1:1/nowhere' }, now);
  await expect(nowhere).rejects.toThrow('no PostgreSQL at postgres://baize:…@127.0.0.1:1/nowhere');
  expect(readdirSync(folder)).toEqual([]);
});

test('[GLI-75] after a kill between commits, every acknowledged one is there', async () => {
  const args = ['--import', './cli/strip-types.mjs', 'house/testing/commit-forever.ts', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('40 ')) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  const acknowledged = Math.max(...said.trim().split(' ').map(Number));
  const { db, close } = await openStorage({ folder }, now);
  const [row] = await db.query<{ count: number }>('select count(*) as count from account');
  expect(acknowledged).toBeGreaterThanOrEqual(40);
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
  await close();
});

test.skipIf(inject('postgres') === undefined)(
  'with the data on a server, the folder is locked all the same',
  async () => {
    const place = { folder, database: inject('postgres') };
    const storage = await openStorage(place, now);
    expect(storage.db.engine).toBe('postgres');
    await expect(openStorage(place, now)).rejects.toThrow('in use by');
    await storage.close();
    await expect(openStorage({ folder }, now)).rejects.toThrow('give its address with --database');
  },
);
