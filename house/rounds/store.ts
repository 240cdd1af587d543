/**
 * Stores rounds as they are opened, continued and settled. Every write proves that this process still owns the table.
 */
import type { Holder, PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Shoe } from '../../core/cards/shoe.ts';
import type { Board } from '../../core/games/game.ts';
import type { Entry, Signed } from '../../core/round/answer.ts';
import { paidTo, partsByPlayer, type Settlement } from '../../core/round/settle.ts';
import type { Wager } from '../../core/round/wager.ts';
import { appendAudit } from '../accounts/audit.ts';
import type { PersonId } from '../accounts/person.ts';
import { type Actor, theHouse } from '../accounts/rights.ts';
import type { Db, Sql } from '../storage/db.ts';
import { Chain } from '../storage/chain.ts';
import { appendTo, roundJournal } from '../storage/journal.ts';
import type { StoredRound } from './read.ts';
import { type Further, keepSettlement, settleFurther } from './further.ts';
import { type Lease, nextRound, underLease } from './lease.ts';
import { type Cost, costOf, type OfRound, payoutsOf, type PlayerStakes, stakesOf } from './money.ts';
import { type Purses, pursesOf } from './purses.ts';

export interface RoundHeader {
  readonly game: string;
  readonly rulesVersion: string;
  readonly parameters: unknown;
  /** The shoe before the round. */
  readonly shoe: Shoe;
  /** If a camera records the table: seconds by which the recorder's clock is ahead of the house's. */
  readonly recorderOffset?: number;
  /** The seeds its cards and draws come from; undefined if people deal. */
  readonly chance?: { readonly shoe: number; readonly commitment: string; readonly sealed: Buffer };
  /** A rehearsal: no money is moved. */
  readonly isRehearsal?: boolean | undefined;
}

/** Stakes taken, players who could not cover theirs, and everyone's balances afterwards. */
export interface BetsTaken {
  readonly taken: readonly Wager[];
  readonly out: readonly PlayerId[];
  readonly balances: ReadonlyMap<PlayerId, Cents>;
}

export interface WindowClosed {
  readonly unpaid: readonly Holder[];
  /** Balances of players whose choices cost something. */
  readonly balances: ReadonlyMap<PlayerId, Cents>;
}

/** What an incident's resolution does to a round. */
export interface Mending {
  readonly entries: readonly Entry[];
  /** Voids the round: every stake is returned. */
  readonly ends?: Settlement;
  /** What a void round still leaves on the board. */
  readonly board?: Board | null;
  /** Corrects a round that had ended. */
  readonly further?: Omit<Further, 'entries'>;
  /** Runs last in the same transaction. */
  readonly also: (sql: Sql, balances: ReadonlyMap<PlayerId, Cents>) => Promise<void>;
}

export const nothingMore: Mending = { entries: [], also: async () => {} };

/** Entries written along with the bets, unless nobody is left to deal to. */
export interface WithBets {
  readonly entries: (taken: readonly Wager[]) => readonly Entry[];
  readonly also: Mending['also'];
}

const nothingWithBets: WithBets = { entries: () => [], also: nothingMore.also };

/** In recorder time; null if nothing is recorded. */
const streamTime = (at: string): string => `(${at})::timestamptz + recorder_offset_ms * interval '1 millisecond'`;

/** A result counts from its last answer, however long people are then given to see it. */
const lastAnswerAt = 'select coalesce(max(at), $3) from round_entry where round_id = $1';

/** The house itself, or the first of the people who did it. */
const voidedBy = ({ by: [first = 'system'] }: Signed): Actor => (first === 'system' ? theHouse : (first as PersonId));

/** A round in progress. */
export class RoundRecord {
  readonly #db: Db;
  readonly #lease: Lease;
  readonly #of: OfRound;
  readonly #chain: Chain;
  readonly #isRehearsal: boolean;
  readonly #purses: Purses;

  private constructor(db: Db, lease: Lease, chain: Chain, isRehearsal: boolean) {
    this.#db = db;
    this.#lease = lease;
    this.#of = { round: chain.journal, table: lease.table };
    this.#chain = chain;
    this.#isRehearsal = isRehearsal;
    this.#purses = pursesOf({ isRehearsal });
  }

