/** PostgreSQL 15 or later through a pool of connections. */
import { type CustomTypesConfig, Pool, type PoolClient, types as usual } from 'pg';
import { type Db, type Sql, safeInteger, StorageError } from './db.ts';

const int8 = 20;
const numeric = 1700;

/** Parsers for this pool only, so that nothing else in the process is affected. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format) =>
    oid === int8 || oid === numeric ? safeInteger : (usual.getTypeParser(oid, format) as (text: string) => unknown),
};

const oldest = 15;

export async function openPostgres(address: string, { connections = 10 } = {}): Promise<Db> {
  const pool = new Pool({ connectionString: address, types, max: connections });
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on('error', () => {});
  const sqlOf = (client: Pick<Pool | PoolClient, 'query'>): Sql => ({
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await client.query(text, [...values]);
      return rows as readonly Row[];
    },
  });
  const sql = sqlOf(pool);
  await checkVersion(sql).catch(async (error: unknown) => {
    await pool.end();
    throw error instanceof StorageError
      ? error
      : new StorageError(`no PostgreSQL at ${withoutPassword(address)}: ${said(error)}`);
  });
  return {
    engine: 'postgres',
    ...sql,
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(sqlOf(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // If even the rollback fails, the connection is discarded.
        const isBroken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(isBroken);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

async function checkVersion(sql: Sql): Promise<void> {
  const [row] = await sql.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  const major = Math.floor(Number(row?.version) / 10_000);
  if (!(major >= oldest)) throw new StorageError(`this server is PostgreSQL ${major}; ${oldest} or later is needed`);
}

/** The address without its password. */
export const withoutPassword = (address: string): string => address.replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@');

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
