/** The house's money: accounts and transfers, posted in batches, each transfer once. */
import type { PlayerId } from '../../core/base/ids.ts';
import { type Cents, nothing } from '../../core/base/money.ts';
import type { Sql } from '../storage/db.ts';

export type AccountKind = 'player' | 'escrow' | 'house' | 'fee' | 'bank';

/** An account by purpose: a player's, a round's escrow, a table's winnings or fees, the bank. */
export interface AccountName {
  readonly kind: AccountKind;
  readonly owner: string;
}

/** Where money enters and leaves the house. */
export const bank: AccountName = { kind: 'bank', owner: 'bank' };

export interface Transfer {
  /** An id never moves money twice. */
  readonly id: string;
  readonly kind: string;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly amount: Cents;
}

/** Done now, done before under the same id, or not covered by the paying account. */
export type Posted = 'done' | 'repeated' | 'refused';

/** One statement, whatever the number of transfers. */
export async function post(
  sql: Sql,
  transfers: readonly Transfer[],
  { reference, at }: { readonly reference: string; readonly at: Date },
): Promise<ReadonlyMap<string, Posted>> {
  const moving = transfers.filter(({ amount }) => amount > 0);
  if (moving.length === 0) return new Map();
  const { names, placeOf } = accountsOf(moving);
  const exceptions = await sql.query<{ transfer_id: string; outcome: Posted }>(
    `select transfer_id, outcome
     from post_transfers($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::bigint[], $8, $9)`,
    [
      names.map(({ kind }) => kind),
      names.map(({ owner }) => owner),
      moving.map(({ id }) => id),
      moving.map(({ kind }) => kind),
      moving.map(({ from }) => placeOf(from)),
      moving.map(({ to }) => placeOf(to)),
      moving.map(({ amount }) => amount),
      reference,
      at,
    ],
  );
  const posted = new Map<string, Posted>(moving.map(({ id }) => [id, 'done']));
  for (const { transfer_id, outcome } of exceptions) posted.set(transfer_id, outcome);
  return posted;
}

/** Every account of a batch once. Transfers refer to its position, counted from one as in SQL. */
function accountsOf(transfers: readonly Transfer[]): {
  readonly names: readonly AccountName[];
  readonly placeOf: (name: AccountName) => number;
} {
  const keyOf = ({ kind, owner }: AccountName) => `${kind} ${owner}`;
  const all = new Map(transfers.flatMap(({ from, to }) => [from, to]).map((name) => [keyOf(name), name]));
  const places = new Map([...all.keys()].map((key, at) => [key, at + 1]));
  return { names: [...all.values()], placeOf: (name) => places.get(keyOf(name)) ?? 0 };
}

/** For transfers covered by earlier ones: a refusal is a broken invariant. */
export async function postAll(
  sql: Sql,
  transfers: readonly Transfer[],
  purpose: { readonly reference: string; readonly at: Date },
): Promise<void> {
  for (const [id, posted] of await post(sql, transfers, purpose)) {
    if (posted === 'refused') throw new Error(`transfer ${id} is not covered`);
  }
}

export async function balanceOf(sql: Sql, { kind, owner }: AccountName): Promise<Cents> {
  const [row] = await sql.query<{ balance: Cents }>('select balance from account where kind = $1 and owner = $2', [
    kind,
    owner,
  ]);
  return row?.balance ?? nothing;
}

/** Balances of many players at once; zero for players without an account. */
export async function balancesOf(sql: Sql, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, Cents>> {
  if (players.length === 0) return new Map();
  const rows = await sql.query<{ owner: PlayerId; balance: Cents }>(
    `select owner, balance from account where kind = 'player' and owner = any($1::text[])`,
    [players],
  );
  const found = new Map(rows.map(({ owner, balance }) => [owner, balance]));
  return new Map(players.map((player) => [player, found.get(player) ?? nothing]));
}