  static async open(db: Db, lease: Lease, header: RoundHeader, at: Date): Promise<RoundRecord> {
    return db.transaction(async (sql) => {
      const number = await nextRound(sql, lease);
      const { isRehearsal = false } = header;
      const round = `${lease.table}/${number}`;
      await sql.query(
        `insert into round (id, table_id, number, game, rules_version, parameters, shoe, state, opened_at,
           shoe_number, commitment, sealed, is_rehearsal, recorder_offset_ms, stream_opened_at)
         values ($1, $2, $3, $4, $5, $6::json, $7::json, 'betting', $8, $9, $10, decode($11, 'hex'), $12, $13,
           $8::timestamptz + $13::integer * interval '1 millisecond')`,
        [
          round,
          lease.table,
          number,
          header.game,
          header.rulesVersion,
          JSON.stringify(header.parameters),
          JSON.stringify(header.shoe),
          at,
          header.chance?.shoe ?? null,
          header.chance?.commitment ?? '',
          header.chance?.sealed.toString('hex') ?? null,
          isRehearsal,
          header.recorderOffset === undefined ? null : Math.round(header.recorderOffset * 1000),
        ],
      );
      return new RoundRecord(db, lease, new Chain(round), isRehearsal);
    });
  }

  /** Continues a stored round: the next entry is chained to its last. */
  static resume(db: Db, lease: Lease, { id, entries, isRehearsal }: StoredRound): RoundRecord {
    return new RoundRecord(db, lease, Chain.after(id, entries), isRehearsal);
  }

  get id(): string {
    return this.#of.round;
  }

  /**
   * Debits stakes and stores the bets in one transaction. Players who can't cover all of theirs are out, and
   * returned.
   */
  async closeBetting(wagers: readonly Wager[], at: Date, more: WithBets = nothingWithBets): Promise<BetsTaken> {
    return this.#write(async (sql) => {
      const stakes = stakesOf(this.#of, wagers);
      const out = new Set(await this.#debit(sql, stakes, at));
      const isIn = ({ player }: { readonly player: PlayerId }) => !out.has(player);
      const taken = wagers.filter(isIn);
      await this.#begin(sql, stakes.filter(isIn), [{ kind: 'bets', wagers: taken }, ...more.entries(taken)], at);
      const players = stakes.map(({ player }) => player);
      const balances = await this.#purses.balancesOf(sql, players);
      await more.also(sql, balances);
      return { taken, out: [...out], balances };
    });
  }

  /**
   * DEAL: stores the debit, the bets and every answer up to the player's next choice in one transaction, so that all
   * is fixed before any is shown. `deal` is asked for the answers once the stakes are debited. Returns the player's
   * balance; undefined if the stakes are not covered, and then nothing is dealt or written.
   */
  async dealAtOnce(
    { player, wagers }: { readonly player: PlayerId; readonly wagers: readonly Wager[] },
    deal: () => readonly Entry[],
    at: Date,
  ): Promise<Cents | undefined> {
    return this.#write(async (sql) => {
      const stakes = stakesOf(this.#of, wagers);
      const out = await this.#debit(sql, stakes, at);
      if (out.length > 0) return undefined;
      await this.#begin(sql, stakes, deal(), at);
      await sql.query('update round set published = 1 where id = $1', [this.id]);
      return (await this.#purses.balancesOf(sql, [player])).get(player);
    });
  }

  /** Records that this many steps are about to be shown. */
  async publish(steps: number): Promise<void> {
    await this.#write((sql) => sql.query('update round set published = $2 where id = $1', [this.id, steps]));
  }

  /** Stores entries before anyone sees them. `commands` are the ids of the people's commands behind them. */
  async append(entries: readonly Entry[], at: Date, commands: readonly string[] = []): Promise<void> {
    await this.#write((sql) => this.#append(sql, entries, at, commands));
  }

