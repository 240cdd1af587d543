/** Stored physical shoes: how each was prepared, what left it outside of rounds, and whether its cut card came out. */
import { broken } from '../../core/base/invariant.ts';
import { isRefusal, printRefusal } from '../../core/base/refusal.ts';
import type { ClauseId } from '../../core/base/ids.ts';
import type { Card } from '../../core/cards/card.ts';
import { freshShoe, type Shoe, takeAll } from '../../core/cards/shoe.ts';
import type { Clock } from '../clock.ts';
import type { Lease } from '../rounds/lease.ts';
import { underLease } from '../rounds/lease.ts';
import type { Db, Sql } from '../storage/db.ts';
import { nextShoeNumber } from '../tables/dealing/shoes.ts';

export interface Prepared {
  /** Who prepared it; `the house` when a machine shuffles a fresh pack for every round. */
  readonly by: string;
  readonly composition: 'scanned' | 'declared';
  /** The number on its seal, or of the shuffling machine. */
  readonly seal: string;
  /** Cards behind the cut card, if there is one. */
  readonly cutFromEnd?: number;
}

/** Stored in place of a seal when a machine shuffles. */
export const machineSeal = 'shuffling machine';

/** Empty when a machine shuffles. */
export const sealTold = (seal: string): string => (seal === machineSeal ? '' : seal);

export interface PhysicalShoe {
  readonly number: number;
  readonly decks: number;
  readonly prepared: Prepared;
  readonly burned: readonly Card[];
  /** Its cut card came out or the floor retired it: the current round is its last. */
  readonly isLast: boolean;
}

export interface ShoeHouse {
  readonly db: Db;
  readonly clock: Clock;
}

/** Ends the shoe in play. */
export async function keepPrepared(
  { db, clock }: ShoeHouse,
  lease: Lease,
  { decks, prepared, burned }: Omit<PhysicalShoe, 'number' | 'isLast'>,
): Promise<PhysicalShoe> {
  return underLease(db, lease, async (sql) => {
    const number = await nextShoeNumber(sql, lease.table);
    await sql.query(
      `with ended as (update shoe set ended_at = $5 where table_id = $1 and ended_at is null)
       insert into shoe (table_id, number, decks, commitment, burned, opened_at, prepared)
       values ($1, $2, $3, '', $4::json, $5, $6::json)`,
      [lease.table, number, decks, JSON.stringify(burned), clock.now(), JSON.stringify(prepared)],
    );
    return { number, decks, prepared, burned, isLast: false };
  });
}

/** The shoe in play; undefined if none was prepared. */
export async function preparedShoe(sql: Sql, table: string): Promise<PhysicalShoe | undefined> {
  const [row] = await sql.query<PhysicalShoe>(
    `select number, decks, prepared, burned, exists (
       select from shoe_entry where table_id = $1 and shoe_number = shoe.number and entry->>'kind' in ('cut-card', 'retired')
     ) as "isLast"
     from shoe where table_id = $1 and ended_at is null and prepared is not null order by number desc limit 1`,
    [table],
  );
  return row;
}

export type ShoeEntry = { readonly kind: 'cut-card' | 'retired' } | { readonly kind: 'discarded'; readonly card: Card };

export async function noteOfShoe(
  { db, clock }: ShoeHouse,
  lease: Lease,
  { shoe, round, entry }: { readonly shoe: number; readonly round: string | undefined; readonly entry: ShoeEntry },
): Promise<void> {
  await underLease(db, lease, (sql) =>
    sql.query('insert into shoe_entry (table_id, shoe_number, entry, round_id, at) values ($1, $2, $3::json, $4, $5)', [
      lease.table,
      shoe,
      JSON.stringify(entry),
      round ?? null,
      clock.now(),
    ]),
  );
}

/** Cards discarded since this round opened, or since the shoe began if there was no round. */
export async function discardedSince(
  sql: Sql,
  table: string,
  { shoe, round }: { readonly shoe: number; readonly round: string | undefined },
): Promise<readonly Card[]> {
  const rows = await sql.query<{ card: Card }>(
    `select (entry->>'card')::integer as card from shoe_entry
     where table_id = $1 and shoe_number = $2 and entry->>'kind' = 'discarded' and round_id is not distinct from $3
     order by id`,
    [table, shoe, round ?? null],
  );
  return rows.map(({ card }) => card);
}

/** The shoe before its first round. */
export const burnedOut = ({ decks, burned }: Pick<PhysicalShoe, 'decks' | 'burned'>, clause: ClauseId): Shoe =>
  without(freshShoe(decks), burned, clause);

export function without(shoe: Shoe, gone: readonly Card[], clause: ClauseId): Shoe {
  const left = takeAll(shoe, gone, clause);
  return isRefusal(left) ? broken(`cards that lay on the table came out of the shoe: ${printRefusal(left)}`) : left;
}
