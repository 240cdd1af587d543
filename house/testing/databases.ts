/** Both engines for a test: a fresh and empty database each, gone afterwards. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../storage/db.ts';
import { openEmbedded } from '../storage/embedded.ts';
import { openPostgres } from '../storage/postgres.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly drop: () => Promise<void>;
}

export interface Engine {
  readonly name: Db['engine'];
  readonly fresh: () => Promise<TestDatabase>;
}

export const engines: readonly Engine[] = [
  { name: 'embedded', fresh: freshEmbedded },
  ...(inject('postgres') === undefined ? [] : [{ name: 'postgres', fresh: freshPostgres } as const]),
];

async function freshEmbedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  cpSync(inject('emptyDatabase'), join(folder, 'database'), { recursive: true });
  const db = await openEmbedded(join(folder, 'database'));
  return {
    db,
    async drop() {
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

let made = 0;

async function freshPostgres(): Promise<TestDatabase> {
  const address = inject('postgres');
  if (address === undefined) throw new Error('there is no PostgreSQL here');
  const name = `test_${process.pid}_${(made += 1)}`;
  const server = await openPostgres(address, { connections: 1 });
  await server.query(`create database ${name}`);
  const db = await openPostgres(address.replace('/postgres?', `/${name}?`));
  return {
    db,
    async drop() {
      await db.close();
      await server.query(`drop database ${name}`);
      await server.close();
    },
  };
}
