/** Reads stored tournaments and hands: the director's commands, every card, every action with its times. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { HandEntry } from '../../core/poker/hand/journal.ts';
import type { HandTerms } from '../../core/poker/hand/terms.ts';
import type { TournamentPhase } from '../../core/tournament/director/state.ts';
import type { Terms } from '../../core/tournament/terms/terms.ts';
import type { Command } from '../../core/tournament/director/commands.ts';
import { firstBroken } from '../storage/chain.ts';
import type { Sql } from '../storage/db.ts';

export interface StoredTournament {
  readonly id: string;
  readonly series: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
  readonly phase: TournamentPhase;
  /** The announced start, and the postponed one. */
  readonly startsAt: Date | null;
  readonly postponedTo: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly commitment: string;
  readonly sealed: Buffer;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
  readonly entries: number;
}

const tournamentColumns = `id, series, parameters, terms, phase, starts_at as "startsAt", postponed_to as "postponedTo", created_at as "createdAt",
  created_by as "createdBy", commitment, encode(sealed, 'hex') as sealed, seen_at as "seenAt", ended_at as "endedAt", entries`;

type Hex<Row, Name extends keyof Row> = Omit<Row, Name> & { readonly [Key in Name]: string };

const tournamentIn = (row: Hex<StoredTournament, 'sealed'>): StoredTournament => ({
  ...row,
  sealed: Buffer.from(row.sealed, 'hex'),
});

export async function readTournament(sql: Sql, id: string): Promise<StoredTournament | undefined> {
  const [row] = await sql.query<Hex<StoredTournament, 'sealed'>>(
    `select ${tournamentColumns} from tournament where id = $1`,
    [id],
  );
  return row && tournamentIn(row);
}

/** Announced, registering or running, oldest first. */
export async function openTournaments(sql: Sql): Promise<readonly StoredTournament[]> {
  const rows = await sql.query<Hex<StoredTournament, 'sealed'>>(
    `select ${tournamentColumns} from tournament where phase in ('announced', 'registering', 'running') order by created_at, id`,
  );
  return rows.map(tournamentIn);
}

/** Ended ones, most recently ended first. */
export async function endedTournaments(
  sql: Sql,
  limit: number,
  since: Date = new Date(0),
): Promise<readonly StoredTournament[]> {
  const rows = await sql.query<Hex<StoredTournament, 'sealed'>>(
    `select ${tournamentColumns} from tournament where phase in ('finished', 'cancelled') and ended_at > $2
     order by ended_at desc, id limit $1`,
    [limit, since],
  );
  return rows.map(tournamentIn);
}

/** A player's result in a tournament. */
export interface StoredPart {
  readonly tournament: string;
  readonly name: string;
  readonly phase: TournamentPhase;
  /** Start time; for a Sit & Go without one, when it opened. */
  readonly at: Date;
  readonly entries: number;
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly prizes: Cents;
  readonly bounties: Cents;
  readonly place: number | null;
}

