/** Looks up people's names, for display. */
import type { Sql } from '../../storage/db.ts';

export type PeopleNames = ReadonlyMap<string, string>;

export async function namesOf(sql: Sql, people: readonly string[]): Promise<PeopleNames> {
  const rows = await sql.query<{ id: string; name: string }>('select id, name from person where id = any($1::text[])', [
    [...new Set(people)],
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
