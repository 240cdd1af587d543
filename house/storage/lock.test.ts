/** One house per folder: a second is told who holds it, and a dead process's lock is taken over. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holderOf, lockFolder } from './lock.ts';

const now = new Date('2026-11-16T10:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'house.lock');

/** Starts another process that takes the lock, reports it, and waits. */
async function otherHouse() {
  const script = `import { lockFolder } from './house/storage/lock.ts'; lockFolder(process.argv[1], new Date(0)); console.log('locked'); setInterval(() => {}, 1000);`;
  const args = ['--import', './cli/strip-types.mjs', '--input-type=module', '-e', script, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a second house is refused and told who holds the folder and where to ask', () => {
  const lock = lockFolder(folder, now);
  lock.announce({ address: 'http://127.0.0.1:8400', control: 'http://127.0.0.1:40001' });
  const refused = `in use by process ${process.pid} since 2026-11-16T10:00:00.000Z, which listens at http://127.0.0.1:8400`;
  expect(() => lockFolder(folder, now)).toThrow(refused);
  expect(holderOf(folder)).toMatchObject({ pid: process.pid, control: 'http://127.0.0.1:40001' });
  lock.release();
  lockFolder(folder, now).release();
});

test('another process holds the lock until it ends, even if killed', async () => {
  const other = await otherHouse();
  expect(() => lockFolder(folder, now)).toThrow(`in use by process ${other.pid}`);
  expect(holderOf(folder)?.pid).toBe(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(holderOf(folder)).toBeUndefined();
  lockFolder(folder, now);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a live process that reuses the dead one’s pid is not mistaken for it', () => {
  lockFolder(folder, now);
  const left = JSON.parse(readFileSync(lockFile(), 'utf8')) as object;
  writeFileSync(lockFile(), JSON.stringify({ ...left, born: 'another boot 1' }));
  expect(() => lockFolder(folder, now)).not.toThrow();
});

test('a lock held by another machine is never broken', () => {
  const pid = spawnSync('true').pid;
  writeFileSync(lockFile(), JSON.stringify({ pid, host: `not-${hostname()}`, born: '', since: now }));
  expect(() => lockFolder(folder, now)).toThrow(`process ${pid} on not-${hostname()}`);
});

test('of several processes that find a dead lock, one takes it', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: spawnSync('true').pid, host: hostname(), born: '', since: now }));
  const script = `import { lockFolder } from './house/storage/lock.ts'; try { lockFolder(process.argv[1], new Date(0)); console.log('mine'); } catch { console.log('refused'); } await new Promise((r) => process.stdin.once('data', r));`;
  const args = ['--import', './cli/strip-types.mjs', '--input-type=module', '-e', script, folder];
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const said = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
  for (const { stdin } of children) stdin.end('done');
  expect(said.toSorted()).toEqual(['mine', 'refused', 'refused', 'refused']);
});
