/** A house in its own process, started like any other, for benches and tests that stop or kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url);

export interface HouseProcess {
  /** http://127.0.0.1:8400 */
  readonly address: string;
  readonly pid: number;
  /** Everything printed so far. */
  readonly printed: () => string;
  /** Immediately (SIGKILL), whatever it is doing. */
  kill(): Promise<void>;
  /** Like Ctrl-C. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface HousePlan {
  /** The data folder; the settings file is written next to it. */
  readonly folder: string;
  readonly port: number;
  /** A PostgreSQL address; undefined means the folder's embedded database. */
  readonly database?: string;
  /** As in a settings file. */
  readonly settings: object;
}

export async function startHouse({ folder, port, database, settings }: HousePlan): Promise<HouseProcess> {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  const where = database === undefined ? [] : ['--database', database];
  const args = ['start', '--data', join(folder, 'data'), '--port', String(port), '--settings', file, ...where];
  const child = spawn(process.execPath, ['--import', './cli/strip-types.mjs', 'cli/main.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = `http://127.0.0.1:${port}`;
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await isReady(child, address, () => printed);
  return {
    address,
    pid: child.pid ?? 0,
    printed: () => printed,
    async kill() {
      child.kill('SIGKILL');
      await gone(child);
    },
    async stop() {
      child.kill('SIGINT');
      await gone(child);
      return child.exitCode;
    },
  };
}

/** Ready once it answers HTTP. If it exits first, its output says why. */
async function isReady(child: ChildProcess, address: string, printed: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the house did not open:\n${printed()}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** A port that nothing is listening on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