/** Tournaments a player took part in, newest first. */
export function partsOf(
  sql: Sql,
  player: PlayerId,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredPart[]> {
  return sql.query<StoredPart>(
    `select tournament.id as tournament, terms ->> 'name' as name, phase,
       coalesce(postponed_to, starts_at, created_at) as at,
       tournament_player.entries, paid, refunded, prizes, bounties, place
     from tournament_player join tournament on tournament.id = tournament_id
     where player = $1 and tournament_player.entries > 0
     order by coalesce(postponed_to, starts_at, created_at) desc, tournament.id desc offset $2 limit $3`,
    [player, skip, limit],
  );
}

export interface StoredTold {
  readonly told: Command;
  readonly text: string;
  readonly at: Date;
  readonly hash: Buffer;
  readonly command: string | null;
}

export async function toldTo(sql: Sql, tournament: string): Promise<readonly StoredTold[]> {
  const rows = await sql.query<{ text: string; at: Date; hash: string; command: string | null }>(
    `select told::text as text, at, encode(hash, 'hex') as hash, command
     from tournament_entry where tournament_id = $1 order by place`,
    [tournament],
  );
  return rows.map((row) => ({ ...row, told: JSON.parse(row.text) as Command, hash: Buffer.from(row.hash, 'hex') }));
}

/** A player who was dealt in. Seats are numbered from 0, clockwise. */
export interface HandPlayer {
  readonly seat: number;
  readonly player: PlayerId;
  /** The tournament entry it was played with. */
  readonly entry: number;
  readonly stack: number;
  /** Undefined while the hand is in progress. */
  readonly stackAfter: number | null;
}

/** One answer: a card dealt, a choice, or what the table did for an absent player. */
export interface StoredHandEntry {
  readonly entry: HandEntry;
  readonly text: string;
  /** Server time. */
  readonly at: Date;
  /** For a choice: when the player was asked; `at` minus this is how long they took. */
  readonly askedAt: Date | null;
  readonly hash: Buffer;
  readonly command: string | null;
}

/**
 * A hand with all its cards (PI-922). `replayHand(terms, entries)` gives its state; hole cards are the first `card`
 * entries, one at a time clockwise from the button's left.
 */
export interface StoredHand {
  readonly id: string;
  readonly tournament: string;
  readonly number: number;
  readonly table: number;
  /** From 0. */
  readonly level: number;
  readonly termsVersion: number;
  readonly terms: HandTerms;
  readonly commitment: string;
  readonly sealed: Buffer;
  /** Determines the whole deck; present once the hand is over. */
  readonly seed: Buffer | null;
  readonly state: 'playing' | 'over' | 'void';
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly players: readonly HandPlayer[];
  readonly entries: readonly StoredHandEntry[];
}

interface HandRow extends Omit<StoredHand, 'players' | 'entries' | 'sealed' | 'seed'> {
  readonly sealed: string;
  readonly seed: string | null;
}

const handColumns = `hand.id, tournament_id as tournament, number, table_number as "table", level,
  terms_version as "termsVersion", terms, commitment, encode(sealed, 'hex') as sealed, encode(seed, 'hex') as seed, state,
  opened_at as "openedAt", ended_at as "endedAt"`;

export async function readHand(sql: Sql, id: string): Promise<StoredHand | undefined> {
  return (await inFull(sql, await sql.query<HandRow>(`select ${handColumns} from hand where id = $1`, [id])))[0];
}

/** A page of a tournament's hands by number, starting after `after`. */
export async function handsOf(
  sql: Sql,
  tournament: string,
  { after = 0, limit }: { readonly after?: number; readonly limit: number },
): Promise<readonly StoredHand[]> {
  return inFull(
    sql,
    await sql.query<HandRow>(
      `select ${handColumns} from hand where tournament_id = $1 and number > $2 order by number limit $3`,
      [tournament, after, limit],
    ),
  );
}

/** Hands by id, oldest first. */
export async function handsNamed(sql: Sql, names: readonly string[]): Promise<readonly StoredHand[]> {
  return inFull(
    sql,
    await sql.query<HandRow>(`select ${handColumns} from hand where id = any($1::text[]) order by opened_at, id`, [
      names,
    ]),
  );
}

/** Ids of the newest hands a player finished in any tournament, oldest first. */
export async function namesOfHands(
  sql: Sql,
  player: PlayerId,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select hand.id from hand_player join hand on hand.id = hand_id
     where player = $1 and state = 'over' and opened_at >= $2 order by opened_at desc, hand.id desc limit $3`,
    [player, since, limit],
  );
  return rows.map(({ id }) => id).toReversed();
}

/** Hands interrupted by a stop. */
export async function handsInPlay(sql: Sql, tournament: string): Promise<readonly StoredHand[]> {
  return inFull(
    sql,
    await sql.query<HandRow>(
      `select ${handColumns} from hand where tournament_id = $1 and state = 'playing' order by number`,
      [tournament],
    ),
  );
}

/** A player's hands in one tournament, newest first. */
export async function handsPlayedBy(
  sql: Sql,
  player: PlayerId,
  tournament: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly StoredHand[]> {
  return inFull(
    sql,
    await sql.query<HandRow>(
      `select ${handColumns} from hand join hand_player on hand_player.hand_id = hand.id and player = $1
       where tournament_id = $2 and ($3::int is null or number < $3) order by number desc limit $4`,
      [player, tournament, before ?? null, limit],
    ),
  );
}

async function inFull(sql: Sql, rows: readonly HandRow[]): Promise<readonly StoredHand[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const players = await sql.query<HandPlayer & { readonly hand: string }>(
    `select hand_id as hand, seat, player, entry, stack, stack_after as "stackAfter"
     from hand_player where hand_id = any($1::text[]) order by hand_id, seat`,
    [ids],
  );
  const entries = await sql.query<Hex<Omit<StoredHandEntry, 'entry'>, 'hash'> & { readonly hand: string }>(
    `select hand_id as hand, entry::text as text, at, asked_at as "askedAt", encode(hash, 'hex') as hash, command
     from hand_entry where hand_id = any($1::text[]) order by hand_id, place`,
    [ids],
  );
  const [playersOf, entriesOf] = [byHand(players), byHand(entries)];
  return rows.map((row) => ({
    ...row,
    sealed: Buffer.from(row.sealed, 'hex'),
    seed: row.seed === null ? null : Buffer.from(row.seed, 'hex'),
    players: (playersOf.get(row.id) ?? []).map(({ seat, player, entry, stack, stackAfter }) => ({
      seat,
      player,
      entry,
      stack,
      stackAfter,
    })),
    entries: (entriesOf.get(row.id) ?? []).map(({ text, at, askedAt, hash, command }) => ({
      entry: JSON.parse(text) as HandEntry,
      text,
      at,
      askedAt,
      hash: Buffer.from(hash, 'hex'),
      command,
    })),
  }));
}

function byHand<Row extends { readonly hand: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.hand);
    if (group === undefined) groups.set(row.hand, [row]);
    else group.push(row);
  }
  return groups;
}

/** Where a hand's journal is broken; undefined if it is whole. */
export const handBrokenAt = ({ id, entries }: StoredHand): number | undefined => firstBroken(id, entries);
