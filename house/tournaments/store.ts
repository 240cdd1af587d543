/** Tournaments as they are kept: one step is one transaction, and proves that the tournament is still this process's own. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { HandEntry } from '../../core/poker/hand/journal.ts';
import type { HandTerms } from '../../core/poker/hand/terms.ts';
import type { Phase } from '../../core/tournament/state.ts';
import type { Terms } from '../../core/tournament/terms.ts';
import type { Told } from '../../core/tournament/told.ts';
import { postAll, type Transfer } from '../ledger/ledger.ts';
import { anchorOf, link } from '../rounds/chain.ts';
import { type Lease, takeTable, underLease } from '../rounds/store.ts';
import { commitmentTo } from '../seeds/seed.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db, Sql } from '../storage/db.ts';

export interface NewTournament {
  readonly id: string;
  readonly series: string;
  readonly parameters: unknown;
  readonly terms: Terms;
  readonly startsAt: Date | undefined;
  readonly createdBy: string;
  readonly at: Date;
}

export async function storeTournament(sql: Sql, made: NewTournament, seed: Seed, safe: SeedSafe): Promise<void> {
  await sql.query(
    `insert into tournament (id, series, parameters, terms, phase, starts_at, created_at, created_by, commitment, sealed, seen_at)
     values ($1, $2, $3::json, $4::json, 'registering', $5, $6, $7, $8, decode($9, 'hex'), $6)`,
    [
      made.id,
      made.series,
      JSON.stringify(made.parameters),
      JSON.stringify(made.terms),
      made.startsAt ?? null,
      made.at,
      made.createdBy,
      commitmentTo(seed),
      safe.seal(seed, sealOf(made.id)).toString('hex'),
    ],
  );
}

/** Under these names seeds are sealed. */
export const sealOf = (id: string): string => `tournament ${id}`;
export const handSealOf = (hand: string): string => `hand ${hand}`;

export const takeTournament = (sql: Sql, id: string, owner: string): Promise<Lease> =>
  takeTable(sql, sealOf(id), owner);

/** A hand as it is opened. */
export interface NewHand {
  readonly id: string;
  readonly number: number;
  readonly table: number;
  readonly level: number;
  readonly termsVersion: number;
  readonly terms: HandTerms;
  readonly commitment: string;
  readonly sealed: Buffer;
  readonly players: readonly {
    readonly seat: number;
    readonly player: PlayerId;
    readonly entry: number;
    readonly stack: number;
  }[];
}

export interface HandEntries {
  readonly hand: HandChain;
  readonly entries: readonly HandEntry[];
  readonly askedAt: Date | undefined;
  readonly command: string | undefined;
}

export interface EndedHand {
  readonly id: string;
  readonly state: 'over' | 'void';
  readonly stacks: readonly number[];
  readonly seed: Seed;
}

/** Where a hand's journal ends, and what its next entry is chained to. */
export interface HandChain {
  readonly id: string;
  place: number;
  hash: Buffer;
}

export const newChain = (id: string): HandChain => ({ id, place: 0, hash: anchorOf(id) });

/** What becomes of one player's money. */
export interface PlayerMoney {
  readonly player: PlayerId;
  readonly operator: string;
  readonly entries: number;
  readonly paid: Cents;
  readonly fees: Cents;
  readonly refunded: Cents;
  readonly prizes: Cents;
  readonly bounties: Cents;
  readonly place: number | null;
}

export type ConnectionEvent = 'came' | 'lost' | 'back' | 'removed';

/** Everything that one step brings; written at once, and told only then. */
export interface Step {
  readonly at: Date;
  readonly told: { readonly told: Told; readonly command: string | undefined }[];
  readonly opened: NewHand[];
  readonly played: HandEntries[];
  readonly ended: EndedHand[];
  /** Posted batch after batch: what one brings, the next may take. */
  readonly transfers: (readonly Transfer[])[];
  readonly players: Map<PlayerId, PlayerMoney>;
  readonly connections: { readonly player: PlayerId; readonly event: ConnectionEvent }[];
  phase: { readonly phase: Phase; readonly postponedTo: Date | undefined; readonly entries: number } | undefined;
}

