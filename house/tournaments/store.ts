/** Stores tournaments: one step is one transaction, and proves that this process still owns the tournament. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { HandEntry } from '../../core/poker/hand/journal.ts';
import { firstPhase } from '../../core/tournament/entry/announcement.ts';
import type { TournamentPhase } from '../../core/tournament/director/state.ts';
import type { Terms } from '../../core/tournament/terms/terms.ts';
import type { Command } from '../../core/tournament/director/commands.ts';
import { balancesOf, postAll, type Transfer } from '../ledger/ledger.ts';
import type { Chain } from '../storage/chain.ts';
import { appendTo, tournamentJournal } from '../storage/journal.ts';
import { type Lease, StaleLease, takeTable, underLease } from '../rounds/lease.ts';
import type { StoredHand } from './read.ts';
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
     values ($1, $2, $3::json, $4::json, $10, $5, $6, $7, $8, decode($9, 'hex'), $6)`,
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
      firstPhase(made.terms, made.startsAt?.getTime() ?? 0, made.at.getTime()),
    ],
  );
}

/** Names under which seeds are sealed. */
export const sealOf = (id: string): string => `tournament ${id}`;
export const handSealOf = (hand: string): string => `hand ${hand}`;

export const takeTournament = (sql: Sql, id: string, owner: string): Promise<Lease> =>
  takeTable(sql, sealOf(id), owner);

/** A new hand. */
export interface NewHand extends Pick<
  StoredHand,
  'id' | 'number' | 'table' | 'level' | 'termsVersion' | 'terms' | 'commitment' | 'sealed'
> {
  readonly players: readonly {
    readonly seat: number;
    readonly player: PlayerId;
    readonly entry: number;
    readonly stack: number;
  }[];
}

