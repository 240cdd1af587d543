/** Restores an archived house into an empty place, all or nothing, and migrates it to the current schema. */
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type ArchiveLine, notWhole, readArchive } from './archive.ts';
import { type Db, type Sql, StorageError } from './db.ts';
import { type Migration, migrateWithin, shippedMigrations } from './migrate.ts';
import { numberOn, putRows, shapesIn, type TableShape } from './rows.ts';

export interface Restored {
  /** Schema version of the archived house. */
  readonly schema: number;
  readonly at: string;
  readonly rows: number;
  /** Small files beside the database, such as keys; the caller stores them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Rows per insert; small even with large journals. */
const rowsAtOnce = 500;

export interface FromWhere {
  readonly from: Readable;
  /** The file's name, for messages. */
  readonly name: string;
}

/** `keep` gets the files before the commit: an exception from it undoes everything. */
export function restoreRows(
  db: Db,
  { from, name }: FromWhere,
  keep: (files: Restored['files']) => void = () => {},
  migrations: readonly Migration[] = shippedMigrations(),
): Promise<Restored> {
  return db.transaction(async (sql) => {
    await refuseIfUsed(sql);
    const files = new Map<string, Buffer>();
    let [schema, at, rows] = [0, '', 0];
    let into: TableShape | undefined;
    let waiting: string[] = [];
    const put = async () => {
      if (into !== undefined && waiting.length > 0) {
        await putRows(sql, into, waiting).catch((error: unknown) => {
          throw isOfTheRows(error) ? notWhole(name) : error;
        });
      }
      rows += waiting.length;
      waiting = [];
    };
    let shapes: readonly TableShape[] = [];
    await readArchive(from, name, {
      async begin(opening) {
        ({ schema, at } = opening);
        if (schema > migrations.length) throw newer(name, schema, migrations.length);
        await migrateWithin(sql, migrations.slice(0, schema));
        shapes = await shapesIn(sql);
      },
      async line(line: ArchiveLine) {
        await put();
        if ('file' in line) files.set(line.file, Buffer.from(line.base64, 'base64'));
        else into = known(line, shapes);
      },
      async row(text) {
        waiting.push(text);
        if (waiting.length === rowsAtOnce) await put();
      },
    });
    await put();
    for (const shape of shapes) await numberOn(sql, shape);
    await migrateWithin(sql, migrations);
    keep(files);
    return { schema, at, rows, files };
  });
}

/** Table and column names must match that schema exactly, so nothing else can reach a statement. */
function known(said: TableShape, shapes: readonly TableShape[]): TableShape {
  const shape = shapes.find(({ table }) => table === said.table);
  if (shape !== undefined && JSON.stringify(shape.columns) === JSON.stringify(said.columns)) return shape;
  throw new StorageError(`the backup has a table ${said.table} that its schema does not have like that`);
}

/** Bad values (class 22) and broken references (class 23) are the file's fault; anything else is the database's. */
const isOfTheRows = (error: unknown): boolean => /^2[23]/.test(String((error as NodeJS.ErrnoException).code));

async function refuseIfUsed(sql: Sql): Promise<void> {
  const [row] = await sql.query<{ used: boolean }>(`select to_regclass('public.schema_version') is not null as used`);
  if (row?.used !== false) {
    throw new StorageError('the database holds a house already; a backup is restored into an empty one');
  }
}

/** Only an empty place is restored into, so that two houses never mix. */
export function refuseIfAnythingIn(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StorageError(`${folder} is not empty; a backup is restored into an empty folder, given with --data`);
  }
}

const newer = (name: string, schema: number, known: number): StorageError =>
  new StorageError(
    `${name} has schema version ${schema}, this program knows ${known}; restore it with the newer program`,
  );
