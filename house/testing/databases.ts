/** Fresh databases for tests on both engines, dropped afterwards; with the house's schema, or empty. */
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
  /** Copied from a migrated database, which is much quicker than migrating. */
  readonly fresh: () => Promise<TestDatabase>;
  readonly empty: () => Promise<TestDatabase>;
}

export const engines: readonly Engine[] = [
  {
    name: 'embedded',
    fresh: () => embeddedFrom(inject('houseDatabase')),
    empty: () => embeddedFrom(inject('emptyDatabase')),
  },
  ...(inject('postgres') === undefined
    ? []
    : [{ name: 'postgres', fresh: () => postgresFrom('house'), empty: () => postgresFrom('template1') } as const]),
];

async function embeddedFrom(model: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  cpSync(model, join(folder, 'database'), { recursive: true });
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

async function postgresFrom(model: string): Promise<TestDatabase> {
  const address = inject('postgres');
  if (address === undefined) throw new Error('there is no PostgreSQL here');
  const name = `test_${process.pid}_${(made += 1)}`;
  const server = await openPostgres(address, { connections: 1 });
  await server.query(`create database ${name} template ${model}`);
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
