/** Stores a shoe's preparation card by card, so that a stop of the house loses none of four hundred scans. */
import { isRefusal } from '../../core/base/refusal.ts';
import type { Card } from '../../core/cards/card.ts';
import type { Table } from '../../core/games/game.ts';
import { type Lease, underLease } from '../rounds/lease.ts';
import type { Sql } from '../storage/db.ts';
import { nextShoeNumber } from '../tables/dealing/shoes.ts';
import type { Prepared, ShoeHouse } from './physical-shoe.ts';
import { ShoePreparation } from './shoe-preparation.ts';

type PreparationEntry = { readonly begun: Prepared; readonly decks: number } | { readonly card: Card };

export async function keepPreparation({ db, clock }: ShoeHouse, lease: Lease, entry: PreparationEntry): Promise<void> {
  await underLease(db, lease, async (sql) => {
    const number = await nextShoeNumber(sql, lease.table);
    await sql.query('insert into preparation_entry (table_id, shoe_number, entry, at) values ($1, $2, $3::json, $4)', [
      lease.table,
      number,
      JSON.stringify(entry),
      clock.now(),
    ]);
  });
}

/** The preparation interrupted by a stop. Undefined if there is none, or if the rules now require other cards. */
export async function unfinishedPreparation(sql: Sql, table: Table, id: string): Promise<ShoePreparation | undefined> {
  const rows = await sql.query<{ entry: PreparationEntry }>(
    'select entry from preparation_entry where table_id = $1 and shoe_number = $2 order by id',
    [id, await nextShoeNumber(sql, id)],
  );
  const entries = rows.map(({ entry }) => entry);
  const at = entries.findLastIndex((entry) => 'begun' in entry);
  const first = entries[at];
  if (first === undefined || !('begun' in first) || first.decks !== table.shoe.decks) return undefined;
  const begun = ShoePreparation.begin(table, first.begun);
  if (isRefusal(begun)) return undefined;
  for (const entry of entries.slice(at + 1)) if ('card' in entry) begun.read(entry.card);
  return begun;
}
