/** Rounds as they are kept: opened, appended to, settled; each write proves that its table is still this process's own. */
import type { Holder, PlayerId } from '../../core/base/ids.ts';
import type { Shoe } from '../../core/cards/shoe.ts';
import type { Entry } from '../../core/round/answer.ts';
import { paidTo, type Settlement } from '../../core/round/settle.ts';
import type { Wager } from '../../core/round/wager.ts';
import { post, postAll } from '../ledger/ledger.ts';
import type { Db, Sql } from '../storage/db.ts';
import { anchorOf, link } from './chain.ts';
import type { StoredRound } from './read.ts';
import { type Cost, costOf, type OfRound, payoutsOf, stakesOf } from './money.ts';

/** The right to write a table's rounds. */
export interface Lease {
  readonly table: string;
  readonly epoch: number;
}

export interface RoundHeader {
  readonly game: string;
  readonly rulesVersion: string;
  readonly parameters: unknown;
  /** As it stood before the round. */
  readonly shoe: Shoe;
  /** Where the cards and draws come from; nothing of it where a dealer deals. */
  readonly chance?: { readonly shoe: number; readonly commitment: string; readonly sealed: Buffer };
}

/** Somebody else has taken the table since: nothing that this process still wants to write may be kept. */
class StaleLease extends Error {
  override readonly name = 'StaleLease';
}

/** Takes a table, from whoever had it. */
export async function takeTable(sql: Sql, table: string, owner: string): Promise<Lease> {
  const [row] = await sql.query<{ epoch: number }>(
    `insert into table_lease (table_id, owner, epoch) values ($1, $2, 1)
     on conflict (table_id) do update set owner = $2, epoch = table_lease.epoch + 1
     returning epoch`,
    [table, owner],
  );
  if (row === undefined) throw new Error(`table ${table} cannot be taken`);
  return { table, epoch: row.epoch };
}

/** In the same transaction as what it guards: a newer owner waits for it, an older one stops here. */
async function fence(sql: Sql, { table, epoch }: Lease): Promise<void> {
  const rows = await sql.query('select from table_lease where table_id = $1 and epoch = $2 for update', [table, epoch]);
  if (rows.length === 0) throw new StaleLease(`table ${table} has another owner`);
}

/** A round in progress: where its journal ends, and what its next entry is chained to. */
export class RoundRecord {
  readonly #db: Db;
  readonly #lease: Lease;
  readonly #of: OfRound;
  #place: number;
  #hash: Buffer;

  constructor(db: Db, lease: Lease, { round, place, hash }: { round: string; place: number; hash: Buffer }) {
    this.#db = db;
    this.#lease = lease;
    this.#of = { round, table: lease.table };
    this.#place = place;
    this.#hash = hash;
  }

  static async open(db: Db, lease: Lease, header: RoundHeader, at: Date): Promise<RoundRecord> {
    return db.transaction(async (sql) => {
      const [row] = await sql.query<{ rounds: number }>(
        'update table_lease set rounds = rounds + 1 where table_id = $1 and epoch = $2 returning rounds',
        [lease.table, lease.epoch],
      );
      if (row === undefined) throw new StaleLease(`table ${lease.table} has another owner`);
      const round = `${lease.table}/${row.rounds}`;
      await sql.query(
        `insert into round (id, table_id, number, game, rules_version, parameters, shoe, state, opened_at,
           shoe_number, commitment, sealed)
         values ($1, $2, $3, $4, $5, $6::json, $7::json, 'betting', $8, $9, $10, decode($11, 'hex'))`,
        [
          round,
          lease.table,
          row.rounds,
          header.game,
          header.rulesVersion,
          JSON.stringify(header.parameters),
          JSON.stringify(header.shoe),
          at,
          header.chance?.shoe ?? null,
          header.chance?.commitment ?? '',
          header.chance?.sealed.toString('hex') ?? null,
        ],
      );
      return new RoundRecord(db, lease, { round, place: 0, hash: anchorOf(round) });
    });
  }

  /** A stored round that goes on: its next entry is chained to its last. */
  static resume(db: Db, lease: Lease, { id, entries }: StoredRound): RoundRecord {
    const hash = entries.at(-1)?.hash ?? anchorOf(id);
    return new RoundRecord(db, lease, { round: id, place: entries.length, hash });
  }

  get id(): string {
    return this.#of.round;
  }

