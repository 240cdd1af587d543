/** Stored chat lines, deleted after the retention period. */
import type { PersonId } from '../accounts/person.ts';
import type { ChatLine, ReadyAnnouncement } from '../protocol/chat.ts';
import type { Sql } from '../storage/db.ts';

/** Text written by a person. An announcement is in English and optionally in other languages. */
export interface Wording {
  readonly text: string;
  readonly lt?: string | undefined;
  readonly ro?: string | undefined;
}

/** Ready-made announcements of older versions were stored as text. */
export type LineContent = Wording | { readonly fact: ReadyAnnouncement };

export interface NewLine {
  readonly table: string;
  readonly by: ChatLine['by'];
  readonly person?: PersonId;
  /** The client's command id. */
  readonly command?: string;
  readonly said: LineContent;
  readonly announced: boolean;
  readonly at: Date;
}

export interface StoredLine {
  readonly line: number;
  readonly table: string;
  readonly by: ChatLine['by'];
  readonly person: PersonId | null;
  readonly name: string | null;
  readonly said: LineContent;
  readonly announced: boolean;
  readonly at: Date;
  readonly withdrawnAt: Date | null;
}

const columns = `chat_line.id as line, table_id as "table", by, person_id as person, name, words as said, announced, at,
  withdrawn_at as "withdrawnAt"`;
const lines = 'chat_line left join person on person.id = person_id';

/** Returns the line's number; undefined if the same command was stored before. */
export async function insertLine(
  sql: Sql,
  { table, by, person, command, said, announced, at }: NewLine,
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into chat_line (table_id, by, person_id, command, words, announced, at)
     values ($1, $2, $3, $4, $5::json, $6, $7) on conflict do nothing returning id`,
    [table, by, person ?? null, command ?? null, JSON.stringify(said), announced, at],
  );
  return row?.id;
}

export const hasWritten = async (sql: Sql, person: PersonId, command: string): Promise<boolean> =>
  (await sql.query('select from chat_line where person_id = $1 and command = $2', [person, command])).length > 0;

export async function readLine(sql: Sql, line: number): Promise<StoredLine | undefined> {
  const [row] = await sql.query<StoredLine>(`select ${columns} from ${lines} where chat_line.id = $1`, [line]);
  return row;
}

export interface LinePage {
  readonly table: string;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first, including withdrawn lines; for staff. */
export const readLines = (sql: Sql, { table, before, limit }: LinePage): Promise<readonly StoredLine[]> =>
  sql.query<StoredLine>(
    `select ${columns} from ${lines} where table_id = $1 and ($2::bigint is null or chat_line.id < $2)
     order by chat_line.id desc limit $3`,
    [table, before ?? null, limit],
  );

/** Recent lines as players may read them, newest last. */
export async function recentLines(
  sql: Sql,
  { table, since, limit }: { readonly table: string; readonly since: Date; readonly limit: number },
): Promise<readonly ChatLine[]> {
  const rows = await sql.query<StoredLine>(
    `select ${columns} from ${lines} where table_id = $1 and at >= $2 and withdrawn_at is null
     order by chat_line.id desc limit $3`,
    [table, since, limit],
  );
  return rows.map(lineTold).toReversed();
}

/** True if the line was not already withdrawn. */
export const withdraw = async (sql: Sql, line: number, at: Date): Promise<boolean> =>
  (
    await sql.query('update chat_line set withdrawn_at = $2 where id = $1 and withdrawn_at is null returning id', [
      line,
      at,
    ])
  ).length > 0;

/** Returns the number of lines deleted. */
export async function forgetLines(sql: Sql, before: Date): Promise<number> {
  const gone = await sql.query('delete from chat_line where at < $1 returning id', [before]);
  return gone.length;
}

export const lineTold = ({ line, at, by, name, said, announced }: StoredLine): ChatLine => ({
  line,
  at: at.toISOString(),
  by,
  ...(by === 'player' && name !== null ? { name } : {}),
  ...said,
  ...(announced ? { announced } : {}),
});
