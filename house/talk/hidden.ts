/** Players whose chat a player has chosen to hide, at every table. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Sql } from '../storage/db.ts';

export interface Between {
  readonly player: PlayerId;
  readonly other: PlayerId;
}

export async function hide(sql: Sql, { player, other }: Between, at: Date): Promise<void> {
  await sql.query('insert into chat_hidden (player, other, at) values ($1, $2, $3) on conflict do nothing', [
    player,
    other,
    at,
  ]);
}

export async function unhide(sql: Sql, { player, other }: Between): Promise<void> {
  await sql.query('delete from chat_hidden where player = $1 and other = $2', [player, other]);
}

/** Names of the hidden players. */
export async function hiddenFrom(sql: Sql, player: PlayerId): Promise<readonly string[]> {
  const rows = await sql.query<{ name: string }>(
    'select name from chat_hidden join person on person.id = other where player = $1 order by name_key',
    [player],
  );
  return rows.map(({ name }) => name);
}
