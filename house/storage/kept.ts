/** Settings kept by name from start to start. */
import type { Sql } from './db.ts';

export async function kept<Kept>(sql: Sql, name: string): Promise<Kept | undefined> {
  const [row] = await sql.query<{ settings: Kept }>('select settings from kept_settings where name = $1', [name]);
  return row?.settings;
}

export async function keep(sql: Sql, name: string, settings: unknown, at: Date): Promise<void> {
  await sql.query(
    `insert into kept_settings (name, settings, at) values ($1, $2::json, $3)
     on conflict (name) do update set settings = $2::json, at = $3`,
    [name, JSON.stringify(settings), at],
  );
}

export const drop = (sql: Sql, name: string): Promise<unknown> =>
  sql.query('delete from kept_settings where name = $1', [name]);
