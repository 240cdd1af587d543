/** Stored shoes: a public commitment, and a seed sealed until the shoe is used up. */
import type { Seed } from '../../../core/chance/stream.ts';
import type { Clock } from '../../clock.ts';
import type { Lease } from '../../rounds/lease.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import { commitmentTo } from '../../seeds/seed.ts';
import type { Db, Sql } from '../../storage/db.ts';
import type { ShoeInPlay } from './virtual-table.ts';

/** The name a shoe's seed is sealed under. */
const sealOf = (table: string, number: number): string => `shoe ${table}/${number}`;

/** The name the seeds of a table's other draws are sealed under. */
export const drawsSeal = (table: string): string => `draws of ${table}`;

export async function readShoe(sql: Sql, safe: SeedSafe, table: string, number: number): Promise<Seed> {
  const [row] = await sql.query<{ sealed: string }>(
    `select encode(sealed, 'hex') as sealed from shoe where table_id = $1 and number = $2`,
    [table, number],
  );
  if (row === undefined) throw new Error(`shoe ${number} of ${table} is not there`);
  return safe.open(Buffer.from(row.sealed, 'hex'), sealOf(table, number));
}

/** Shoe numbers are unique per table, even across restarts. */
export async function nextShoeNumber(sql: Sql, table: string): Promise<number> {
  const [row] = await sql.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from shoe where table_id = $1',
    [table],
  );
  return (row?.last ?? 0) + 1;
}

export async function keepShoe(
  { db, clock, safe }: { readonly db: Db; readonly clock: Clock; readonly safe: SeedSafe },
  { table }: Lease,
  decks: number,
  { number, seed, burned }: ShoeInPlay,
): Promise<void> {
  await db.query(
    `with ended as (update shoe set ended_at = $6 where table_id = $1 and ended_at is null)
     insert into shoe (table_id, number, decks, commitment, sealed, burned, opened_at)
     values ($1, $2, $3, $4, decode($5, 'hex'), $7::json, $6)`,
    [
      table,
      number,
      decks,
      commitmentTo(seed),
      safe.seal(seed, sealOf(table, number)).toString('hex'),
      clock.now(),
      JSON.stringify(burned),
    ],
  );
}