  /** Debits every stake and writes the bets down, all at once. Who cannot cover all of theirs is out, and named. */
  async closeBetting(
    wagers: readonly Wager[],
    at: Date,
  ): Promise<{ taken: readonly Wager[]; out: readonly PlayerId[] }> {
    return this.#write(async (sql) => {
      const stakes = stakesOf(this.#of, wagers);
      const posted = await post(sql, stakes, { reference: this.id, at });
      const out = stakes.filter(({ id }) => posted.get(id) === 'refused').map(({ player }) => player);
      const taken = wagers.filter(({ player }) => !out.includes(player));
      await this.#append(sql, [{ kind: 'bets', wagers: taken }], at);
      await sql.query(`update round set state = 'dealing', closed_at = $2 where id = $1`, [this.id, at]);
      const players = stakes.filter(({ player }) => !out.includes(player));
      await sql.query(
        `insert into round_player (player, round_id, staked) select player, $1, staked
         from unnest($2::text[], $3::bigint[]) as p (player, staked)`,
        [this.id, players.map(({ player }) => player), players.map(({ amount }) => amount)],
      );
      return { taken, out };
    });
  }

  /** Written before anyone sees it. */
  async append(entries: readonly Entry[], at: Date): Promise<void> {
    await this.#write((sql) => this.#append(sql, entries, at));
  }

  /** A turn: no debit, no answer. False when the player cannot cover it; nothing is written then. */
  async appendPaid(entry: Entry, cost: Cost, at: Date): Promise<boolean> {
    return this.#write(async (sql) => {
      const unpaid = await this.#take(sql, [cost], at);
      if (unpaid.length === 0) await this.#append(sql, [entry], at);
      return unpaid.length === 0;
    });
  }

  /** A window's end: all costs in one batch; who cannot cover theirs gets the default, and is named. */
  async closeWindow(costs: readonly Cost[], at: Date): Promise<readonly Holder[]> {
    return this.#write(async (sql) => {
      const unpaid = await this.#take(sql, costs, at);
      await this.#append(sql, [{ kind: 'closed', unpaid }], at);
      return unpaid;
    });
  }

  async #take(sql: Sql, costs: readonly Cost[], at: Date): Promise<readonly Holder[]> {
    const place = this.#place;
    const transfers = costs.map((cost) => costOf(this.#of, place, cost));
    const posted = await post(sql, transfers, { reference: this.id, at });
    const paid = costs.filter((_, n) => posted.get(transfers[n]?.id ?? '') !== 'refused');
    await sql.query(
      `update round_player set staked = staked + added.amount
       from (select player, sum(amount) as amount from unnest($2::text[], $3::bigint[]) as c (player, amount) group by player)
         as added
       where round_id = $1 and round_player.player = added.player`,
      [this.id, paid.map(({ player }) => player), paid.map(({ amount }) => amount)],
    );
    return costs.filter((cost) => !paid.includes(cost)).map(({ holder }) => holder);
  }

  async settle(settlement: Settlement, state: 'settled' | 'void', at: Date): Promise<void> {
    await this.#write(async (sql) => {
      await postAll(sql, payoutsOf(this.#of, settlement), { reference: this.id, at });
      await sql.query(
        'insert into settlement (round_id, number, lines, cuts, at) values ($1, 1, $2::json, $3::json, $4)',
        [this.id, JSON.stringify(settlement.lines), JSON.stringify(settlement.cuts), at],
      );
      const players = [...new Set(settlement.lines.map(({ wager }) => wager.player))];
      await sql.query(
        `update round_player set returned = paid.amount
         from unnest($2::text[], $3::bigint[]) as paid (player, amount)
         where round_id = $1 and round_player.player = paid.player`,
        [this.id, players, players.map((player) => paidTo(settlement, player))],
      );
      await sql.query('update round set state = $2, ended_at = $3 where id = $1', [this.id, state, at]);
    });
  }

  /** All or nothing; when it fails, the chain stands where it stood. */
  async #write<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const [place, hash] = [this.#place, this.#hash];
    try {
      return await this.#db.transaction(async (sql) => {
        await fence(sql, this.#lease);
        return work(sql);
      });
    } catch (error) {
      [this.#place, this.#hash] = [place, hash];
      throw error;
    }
  }

  async #append(sql: Sql, entries: readonly Entry[], at: Date): Promise<void> {
    const linked = entries.map((entry) => {
      const one = link(this.#hash, JSON.stringify(entry));
      this.#hash = one.hash;
      return one;
    });
    await sql.query(
      `insert into round_entry (round_id, place, entry, at, hash)
       select $1, $2 + ordinality - 1, entry::json, $3, decode(hash, 'hex')
       from unnest($4::text[], $5::text[]) with ordinality as e (entry, hash, ordinality)`,
      [this.id, this.#place, at, linked.map(({ text }) => text), linked.map(({ hash }) => hash.toString('hex'))],
    );
    this.#place += linked.length;
  }
}
