/** Before the house's tests: a throw-away PostgreSQL where its binaries are found, and an embedded database to copy. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../storage/throwaway-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server's address; nothing where PostgreSQL is not installed. */
    readonly postgres: string | undefined;
    /** The folder of an empty embedded database: copying it is much quicker than making another. */
    readonly emptyDatabase: string;
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const server = await startPostgres();
  if (server === undefined) {
    project.vitest.logger.warn(
      'PostgreSQL was not found: storage is tested on the embedded engine only (apt-get install postgresql)',
    );
  }
  project.provide('postgres', server?.address);
  const folder = mkdtempSync(join(tmpdir(), 'baize-empty-'));
  execFileSync(process.execPath, [
    '--import',
    './cli/strip-types.mjs',
    'house/testing/make-empty-database.ts',
    join(folder, 'database'),
  ]);
  project.provide('emptyDatabase', join(folder, 'database'));
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true });
  };
}