export const newStep = (at: Date): Step => ({
  at,
  told: [],
  opened: [],
  played: [],
  ended: [],
  transfers: [],
  players: new Map(),
  connections: [],
  phase: undefined,
});

/** A tournament's journal: where it ends, and what its next entry is chained to. */
export class TournamentRecord {
  readonly id: string;
  readonly #db: Db;
  readonly #lease: Lease;
  #place: number;
  #hash: Buffer;

  constructor(db: Db, lease: Lease, { id, place, hash }: { id: string; place: number; hash: Buffer }) {
    this.#db = db;
    this.#lease = lease;
    this.id = id;
    this.#place = place;
    this.#hash = hash;
  }

  /** Where the next word to the director will stand. */
  get place(): number {
    return this.#place;
  }

  /** Most steps are one player's action: one statement, which checks the lease itself. After a failure all must be read anew. */
  async keep(step: Step): Promise<void> {
    if (isBlank(step)) return;
    if (!isActionAlone(step)) return this.keepWithin(async () => step);
    const rows = await this.#insertEntries(this.#db, step, this.#lease);
    if (rows.length === 0) throw staleLease(this.id);
  }

  /** What is thought out inside it sees the database as it is when it is written. */
  async keepWithin(think: (sql: Sql) => Promise<Step>): Promise<void> {
    await underLease(this.#db, this.#lease, async (sql) => this.#write(sql, await think(sql)));
  }

  async #write(sql: Sql, step: Step): Promise<void> {
    await this.#append(sql, step);
    await openHands(sql, this.id, step);
    if (step.played.length > 0) await this.#insertEntries(sql, step, this.#lease);
    await endHands(sql, step);
    for (const batch of step.transfers) await postAll(sql, batch, { reference: sealOf(this.id), at: step.at });
    await keepPlayers(sql, this.id, [...step.players.values()]);
    for (const { player, event } of step.connections) {
      await sql.query('insert into tournament_connection (tournament_id, player, at, event) values ($1, $2, $3, $4)', [
        this.id,
        player,
        step.at,
        event,
      ]);
    }
    if (step.phase === undefined) return;
    const { phase, postponedTo, entries } = step.phase;
    const isOver = phase === 'finished' || phase === 'cancelled';
    await sql.query(
      'update tournament set phase = $2, postponed_to = $3, entries = $4, seen_at = $5, ended_at = $6 where id = $1',
      [this.id, phase, postponedTo ?? null, entries, step.at, isOver ? step.at : null],
    );
  }

  async #append(sql: Sql, { told, at }: Step): Promise<void> {
    if (told.length === 0) return;
    const linked = told.map((one) => {
      const next = link(this.#hash, JSON.stringify(one.told));
      this.#hash = next.hash;
      return next;
    });
    await sql.query(
      `insert into tournament_entry (tournament_id, place, told, at, hash, command)
       select $1, $2 + ordinality - 1, told::json, $3, decode(hash, 'hex'), command
       from unnest($4::text[], $5::text[], $6::text[]) with ordinality as e (told, hash, command, ordinality)`,
      [
        this.id,
        this.#place,
        at,
        linked.map(({ text }) => text),
        linked.map(({ hash }) => hash.toString('hex')),
        told.map(({ command }) => command ?? null),
      ],
    );
    this.#place += linked.length;
  }

  async #insertEntries(sql: Sql, { played, at }: Step, { table, epoch }: Lease): Promise<readonly unknown[]> {
    const rows = played.flatMap(({ hand, entries, askedAt, command }) =>
      entries.map((entry) => {
        const { text, hash } = link(hand.hash, JSON.stringify(entry));
        hand.hash = hash;
        hand.place += 1;
        const isAnswer = entry.kind === 'choice';
        return {
          hand: hand.id,
          place: hand.place - 1,
          text,
          hash: hash.toString('hex'),
          askedAt: isAnswer ? (askedAt?.toISOString() ?? null) : null,
          command: isAnswer ? (command ?? null) : null,
        };
      }),
    );
    return sql.query(
      `with own as materialized (select from table_lease where table_id = $1 and epoch = $2 for update)
       insert into hand_entry (hand_id, place, entry, at, asked_at, hash, command)
       select hand, place, entry::json, $3, asked_at::timestamptz, decode(hash, 'hex'), command
       from own, unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[])
         as e (hand, place, entry, hash, asked_at, command)
       returning place`,
      [
        table,
        epoch,
        at,
        rows.map(({ hand }) => hand),
        rows.map(({ place }) => place),
        rows.map(({ text }) => text),
        rows.map(({ hash }) => hash),
        rows.map(({ askedAt }) => askedAt),
        rows.map(({ command }) => command),
      ],
    );
  }
}

