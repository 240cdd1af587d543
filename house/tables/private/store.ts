/** Stored private tables: whose they are, the chips placed, and the last lost connection. */
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import type { Placement } from '../../../core/round/slip.ts';
import type { Wager } from '../../../core/round/wager.ts';
import { type Lease, takeTable, underLease } from '../../rounds/lease.ts';
import type { Db, Sql } from '../../storage/db.ts';
import type { Stage } from '../dealing/stage.ts';
import type { Answered } from '../desk/first-answers.ts';

export interface WhosePlace {
  /** The table's lobby entry. */
  readonly entry: string;
  readonly player: PlayerId;
}

/** No other table id contains `~`, so this one always belongs to a player. */
const tableOf = ({ entry, player }: WhosePlace): string => `${entry}~${player}`;

export interface KeptChips {
  /** The round they were placed for, and no other. */
  readonly round: string;
  /** Chips without a seat. */
  readonly placements: readonly Placement[];
  /** Chips at seats, if the table has them. */
  readonly atSeats?: readonly { readonly seat: Seat; readonly placements: readonly Placement[] }[];
  /** Seats the player has taken, with or without chips. */
  readonly seats?: readonly Seat[];
  /** The commands that placed them: repeated after a stop, they get their first answers. */
  readonly answers: readonly Answered[];
}

/** The chips as placed. */
export function chipsIn(stage: Stage, player: PlayerId): Pick<KeptChips, 'round' | 'placements' | 'atSeats'> {
  if (stage.is !== 'betting') return { round: '', placements: [] };
  const slips = [...stage.desk.slipsOf(player)];
  const atSeats = slips.flatMap(([seat, { placements }]) => (seat === undefined ? [] : [{ seat, placements }]));
  return {
    round: stage.running.id,
    placements: slips.find(([seat]) => seat === undefined)?.[1].placements ?? [],
    ...(atSeats.length === 0 ? {} : { atSeats }),
  };
}

export interface KeptPlace {
  readonly lease: Lease;
  readonly chips: KeptChips | undefined;
  readonly lostAt: Date | undefined;
}

/** Takes over the player's table from its previous owner; creates it the first time. */
export async function takePlace(db: Db, whose: WhosePlace, owner: string): Promise<KeptPlace> {
  return db.transaction(async (sql) => {
    const lease = await takeTable(sql, tableOf(whose), owner);
    await sql.query('insert into private_table (table_id, entry, player) values ($1, $2, $3) on conflict do nothing', [
      lease.table,
      whose.entry,
      whose.player,
    ]);
    const [row] = await sql.query<{ chips: KeptChips | null; lostAt: Date | null }>(
      'select chips, lost_at as "lostAt" from private_table where table_id = $1',
      [lease.table],
    );
    const { chips, lostAt } = present(row, `the table ${lease.table}`);
    return { lease, chips: chips ?? undefined, lostAt: lostAt ?? undefined };
  });
}

export async function keepChips(db: Db, lease: Lease, chips: KeptChips): Promise<void> {
  await underLease(db, lease, (sql) =>
    sql.query('update private_table set chips = $2::json where table_id = $1', [lease.table, JSON.stringify(chips)]),
  );
}

export async function noteLoss(db: Db, lease: Lease, at: Date): Promise<void> {
  await underLease(db, lease, (sql) =>
    sql.query('update private_table set lost_at = $2 where table_id = $1', [lease.table, at]),
  );
}

/** Players with a round dealt but not ended. */
export async function leftInTheMiddle(sql: Sql, entry: string): Promise<readonly PlayerId[]> {
  const rows = await sql.query<{ player: PlayerId }>(
    `select player from private_table join round using (table_id) where entry = $1 and state = 'dealing' order by player`,
    [entry],
  );
  return rows.map(({ player }) => player);
}

/** Whether this round was dealt. A round called off before its bets was not. */
export async function wasDealt(sql: Sql, { table }: Lease, round: string): Promise<boolean> {
  const rows = await sql.query('select from round where id = $1 and table_id = $2 and closed_at is not null', [
    round,
    table,
  ]);
  return rows.length > 0;
}

/** Wagers of the last round dealt. */
export async function lastWagers(sql: Sql, { table }: Lease): Promise<readonly Wager[] | undefined> {
  const [row] = await sql.query<{ wagers: readonly Wager[] }>(
    `select entry->'wagers' as wagers from round join round_entry on round_id = round.id
     where table_id = $1 and closed_at is not null and place = 0
     order by number desc limit 1`,
    [table],
  );
  return row?.wagers;
}
