/**
 * Significant events for supervisors: audited actions, voids, audit failures, failed sign-ins, large wagers and wins.
 */
import type { Sql } from '../storage/db.ts';

export interface SignificantEvent {
  readonly at: Date;
  /** The part of the house it comes from. */
  readonly component: 'audit' | 'sign-in' | 'round';
  readonly event: string;
  /** A person, the command line, the house itself, or a network address. */
  readonly by: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Minimum cents to count as large; undefined disables the event. */
export interface Thresholds {
  readonly largeWager: number;
  readonly largeWin: number;
}

export interface EventPage {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
}

/** Newest first. Actions come from the audit trail, all else from the records themselves, so nothing appears twice. */
export function readEvents(
  sql: Sql,
  { largeWager, largeWin }: Thresholds,
  { from, to, limit }: EventPage,
): Promise<readonly SignificantEvent[]> {
  return sql.query<SignificantEvent>(
    `select * from (
       select (entry ->> 'at')::timestamptz as at, 'audit' as component, entry ->> 'did' as event, entry ->> 'by' as by,
         entry ->> 'subject' as subject, entry ->> 'reason' as reason, entry -> 'before' as before, entry -> 'after' as after
       from audit
       union all
       select at, 'sign-in', case outcome when 'locked' then 'sign-in-while-locked' else 'sign-in-failed' end, origin,
         coalesce('person ' || person_id, 'an unknown name'), 'wrong name or password', null, null
       from sign_in_attempt where outcome in ('wrong', 'locked')
       union all
       select closed_at, 'round', 'large-wager', 'player ' || player, 'round ' || round.id, 'at or above the threshold',
         null, json_build_object('staked', staked)
       from round_player join round on round.id = round_id where $3 > 0 and staked >= $3
       union all
       select ended_at, 'round', 'large-win', 'player ' || player, 'round ' || round.id, 'at or above the threshold',
         json_build_object('staked', staked), json_build_object('returned', returned)
       from round_player join round on round.id = round_id where $4 > 0 and returned - staked >= $4
     ) as event
     where ($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
     order by at desc, component, subject limit $5`,
    [from ?? null, to ?? null, largeWager, largeWin, limit],
  );
}
