/** Reads a stored round: header, journal with hashes, settlements. */
import type { Shoe } from '../../core/cards/shoe.ts';
import type { Board } from '../../core/games/game.ts';
import type { Entry } from '../../core/round/answer.ts';
import type { Settlement } from '../../core/round/settle.ts';
import type { Sql } from '../storage/db.ts';
import { firstBroken } from '../storage/chain.ts';

export type RoundState = 'betting' | 'dealing' | 'settled' | 'void';

export interface StoredRound {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly parameters: unknown;
  readonly shoe: Shoe;
  readonly state: RoundState;
  /** A rehearsal: no money was moved. */
  readonly isRehearsal: boolean;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly endedAt: Date | null;
  /** The number of its shoe at the table, and its sealed seed; null if people dealt. */
  readonly shoeNumber: number | null;
  readonly commitment: string;
  readonly sealed: Buffer | null;
  /** Number of steps shown; null if each is shown as it is written. */
  readonly published: number | null;
  /** Its result on the board; null while it runs, or if void. */
  readonly board: Board | null;
  readonly entries: readonly StoredEntry[];
  readonly settlements: readonly StoredSettlement[];
}

export interface StoredSettlement extends Settlement {
  /** Number of journal entries it is based on; null in old settlements, which are based on all. */
  readonly entries: number | null;
}

export interface StoredEntry {
  readonly entry: Entry;
  readonly text: string;
  readonly at: Date;
  readonly hash: Buffer;
  /** The command's id, if a person requested it. */
  readonly command: string | null;
}

export async function readRound(sql: Sql, id: string): Promise<StoredRound | undefined> {
  const [header] = await sql.query<Omit<StoredRound, 'entries' | 'settlements' | 'sealed'> & { sealed: string | null }>(
    `select id, table_id as "table", number, game, rules_version as "rulesVersion", parameters, shoe, state,
       opened_at as "openedAt", closed_at as "closedAt", ended_at as "endedAt",
       shoe_number as "shoeNumber", commitment, encode(sealed, 'hex') as sealed, published, board,
       is_rehearsal as "isRehearsal"
     from round where id = $1`,
    [id],
  );
  if (header === undefined) return undefined;
  const entries = await sql.query<{ text: string; at: Date; hash: string; command: string | null }>(
    `select entry::text as text, at, encode(hash, 'hex') as hash, command
     from round_entry where round_id = $1 order by place`,
    [id],
  );
  const settlements = await sql.query<StoredSettlement>(
    'select lines, cuts, entries from settlement where round_id = $1 order by number',
    [id],
  );
  return {
    ...header,
    sealed: header.sealed === null ? null : Buffer.from(header.sealed, 'hex'),
    entries: entries.map(({ text, at, hash, command }) => ({
      entry: JSON.parse(text) as Entry,
      text,
      at,
      hash: Buffer.from(hash, 'hex'),
      command,
    })),
    settlements,
  };
}

/** The table's last round, possibly unfinished. */
export async function lastRound(sql: Sql, table: string): Promise<StoredRound | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `select id from round where table_id = $1 order by number desc limit 1`,
    [table],
  );
  return row === undefined ? undefined : readRound(sql, row.id);
}

/** The table's last settled or void round. */
export async function lastEnded(sql: Sql, table: string): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `select id from round where table_id = $1 and closed_at is not null and state in ('settled', 'void')
     order by number desc limit 1`,
    [table],
  );
  return row?.id;
}

/** The position at which the journal's chain is broken; undefined if it is intact. */
export const brokenAt = ({ id, entries }: StoredRound): number | undefined => firstBroken(id, entries);
