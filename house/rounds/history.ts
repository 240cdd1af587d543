/** A player's rounds, newest first, and their stakes in unfinished ones. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Sql } from '../storage/db.ts';
import type { RoundState } from './read.ts';

export interface PlayedRound {
  readonly round: string;
  /** The lobby's table id, even for a private table. */
  readonly table: string;
  readonly game: string;
  readonly state: RoundState;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly staked: Cents;
  /** Null while the round runs. */
  readonly returned: Cents | null;
}

export interface HistoryFilter {
  readonly round?: string | undefined;
  readonly table?: string | undefined;
  readonly game?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only rounds older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export function historyOf(sql: Sql, player: PlayerId, filter: HistoryFilter): Promise<readonly PlayedRound[]> {
  const { round, table, game, from, to, before, limit } = filter;
  return sql.query<PlayedRound>(
    `select round.id as round, coalesce(private_table.entry, round.table_id) as "table", game, state,
       opened_at as "openedAt", ended_at as "endedAt", staked, returned
     from round_player
     join round on round.id = round_id
     left join private_table on private_table.table_id = round.table_id
     where round_player.player = $1
       and ($2::text is null or round.id = $2)
       and ($3::text is null or coalesce(private_table.entry, round.table_id) = $3)
       and ($4::text is null or game = $4)
       and ($5::timestamptz is null or opened_at >= $5)
       and ($6::timestamptz is null or opened_at < $6)
       and ($7::text is null or (opened_at, round.id) < (select opened_at, id from round where id = $7))
     order by opened_at desc, round.id desc limit $8`,
    [player, round ?? null, table ?? null, game ?? null, from ?? null, to ?? null, before ?? null, limit],
  );
}

/** A player's result since a given time: payouts less stakes, over rounds ended since. */
export interface CameTo {
  readonly net: number;
  /** Ids of the latest of them, newest last. */
  readonly rounds: readonly string[];
}

const roundsNamed = 50;

export async function cameToSince(sql: Sql, player: PlayerId, since: Date): Promise<CameTo> {
  const [row] = await sql.query<{ net: number; rounds: readonly string[] | null }>(
    `select coalesce(sum(returned - staked), 0)::bigint as net, array_agg(round.id order by ended_at, round.id) as rounds
     from round_player join round on round.id = round_id
     where player = $1 and returned is not null and ended_at >= $2`,
    [player, since],
  );
  return { net: row?.net ?? 0, rounds: (row?.rounds ?? []).slice(-roundsNamed) };
}

/** Stakes in rounds that have not ended, including interrupted ones (GLI-53). */
export async function heldOf(sql: Sql, player: PlayerId): Promise<Cents> {
  const [row] = await sql.query<{ held: Cents }>(
    'select coalesce(sum(staked), 0)::bigint as held from round_player where player = $1 and returned is null',
    [player],
  );
  return row?.held ?? (0 as Cents);
}
