/** Shift figures and past rounds, for the floor. */
import type { Sql } from '../storage/db.ts';

interface Time {
  readonly from: Date;
  readonly to: Date;
}

export interface PreparedLine {
  readonly table: string;
  readonly number: number;
  readonly cards: number;
  readonly seal: string;
  readonly composition: string;
  readonly by: string;
  readonly at: Date;
}

/** Every shuffle with its card count (GLI-98). */
export const shoesIn = (sql: Sql, { from, to }: Time): Promise<readonly PreparedLine[]> =>
  sql.query<PreparedLine>(
    `select table_id as "table", number, (decks * 52)::bigint as cards, prepared->>'seal' as seal,
       prepared->>'composition' as composition, coalesce(person.name, prepared->>'by') as by, opened_at as at
     from shoe left join person on person.id = prepared->>'by'
     where prepared is not null and decks > 0 and opened_at >= $1 and opened_at < $2 order by opened_at desc limit 500`,
    [from, to],
  );

/** A resolved incident and the dealer at that time. */
export interface IncidentLine {
  readonly table: string;
  readonly dealer: string | null;
  readonly trigger: string;
  readonly clause: string;
  readonly times: number;
}

export const incidentsIn = (sql: Sql, { from, to }: Time): Promise<readonly IncidentLine[]> =>
  sql.query<IncidentLine>(
    `select incident.table_id as "table", person.name as dealer, said->>'trigger' as trigger,
       said->'resolution'->>'clause' as clause, count(*)::bigint as times
     from incident
     join incident_step on incident_id = incident.id and did = 'carried-out'
     left join lateral (
       select dealer, kind from studio_entry
       where table_id = incident.table_id and kind in ('dealer-on', 'dealer-off') and studio_entry.at <= opened_at
       order by id desc limit 1) as duty on duty.kind = 'dealer-on'
     left join person on person.id = duty.dealer
     where opened_at >= $1 and opened_at < $2 group by 1, 2, 3, 4 order by 5 desc, 1, 2, 3, 4`,
    [from, to],
  );

export interface TableFigures {
  readonly table: string;
  readonly rounds: number;
  readonly voids: number;
  readonly staked: number;
  readonly returned: number;
}

export const figuresIn = (sql: Sql, { from, to }: Time): Promise<readonly TableFigures[]> =>
  sql.query<TableFigures>(
    `select table_id as "table", count(*)::bigint as rounds, count(*) filter (where state = 'void')::bigint as voids,
       coalesce(sum(money.staked), 0)::bigint as staked, coalesce(sum(money.returned), 0)::bigint as returned
     from round
     left join lateral (select sum(staked) as staked, sum(returned) as returned from round_player where round_id = round.id)
       as money on true
     where closed_at >= $1 and closed_at < $2 and not is_rehearsal group by 1 order by 1`,
    [from, to],
  );

export interface ShiftRound {
  readonly round: string;
  readonly table: string;
  readonly game: string;
  readonly state: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly endedAt: Date | null;
  readonly players: number;
  readonly staked: number;
  readonly returned: number;
  readonly isCorrected: boolean;
  readonly isRehearsal: boolean;
  /**
   * The round's start by the recorder's clock, and that clock's offset from the house's in milliseconds; null if
   * nothing is recorded.
   */
  readonly streamOpenedAt: Date | null;
  readonly streamClosedAt: Date | null;
  readonly streamResultAt: Date | null;
  readonly recorderOffset: number | null;
}

export interface RoundSearch {
  readonly table?: string | undefined;
  /** Matched by name. */
  readonly player?: string | undefined;
  readonly round?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
}

/** Newest first. */
export const findRounds = (sql: Sql, search: RoundSearch): Promise<readonly ShiftRound[]> =>
  sql.query<ShiftRound>(
    `select round.id as round, table_id as "table", game, state, opened_at as "openedAt", closed_at as "closedAt",
       ended_at as "endedAt", coalesce(money.players, 0)::bigint as players, coalesce(money.staked, 0)::bigint as staked,
       coalesce(money.returned, 0)::bigint as returned,
       exists (select from round_entry where round_id = round.id and entry->>'kind' = 'edit') as "isCorrected",
       is_rehearsal as "isRehearsal", stream_opened_at as "streamOpenedAt", stream_closed_at as "streamClosedAt",
       stream_result_at as "streamResultAt", recorder_offset_ms as "recorderOffset"
     from round
     left join lateral (
       select count(*) as players, sum(staked) as staked, sum(returned) as returned from round_player where round_id = round.id
     ) as money on true
     where closed_at is not null and ($1::text is null or table_id = $1) and ($2::text is null or round.id = $2)
       and ($3::timestamptz is null or opened_at >= $3) and ($4::timestamptz is null or opened_at < $4)
       and ($5::text is null or exists (
         select from round_player join person on person.id = player where round_id = round.id and name_key = lower($5)))
     order by opened_at desc, number desc limit $6`,
    [
      search.table ?? null,
      search.round ?? null,
      search.from ?? null,
      search.to ?? null,
      search.player ?? null,
      search.limit,
    ],
  );
