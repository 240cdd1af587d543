/** Schema migrations: numbered SQL files, each applied once, in order. A schema newer than the program is refused. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Db, type Sql, StorageError } from './db.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** An arbitrary lock number of our own: two houses starting at once migrate one after the other. */
const lockNumber = 8_014_101;

export const shippedMigrations = (): readonly Migration[] => migrationsIn(new URL('migrations/', import.meta.url));

function migrationsIn(folder: URL): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.toSorted().map((file, at) => {
    const [, number, name] = /^(\d{4})-([a-z-]+)\.sql$/.exec(file) ?? [];
    if (Number(number) !== at + 1 || name === undefined) throw new Error(`${file} is not the next migration`);
    return { version: at + 1, name, sql: readFileSync(new URL(file, folder), 'utf8') };
  });
}

/** Brings the schema up to date and returns the version it came from. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = shippedMigrations(),
): Promise<{ readonly from: number; readonly to: number }> {
  return db.transaction((sql) => migrateWithin(sql, migrations));
}

/** The same inside the caller's transaction. */
export async function migrateWithin(
  sql: Sql,
  migrations: readonly Migration[],
): Promise<{ readonly from: number; readonly to: number }> {
  await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
  const applied = await appliedIn(sql);
  for (const { version, name, checksum } of applied) {
    const known = migrations[version - 1];
    if (known === undefined) {
      throw new StorageError(
        `the data is at schema version ${applied.length}, this program knows ${migrations.length}; start it with the newer program`,
      );
    }
    if (checksum !== checksumOf(known))
      throw new StorageError(`schema version ${version} (${name}) is not this program's`);
  }
  for (const migration of migrations.slice(applied.length)) {
    await sql.query(migration.sql);
    await sql.query('insert into schema_version (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      checksumOf(migration),
    ]);
  }
  return { from: applied.length, to: migrations.length };
}

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

async function appliedIn(sql: Sql): Promise<readonly Applied[]> {
  await sql.query(
    `create table if not exists schema_version (
       version integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  return sql.query<Applied>('select version, name, checksum from schema_version order by version');
}

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');
