/** Opens the house's storage, the data folder's own database or a PostgreSQL server, and migrates the schema. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, StorageError } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPostgres, withoutPassword } from './postgres.ts';

export interface StoragePlace {
  /** Everything durable outside a database server: the embedded database, keys, the outbox. */
  readonly folder: string;
  /** postgres://…; without it the database is in the folder. */
  readonly database?: string | undefined;
}

export interface Storage {
  readonly db: Db;
  readonly lock: FolderLock;
  readonly close: () => Promise<void>;
}

export async function openStorage({ folder, database }: StoragePlace, now: Date): Promise<Storage> {
  const lock = lockFolder(folder, now);
  try {
    refuseOtherEngine(folder, database);
    const db = database === undefined ? await openEmbedded(join(folder, 'database')) : await openPostgres(database);
    try {
      await migrate(db);
      if (database !== undefined) writeFileSync(join(folder, serverMark), `${withoutPassword(database)}\n`);
    } catch (error) {
      await db.close();
      throw error;
    }
    return {
      db,
      lock,
      async close() {
        await db.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The server that holds this folder's data, if not the folder itself. */
const serverMark = 'database-server';

/** Without this, a forgotten --database would open an empty house beside the real one, with the same keys. */
function refuseOtherEngine(folder: string, database: string | undefined): void {
  if (database !== undefined && existsSync(join(folder, 'database'))) {
    throw new StorageError(`the house in ${folder} has its data there; leave out --database, or give another folder`);
  }
  if (database === undefined && existsSync(join(folder, serverMark))) {
    const server = readFileSync(join(folder, serverMark), 'utf8').trim();
    throw new StorageError(`the house in ${folder} has its data on ${server}; give its address with --database`);
  }
}
