/** Puts an archived house into an empty place: all of it or nothing, brought up to this program's schema on the way. */
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type ArchiveLine, notWhole, readArchive } from './archive.ts';
import { type Db, type Sql, StorageError } from './db.ts';
import { type Migration, migrateWithin, shippedMigrations } from './migrate.ts';
import { numberOn, putRows, shapesIn, type TableShape } from './rows.ts';

export interface Restored {
  /** The schema of the house that was archived. */
  readonly schema: number;
  readonly at: string;
  readonly rows: number;
  /** Small files beside the database, such as keys: whoever restores keeps them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Put in together; a batch of large journals is still small. */
const rowsAtOnce = 500;

export interface FromWhere {
  readonly from: Readable;
  /** The file, as people know it. */
  readonly name: string;
}

/** `keep` gets the files before anything is final: what it throws undoes everything. */
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

/** What a file says of a table must be what that schema makes of it: nothing else gets into a statement. */
function known(said: TableShape, shapes: readonly TableShape[]): TableShape {
  const shape = shapes.find(({ table }) => table === said.table);
  if (shape !== undefined && JSON.stringify(shape.columns) === JSON.stringify(said.columns)) return shape;
  throw new StorageError(`the backup has a table ${said.table} that its schema does not have like that`);
}

/** Values that no column takes (class 22) and rows that belong to no other (class 23); all else is the database's own trouble. */
const isOfTheRows = (error: unknown): boolean => /^2[23]/.test(String((error as NodeJS.ErrnoException).code));

async function refuseIfUsed(sql: Sql): Promise<void> {
  const [row] = await sql.query<{ used: boolean }>(`select to_regclass('public.schema_version') is not null as used`);
  if (row?.used !== false) {
    throw new StorageError('the database holds a house already; a backup is restored into an empty one');
  }
}

/** A house is restored where nothing is, so that no two are ever mixed. */
export function refuseIfAnythingIn(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StorageError(`${folder} is not empty; a backup is restored into an empty folder, given with --data`);
  }
}

const newer = (name: string, schema: number, known: number): StorageError =>
  new StorageError(
    `${name} has schema version ${schema}, this program knows ${known}; restore it with the newer program`,
  );
