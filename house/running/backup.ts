/** Backup and restore of a whole house: a snapshot of its database, and its seed key. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { appendAudit } from '../accounts/audit.ts';
import { commandLine } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import { writeArchive } from '../storage/archive.ts';
import { StorageError } from '../storage/db.ts';
import { openEmbedded } from '../storage/embedded.ts';
import { lockFolder } from '../storage/lock.ts';
import { shippedMigrations } from '../storage/migrate.ts';
import type { StoragePlace } from '../storage/open.ts';
import { openPostgres } from '../storage/postgres.ts';
import { type FromWhere, refuseIfAnythingIn, restoreRows } from '../storage/restore.ts';
import { readRows } from '../storage/rows.ts';
import { isSealed, unseal } from '../storage/sealed.ts';
import { type AtHand, seedsKeyIn } from './at-hand.ts';

export interface BackupMade {
  readonly rows: number;
  readonly schema: number;
  readonly at: string;
}

/** Writes the backup to `sink`. It contains password hashes, and sealed seeds with their key. */
export async function backUp(
  { settings, storage, accounts }: Pick<AtHand, 'settings' | 'storage' | 'accounts'>,
  sink: (bytes: Uint8Array) => Promise<void>,
): Promise<BackupMade> {
  const { db } = storage;
  const at = accounts.clock.now().toISOString();
  const schema = shippedMigrations().length;
  // Audited first, so that the backup contains the entry.
  await db.transaction((sql) =>
    appendAudit(sql, {
      by: commandLine,
      reason: 'asked for',
      at,
      did: 'backup-made',
      subject: 'the house',
      before: null,
      after: { schema },
    }),
  );
  const { rows } = await writeArchive({ schema, at }, sink, async (writer) => {
    await writer.line({ file: keyName, base64: readFileSync(seedsKeyIn(settings.folder)).toString('base64') });
    await readRows(db, { table: writer.line, rows: writer.rows });
  });
  return { rows, schema, at };
}

const keyName = 'seeds.key';

export interface HouseRestored extends BackupMade {
  /** Schema version after migration. */
  readonly schemaNow: number;
}

export interface BackupFile {
  readonly path: string;
  /** For a sealed backup. */
  readonly passphrase?: string | undefined;
}

/** Progress through the file. */
export interface BytesRead {
  readonly done: number;
  readonly all: number;
}

/** Restores into an empty place, all or nothing. Does not verify; that is a separate command. */
export async function restore(
  file: BackupFile,
  place: StoragePlace,
  clock: Clock,
  told: (read: BytesRead) => void = () => {},
): Promise<HouseRestored> {
  refuseIfAnythingIn(place.folder);
  const opened = await open(file.path);
  try {
    const from = await bytesIn(opened, file, told);
    return await restoreAlone({ from, name: file.path }, place, clock);
  } finally {
    await opened.close();
  }
}

async function restoreAlone(file: FromWhere, place: StoragePlace, clock: Clock): Promise<HouseRestored> {
  const { folder } = place;
  const lock = lockFolder(folder, clock.now());
  try {
    return await restoreInto(file, place, clock);
  } catch (error) {
    // The place was empty before, and is empty again.
    for (const name of readdirSync(folder)) if (name !== 'house.lock') rmSync(join(folder, name), { recursive: true });
    throw error;
  } finally {
    lock.release();
  }
}

async function bytesIn(
  opened: FileHandle,
  { path, passphrase }: BackupFile,
  told: (read: BytesRead) => void,
): Promise<Readable> {
  const { buffer } = await opened.read(Buffer.alloc(64), 0, 64, 0);
  const { size } = await opened.stat();
  const plain = Readable.from(counted(opened.createReadStream({ start: 0, autoClose: false }), size, told));
  if (!isSealed(buffer)) return plain;
  if (passphrase === undefined) {
    throw new StorageError(`${path} is sealed; give the file with its passphrase with --passphrase-file`);
  }
  return Readable.from(unseal(plain, passphrase, path));
}

async function* counted(bytes: AsyncIterable<Buffer>, all: number, told: (read: BytesRead) => void) {
  let done = 0;
  for await (const part of bytes) {
    done += part.length;
    told({ done, all });
    yield part;
  }
}

async function restoreInto(file: FromWhere, { folder, database }: StoragePlace, clock: Clock): Promise<HouseRestored> {
  const db = database === undefined ? await openEmbedded(join(folder, 'database')) : await openPostgres(database);
  const schemaNow = shippedMigrations().length;
  try {
    const { schema, at, rows } = await restoreRows(db, file, (files) => {
      const key = files.get(keyName);
      if (key === undefined) throw new StorageError(`${file.name} has no key of seeds`);
      writeFileSync(seedsKeyIn(folder), key, { flag: 'wx', mode: 0o600 });
    });
    await db.transaction((sql) =>
      appendAudit(sql, {
        by: commandLine,
        reason: `from a backup of ${at}`,
        at: clock.now().toISOString(),
        did: 'house-restored',
        subject: 'the house',
        before: { schema },
        after: { schema: schemaNow },
      }),
    );
    return { schema, at, rows, schemaNow };
  } finally {
    await db.close();
  }
}