export interface HandEntries {
  readonly hand: Chain;
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

/** A movement of one player's money. */
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

/** Everything one step produces; written at once, and only then told. */
export interface CourseStep {
  readonly at: Date;
  readonly told: { readonly told: Command; readonly command: string | undefined }[];
  readonly opened: NewHand[];
  readonly played: HandEntries[];
  readonly ended: EndedHand[];
  /** Posted in order: a batch may spend what an earlier one brought. */
  readonly transfers: (readonly Transfer[])[];
  readonly players: Map<PlayerId, PlayerMoney>;
  readonly connections: { readonly player: PlayerId; readonly event: ConnectionEvent }[];
  phase:
    { readonly phase: TournamentPhase; readonly postponedTo: Date | undefined; readonly entries: number } | undefined;
}

export const newStep = (at: Date): CourseStep => ({
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

/** What a step produces, and whose balances are reported after it. */
export interface Kept {
  readonly step: CourseStep;
  readonly players: ReadonlySet<PlayerId>;
}

/** These players' balances once the step is written. */
export type Balances = ReadonlyMap<PlayerId, Cents>;

/** A tournament's journal and all that is written with it. */
export class TournamentRecord {
  readonly #db: Db;
  readonly #lease: Lease;
  readonly #chain: Chain;
  /** As in the tournament's row since this process took it over. */
  #phase: CourseStep['phase'];

  constructor(db: Db, lease: Lease, chain: Chain) {
    this.#db = db;
    this.#lease = lease;
    this.#chain = chain;
  }

  get id(): string {
    return this.#chain.journal;
  }

  /** Position of the next command in the director's journal. */
  get place(): number {
    return this.#chain.place;
  }

  /** Most steps are players' actions only: one statement, which checks the lease itself. After a failure, reread everything. */
  async keep(kept: Kept): Promise<Balances> {
    const { step, players } = kept;
    if (isBlank(step)) return balancesOf(this.#db, [...players]);
    if (!isActionAlone(step)) return this.keepWithin(async () => kept);
    const rows = await this.#insertEntries(this.#db, step, [...players]);
    if (rows.some(({ isOwn }) => !isOwn)) throw new StaleLease(this.#lease);
    return new Map(rows.flatMap(({ owner, balance }) => (owner === null ? [] : [[owner, balance]])));
  }

  /** Computes the step inside the transaction that writes it. */
  keepWithin(think: (sql: Sql) => Promise<Kept>): Promise<Balances> {
    return underLease(this.#db, this.#lease, async (sql) => {
      const { step, players } = await think(sql);
      await this.#write(sql, step);
      return balancesOf(sql, [...players]);
    });
  }

  async #write(sql: Sql, step: CourseStep): Promise<void> {
    await this.#append(sql, step);
    await openHands(sql, this.id, step);
    if (step.played.length > 0) await this.#insertEntries(sql, step, []);
    await endHands(sql, step);
    for (const batch of step.transfers) await postAll(sql, batch, { reference: sealOf(this.id), at: step.at });
    await keepPlayers(sql, this.id, [...step.players.values()]);
    await keepConnections(sql, this.id, step);
    if (step.phase !== undefined) await this.#keepPhase(sql, step.phase, step.at);
  }

  /** Most commands end a hand, which changes nothing in the row. */
  async #keepPhase(sql: Sql, now: NonNullable<CourseStep['phase']>, at: Date): Promise<void> {
    const { phase, postponedTo, entries } = now;
    const before = this.#phase;
    this.#phase = now;
    const isSame = phase === before?.phase && entries === before.entries;
    if (isSame && postponedTo?.getTime() === before.postponedTo?.getTime()) return;
    const isOver = phase === 'finished' || phase === 'cancelled';
    await sql.query(
      'update tournament set phase = $2, postponed_to = $3, entries = $4, seen_at = $5, ended_at = $6 where id = $1',
      [this.id, phase, postponedTo ?? null, entries, at, isOver ? at : null],
    );
  }

  async #append(sql: Sql, { told, at }: CourseStep): Promise<void> {
    if (told.length === 0) return;
    const entries = told.map((one) => ({ entry: one.told, command: one.command }));
    await appendTo(tournamentJournal, sql, { chain: this.#chain, entries, at });
  }

  /** Whether this process still owns the tournament, and these players' balances. */
  async #insertEntries(
    sql: Sql,
    { played, at }: CourseStep,
    players: readonly PlayerId[],
  ): Promise<readonly { readonly isOwn: boolean; readonly owner: PlayerId | null; readonly balance: Cents }[]> {
    const { table, epoch } = this.#lease;
    const rows = played.flatMap(({ hand, entries, askedAt, command }) =>
      entries.map((entry) => {
        const { place, text, hash } = hand.add(entry);
        const isAnswer = entry.kind === 'choice';
        return {
          hand: hand.journal,
          place,
          text,
          hash: hash.toString('hex'),
          askedAt: isAnswer ? (askedAt?.toISOString() ?? null) : null,
          command: isAnswer ? (command ?? null) : null,
        };
      }),
    );
    return sql.query(
      `with own as materialized (select from table_lease where table_id = $1 and epoch = $2 for update),
       written as (
         insert into hand_entry (hand_id, place, entry, at, asked_at, hash, command)
         select hand, place, entry::json, $3, asked_at::timestamptz, decode(hash, 'hex'), command
         from own, unnest($4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[])
           as e (hand, place, entry, hash, asked_at, command)
       )
       select exists (select from own) as "isOwn", owner, balance
       from (values (1)) as once left join account on kind = 'player' and owner = any($10::text[])`,
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
        players,
      ],
    );
  }
}

const isActionAlone = ({ told, opened, ended, transfers, players, connections }: CourseStep): boolean =>
  told.length + opened.length + ended.length + transfers.length + players.size + connections.length === 0;

const isBlank = (step: CourseStep): boolean => isActionAlone(step) && step.played.length === 0;

async function openHands(sql: Sql, id: string, { opened, at }: CourseStep): Promise<void> {
  if (opened.length === 0) return;
  const players = opened.flatMap((hand) => hand.players.map((one) => ({ hand: hand.id, ...one })));
  await sql.query(
    `with dealt as (
       insert into hand (id, tournament_id, number, table_number, level, terms_version, terms, commitment, sealed, state, opened_at)
       select h.id, $1, number, table_number, level, version, terms::json, commitment, decode(sealed, 'hex'), 'playing', $2
       from unnest($3::text[], $4::int[], $5::int[], $6::int[], $7::int[], $8::text[], $9::text[], $10::text[])
         as h (id, number, table_number, level, version, terms, commitment, sealed)
     )
     insert into hand_player (hand_id, seat, player, entry, stack)
     select * from unnest($11::text[], $12::int[], $13::text[], $14::int[], $15::bigint[])`,
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
      players.map(({ hand }) => hand),
      players.map(({ seat }) => seat),
      players.map(({ player }) => player),
      players.map(({ entry }) => entry),
      players.map(({ stack }) => stack),
    ],
  );
}

async function endHands(sql: Sql, { ended, at }: CourseStep): Promise<void> {
  if (ended.length === 0) return;
  const stacks = ended.flatMap((hand) => hand.stacks.map((stack, seat) => ({ hand: hand.id, seat, stack })));
  await sql.query(
    `with over as (
       update hand set state = e.state, ended_at = $1, seed = decode(e.seed, 'hex')
       from unnest($2::text[], $3::text[], $4::text[]) as e (id, state, seed) where hand.id = e.id
     )
     update hand_player set stack_after = after.stack
     from unnest($5::text[], $6::int[], $7::bigint[]) as after (hand, seat, stack)
     where hand_id = after.hand and hand_player.seat = after.seat`,
    [
      at,
      ended.map(({ id }) => id),
      ended.map(({ state }) => state),
      ended.map(({ seed }) => Buffer.from(seed).toString('hex')),
      stacks.map(({ hand }) => hand),
      stacks.map(({ seat }) => seat),
      stacks.map(({ stack }) => stack),
    ],
  );
}

async function keepConnections(sql: Sql, id: string, { connections, at }: CourseStep): Promise<void> {
  if (connections.length === 0) return;
  await sql.query(
    `insert into tournament_connection (tournament_id, player, at, event)
     select $1, player, $2, event from unnest($3::text[], $4::text[]) as c (player, event)`,
    [id, at, connections.map(({ player }) => player), connections.map(({ event }) => event)],
  );
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

/** Marks these as running: the length of a stop is measured from here. */
export async function markSeen(sql: Sql, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await sql.query('update tournament set seen_at = $2 where id = any($1::text[])', [ids, at]);
}
