/** Global setup: a throw-away PostgreSQL if its binaries are found, and model databases for both engines. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../storage/migrate.ts';
import { openPostgres } from '../storage/postgres.ts';
import { startPostgres } from '../storage/throwaway-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's address; undefined if PostgreSQL is not installed. */
    readonly postgres: string | undefined;
    /** Folder of an empty embedded database; copying it is much quicker than creating one. */
    readonly emptyDatabase: string;
    /** The same with the house's schema; on the server, a database named `house`. */
    readonly houseDatabase: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  // Tests never crash the server, so its writes need not reach the disk.
  const server = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  if (server === undefined) {
    project.vitest.logger.warn(
      'PostgreSQL was not found: storage is tested on the embedded engine only (apt-get install postgresql)',
    );
  }
  project.provide('postgres', server?.address);
  if (server !== undefined) await makeHouseDatabase(server.address);
  const folder = mkdtempSync(join(tmpdir(), 'baize-empty-'));
  execFileSync(process.execPath, [
    '--import',
    './cli/strip-types.mjs',
    'house/testing/make-databases.ts',
    join(folder, 'empty'),
    join(folder, 'house'),
  ]);
  project.provide('emptyDatabase', join(folder, 'empty'));
  project.provide('houseDatabase', join(folder, 'house'));
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true });
  };
}

async function makeHouseDatabase(address: string): Promise<void> {
  const server = await openPostgres(address, { connections: 1 });
  await server.query('create database house');
  await server.close();
  const house = await openPostgres(address.replace('/postgres?', '/house?'), { connections: 1 });
  await migrate(house);
  await house.close();
}
