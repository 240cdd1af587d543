/** Stored settlements, including further ones: differences that correct a settled round. */
import type { PlayerId } from '../../core/base/ids.ts';
import { type Cents, cents, nothing } from '../../core/base/money.ts';
import type { Board } from '../../core/games/game.ts';
import { type Cut, paidTo, partsByPlayer, type Settlement } from '../../core/round/settle.ts';
import type { Sql } from '../storage/db.ts';
import { differencesOf, type OfRound } from './money.ts';
import type { Purses } from './purses.ts';

interface Kept {
  readonly number: number;
  readonly settlement: Settlement;
  /** Number of journal entries it is based on. */
  readonly entries: number;
}

export interface Further extends Kept {
  readonly state: 'settled' | 'void';
  readonly board: Board | null;
}

export async function keepSettlement(
  sql: Sql,
  round: string,
  { number, settlement, entries }: Kept,
  at: Date,
): Promise<void> {
  await sql.query(
    'insert into settlement (round_id, number, lines, cuts, at, entries) values ($1, $2, $3::json, $4::json, $5, $6)',
    [round, number, JSON.stringify(settlement.lines), JSON.stringify(settlement.cuts), at, entries],
  );
}

/**
 * Transfers each player's difference and returns the new balances. What a player no longer has is cut rather than
 * taken back.
 */
export async function settleFurther(
  sql: Sql,
  of: OfRound,
  { number, settlement, entries, state, board }: Further,
  { at, purses }: { readonly at: Date; readonly purses: Purses },
): Promise<ReadonlyMap<PlayerId, Cents>> {
  const players = [...partsByPlayer(settlement).keys()];
  const before = await purses.balancesOf(sql, players);
  const cuts = [...settlement.cuts, ...uncollected(settlement, before)];
  const made = { lines: settlement.lines, cuts };
  await purses.postAll(sql, differencesOf(of, made, number), { reference: of.round, at });
  await keepSettlement(sql, of.round, { number, settlement: made, entries }, at);
  await sql.query(
    `update round_player set returned = returned + paid.amount
     from unnest($2::text[], $3::bigint[]) as paid (player, amount)
     where round_id = $1 and round_player.player = paid.player`,
    [of.round, players, players.map((player) => paidTo(made, player))],
  );
  await sql.query('update round set state = $2, board = $3::json where id = $1', [
    of.round,
    state,
    board === null ? null : JSON.stringify(board),
  ]);
  return purses.balancesOf(sql, players);
}

function uncollected(settlement: Settlement, balances: ReadonlyMap<PlayerId, Cents>): readonly Cut[] {
  return [...partsByPlayer(settlement)].flatMap(([player, own]) => {
    const missing = paidTo(own, player) + (balances.get(player) ?? nothing);
    const [line] = own.lines;
    return missing < 0 && line !== undefined ? [{ player, amount: cents(missing), clause: line.clause }] : [];
  });
}