  /**
   * Stores a choice in turn with its cost. Returns the balance; undefined, and nothing is written, if it is not
   * covered.
   */
  async appendPaid(entry: Entry, cost: Cost, at: Date, commands: readonly string[] = []): Promise<Cents | undefined> {
    return this.#write(async (sql) => {
      const unpaid = await this.#take(sql, [cost], at);
      if (unpaid.length > 0) return undefined;
      await this.#append(sql, [entry], at, commands);
      return (await this.#purses.balancesOf(sql, [cost.player])).get(cost.player);
    });
  }

  /** Closes a window: all costs in one batch. Players who can't cover theirs get the default, and are returned. */
  async closeWindow(costs: readonly Cost[], at: Date): Promise<WindowClosed> {
    return this.#write(async (sql) => {
      const unpaid = await this.#take(sql, costs, at);
      await this.#append(sql, [{ kind: 'closed', unpaid }], at);
      const players = [...new Set(costs.map(({ player }) => player))];
      return { unpaid, balances: await this.#purses.balancesOf(sql, players) };
    });
  }

  /** Debits what is covered; returns the players who could not cover all of their stakes. */
  async #debit(sql: Sql, stakes: readonly PlayerStakes[], at: Date): Promise<readonly PlayerId[]> {
    const posted = await this.#purses.post(sql, stakes, { reference: this.id, at });
    return stakes.filter(({ id }) => posted.get(id) === 'refused').map(({ player }) => player);
  }

  async #begin(sql: Sql, taken: readonly PlayerStakes[], entries: readonly Entry[], at: Date): Promise<void> {
    await this.#append(sql, entries, at);
    await sql.query(
      `update round set state = 'dealing', closed_at = $2, stream_closed_at = ${streamTime('$2')} where id = $1`,
      [this.id, at],
    );
    if (this.#isRehearsal) return;
    await sql.query(
      `insert into round_player (player, round_id, staked) select player, $1, staked
       from unnest($2::text[], $3::bigint[]) as p (player, staked)`,
      [this.id, taken.map(({ player }) => player), taken.map(({ amount }) => amount)],
    );
  }

  async #take(sql: Sql, costs: readonly Cost[], at: Date): Promise<readonly Holder[]> {
    const { place } = this.#chain;
    const transfers = costs.map((cost) => costOf(this.#of, place, cost));
    const posted = await this.#purses.post(sql, transfers, { reference: this.id, at });
    const isPaid = (_: Cost, n: number) => posted.get(transfers[n]?.id ?? '') !== 'refused';
    const paid = costs.filter(isPaid);
    await sql.query(
      `update round_player set staked = staked + added.amount
       from (select player, sum(amount) as amount from unnest($2::text[], $3::bigint[]) as c (player, amount) group by player)
         as added
       where round_id = $1 and round_player.player = added.player`,
      [this.id, paid.map(({ player }) => player), paid.map(({ amount }) => amount)],
    );
    return costs.filter((cost, n) => !isPaid(cost, n)).map(({ holder }) => holder);
  }

  /** Pays everyone once and returns their balances. A round called off before any bet is void without a board. */
  async settle(
    settlement: Settlement,
    state: 'settled' | 'void',
    at: Date,
    board: Board | null = null,
  ): Promise<ReadonlyMap<PlayerId, Cents>> {
    return this.#write((sql) => this.#settle(sql, settlement, { state, board }, at));
  }

  /** Voids the round in one transaction: the entry, every stake back, and the audit entry. */
  async voidRound(signed: Signed, settlement: Settlement, at: Date): Promise<ReadonlyMap<PlayerId, Cents>> {
    return this.#write(async (sql) => {
      await this.#append(sql, [{ kind: 'void', signed }], at);
      const balances = await this.#settle(sql, settlement, { state: 'void', board: null }, at);
      await appendAudit(sql, {
        by: voidedBy(signed),
        at: at.toISOString(),
        did: 'round-voided',
        subject: `round ${this.id}`,
        before: null,
        after: { clause: signed.clause, by: signed.by, players: balances.size },
        reason: signed.reason,
      });
      return balances;
    });
  }

  /**
   * Applies an incident's resolution in one transaction: entries, the resulting settlement, and whatever else goes
   * with it.
   */
  async mend({ entries, ends, board = null, further, also }: Mending, at: Date): Promise<ReadonlyMap<PlayerId, Cents>> {
    return this.#write(async (sql) => {
      await this.#append(sql, entries, at);
      const balances =
        ends !== undefined
          ? await this.#settle(sql, ends, { state: 'void', board }, at)
          : further !== undefined
            ? await settleFurther(
                sql,
                this.#of,
                { ...further, entries: this.#chain.place },
                { at, purses: this.#purses },
              )
            : new Map<PlayerId, Cents>();
      await also(sql, balances);
      return balances;
    });
  }

  async #settle(
    sql: Sql,
    settlement: Settlement,
    { state, board }: { readonly state: 'settled' | 'void'; readonly board: Board | null },
    at: Date,
  ): Promise<ReadonlyMap<PlayerId, Cents>> {
    await this.#purses.postAll(sql, payoutsOf(this.#of, settlement), { reference: this.id, at });
    await keepSettlement(sql, this.id, { number: 1, settlement, entries: this.#chain.place }, at);
    const parts = partsByPlayer(settlement);
    const players = [...parts.keys()];
    await sql.query(
      `update round_player set returned = paid.amount
       from unnest($2::text[], $3::bigint[]) as paid (player, amount)
       where round_id = $1 and round_player.player = paid.player`,
      [this.id, players, [...parts].map(([player, own]) => paidTo(own, player))],
    );
    await sql.query(
      `update round set state = $2, ended_at = $3, board = $4::json, stream_result_at = ${streamTime(lastAnswerAt)}
       where id = $1`,
      [this.id, state, at, board === null ? null : JSON.stringify(board)],
    );
    return this.#purses.balancesOf(sql, players);
  }

  #write<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#chain.orBack(() => underLease(this.#db, this.#lease, work));
  }

  #append(sql: Sql, entries: readonly Entry[], at: Date, commands: readonly string[] = []): Promise<void> {
    const chained = entries.map((entry, n) => ({ entry, command: commands[n] }));
    return appendTo(roundJournal, sql, { chain: this.#chain, entries: chained, at });
  }
}
