/** Journals in the database: entries appended to their chain, one statement for all of them. */
import type { Chain } from './chain.ts';
import type { Sql } from './db.ts';

/** A table of entries: the columns of the journal's id and of the entry itself. */
interface JournalTable {
  readonly table: string;
  readonly journal: string;
  readonly entry: string;
}

export const roundJournal: JournalTable = { table: 'round_entry', journal: 'round_id', entry: 'entry' };
export const tournamentJournal: JournalTable = { table: 'tournament_entry', journal: 'tournament_id', entry: 'told' };

export interface NewEntry {
  readonly entry: unknown;
  /** The id of the command behind it. */
  readonly command?: string | undefined;
}

export async function appendTo(
  { table, journal, entry }: JournalTable,
  sql: Sql,
  { chain, entries, at }: { readonly chain: Chain; readonly entries: readonly NewEntry[]; readonly at: Date },
): Promise<void> {
  const first = chain.place;
  const linked = entries.map((one) => chain.add(one.entry));
  await sql.query(
    `insert into ${table} (${journal}, place, ${entry}, at, hash, command)
     select $1, $2 + ordinality - 1, entry::json, $3, decode(hash, 'hex'), command
     from unnest($4::text[], $5::text[], $6::text[]) with ordinality as e (entry, hash, command, ordinality)`,
    [
      chain.journal,
      first,
      at,
      linked.map(({ text }) => text),
      linked.map(({ hash }) => hash.toString('hex')),
      entries.map(({ command }) => command ?? null),
    ],
  );
}
