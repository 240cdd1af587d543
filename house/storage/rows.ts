/** Every row of the database as text, table by table: dumped from one snapshot, loaded into either engine. */
import type { Db, Sql } from './db.ts';

export interface TableShape {
  readonly table: string;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly name: string;
  /** The database's type name: bigint, timestamp with time zone, text. */
  readonly type: string;
  /** Numbered by the database. */
  readonly isIdentity: boolean;
}

/** Receives the tables in dependency order, each followed by its rows. */
export interface RowsReader {
  readonly table: (shape: TableShape) => Promise<void>;
  /** Rows as JSON arrays of texts and nulls, one text per row. */
  readonly rows: (lines: readonly string[]) => Promise<void>;
}

/** Tables that the migrations fill themselves. */
const notCopied = ['schema_version', 'durability_check'];
const fetched = 1000;

/** Dumps all tables from one snapshot, whatever is written meanwhile. */
export function readRows(db: Db, reader: RowsReader): Promise<void> {
  return db.transaction(async (sql) => {
    await sql.query('set transaction isolation level repeatable read, read only');
    // Timestamps and bytes look the same on every machine.
    await sql.query(`set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local bytea_output to 'hex'`);
    for (const shape of await shapesIn(sql)) {
      await reader.table(shape);
      await readTable(sql, shape, reader.rows);
    }
  });
}

async function readTable(sql: Sql, { table, columns }: TableShape, told: RowsReader['rows']): Promise<void> {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  await sql.query(
    `declare every_row no scroll cursor for select json_build_array(${texts})::text as line from ${quoted(table)}`,
  );
  for (;;) {
    const rows = await sql.query<{ line: string }>(`fetch ${fetched} from every_row`);
    if (rows.length > 0) await told(rows.map(({ line }) => line));
    if (rows.length < fetched) break;
  }
  await sql.query('close every_row');
}

/** Loads rows into an empty table. */
export async function putRows(sql: Sql, { table, columns }: TableShape, lines: readonly string[]): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await sql.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as line`,
    [`[${lines.join(',')}]`],
  );
}

/** Continues the database's numbering after the highest number loaded. */
export async function numberOn(sql: Sql, { table, columns }: TableShape): Promise<void> {
  for (const { name } of columns.filter(({ isIdentity }) => isIdentity)) {
    await sql.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(name)}), 1), max(${quoted(name)}) is not null)
       from ${quoted(table)}`,
      [quoted(table), name],
    );
  }
}

export async function shapesIn(sql: Sql): Promise<readonly TableShape[]> {
  const shapes = await sql.query<TableShape>(
    `select relname::text as "table",
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
         'isIdentity', attidentity <> '') order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and attgenerated = '' and not relname = any($1)
     group by relname order by relname`,
    [notCopied],
  );
  return inOrder(shapes, await referencesIn(sql));
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

const referencesIn = (sql: Sql): Promise<readonly Reference[]> =>
  sql.query<Reference>(
    `select child.relname::text as "from", parent.relname::text as "to"
     from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and child.oid <> parent.oid`,
  );

/** Each table after those it references, otherwise by name. */
function inOrder(shapes: readonly TableShape[], references: readonly Reference[]): readonly TableShape[] {
  const placed: TableShape[] = [];
  let left = shapes;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ table }) => table));
    const isFree = ({ table }: TableShape) => !references.some(({ from, to }) => from === table && waiting.has(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    placed.push(...free);
    left = left.filter((shape) => !free.includes(shape));
  }
  return placed;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