const isActionAlone = ({ told, opened, ended, transfers, players, connections }: Step): boolean =>
  told.length + opened.length + ended.length + transfers.length + players.size + connections.length === 0;

const isBlank = (step: Step): boolean => isActionAlone(step) && step.played.length === 0;

function staleLease(id: string): Error {
  const error = new Error(`tournament ${id} has another owner`);
  error.name = 'StaleLease';
  return error;
}

async function openHands(sql: Sql, id: string, { opened, at }: Step): Promise<void> {
  if (opened.length === 0) return;
  await sql.query(
    `insert into hand (id, tournament_id, number, table_number, level, terms_version, terms, commitment, sealed, state, opened_at)
     select h.id, $1, number, table_number, level, version, terms::json, commitment, decode(sealed, 'hex'), 'playing', $2
     from unnest($3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::text[], $9::text[], $10::text[])
       as h (id, number, table_number, level, version, terms, commitment, sealed)`,
    [
      id,
      at,
      opened.map((hand) => hand.id),
      opened.map(({ number }) => number),
      opened.map(({ table }) => table),
      opened.map(({ level }) => level),
      opened.map(({ termsVersion }) => termsVersion),
      opened.map(({ terms }) => JSON.stringify(terms)),
      opened.map(({ commitment }) => commitment),
      opened.map(({ sealed }) => sealed.toString('hex')),
    ],
  );
  const players = opened.flatMap((hand) => hand.players.map((one) => ({ hand: hand.id, ...one })));
  await sql.query(
    `insert into hand_player (hand_id, seat, player, entry, stack)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bigint[])`,
    [
      players.map(({ hand }) => hand),
      players.map(({ seat }) => seat),
      players.map(({ player }) => player),
      players.map(({ entry }) => entry),
      players.map(({ stack }) => stack),
    ],
  );
}

async function endHands(sql: Sql, { ended, at }: Step): Promise<void> {
  for (const { id, state, stacks, seed } of ended) {
    await sql.query(`update hand set state = $2, ended_at = $3, seed = decode($4, 'hex') where id = $1`, [
      id,
      state,
      at,
      Buffer.from(seed).toString('hex'),
    ]);
    await sql.query(
      `update hand_player set stack_after = after.stack
       from unnest($2::bigint[]) with ordinality as after (stack, place)
       where hand_id = $1 and seat = after.place - 1`,
      [id, stacks],
    );
  }
}

async function keepPlayers(sql: Sql, id: string, players: readonly PlayerMoney[]): Promise<void> {
  if (players.length === 0) return;
  await sql.query(
    `insert into tournament_player (tournament_id, player, operator, entries, paid, fees, refunded, prizes, bounties, place)
     select $1, p.* from unnest($2::text[], $3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
       $9::bigint[], $10::int[]) as p (player, operator, entries, paid, fees, refunded, prizes, bounties, place)
     on conflict (tournament_id, player) do update set entries = excluded.entries, paid = excluded.paid,
       fees = excluded.fees, refunded = excluded.refunded, prizes = excluded.prizes, bounties = excluded.bounties,
       place = excluded.place`,
    [
      id,
      players.map(({ player }) => player),
      players.map(({ operator }) => operator),
      players.map(({ entries }) => entries),
      players.map(({ paid }) => paid),
      players.map(({ fees }) => fees),
      players.map(({ refunded }) => refunded),
      players.map(({ prizes }) => prizes),
      players.map(({ bounties }) => bounties),
      players.map(({ place }) => place),
    ],
  );
}

/** The house runs these now: how long it was away after a stop is counted from here. */
export async function markSeen(sql: Sql, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await sql.query('update tournament set seen_at = $2 where id = any($1::text[])', [ids, at]);
}
