/** Opens the house's storage: the data folder's own database or a PostgreSQL server, schema up to date. */
import { join } from 'node:path';
import type { Db } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface StoragePlace {
  /** Everything durable that is not in a database server: the embedded database, keys, the outbox. */
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
    const db = database === undefined ? await openEmbedded(join(folder, 'database')) : await openPostgres(database);
    try {
      await migrate(db);
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
