/** A PostgreSQL server for a test run or a bench: own folder, socket only, nothing left behind. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';

export interface PostgresServer {
  /** Address of the database `postgres`, where others can be created. */
  readonly address: string;
  /** Its socket and its binaries. */
  readonly folder: string;
  readonly programs: string;
  stop(): void;
}

/** Undefined if no binaries are found. `settings` are added to the defaults. */
export async function startPostgres(added: readonly string[] = []): Promise<PostgresServer | undefined> {
  const bin = binaries();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'baize-postgres-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'baize', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60', ...added];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
  const address = `postgres://baize@localhost/postgres?host=${encodeURIComponent(folder)}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error('the throw-away PostgreSQL did not start');
    const isUp = await openPostgres(address, { connections: 1 }).then(
      (db) => db.close().then(() => true),
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    folder,
    programs: bin,
    stop() {
      server.kill('SIGINT');
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

/** On the path, or where Debian installs them; the newest. */
function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: use Debian's `postgres` user, or `nobody`. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // No such user here.
    }
  }
  return undefined;
}
