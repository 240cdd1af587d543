/** Breaks and self-exclusion: a player stays away for a time or for good. Nothing shortens it. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface Away {
  readonly kind: 'break' | 'exclusion';
  readonly from: Date;
  /** Undefined means for good. */
  readonly until: Date | null;
}

/** The longest break and the shortest exclusion. */
const awayTerms = { breakHoursMost: 6 * 7 * 24, exclusionMonthsLeast: 6 } as const;

const hour = 3_600_000;

export async function awayNow(sql: Sql, player: PlayerId, now: Date): Promise<Away | undefined> {
  const [away] = await sql.query<Away>(
    `select kind, from_at as "from", until_at as "until" from away
     where player = $1 and from_at <= $2 and (until_at is null or until_at > $2)
     order by until_at desc nulls first limit 1`,
    [player, now],
  );
  return away;
}

export function takeBreak(sql: Sql, player: PlayerId, hours: number, now: Date): Promise<Away | ToldRefusal> {
  const { breakHoursMost } = awayTerms;
  if (!Number.isInteger(hours) || hours < 1 || hours > breakHoursMost) {
    return Promise.resolve(refuseHere('bad-break', { days: breakHoursMost / 24 }));
  }
  return goAway(sql, player, { kind: 'break', from: now, until: new Date(now.getTime() + hours * hour) });
}

/** Whole calendar months; undefined means for good. */
export function excludeSelf(sql: Sql, player: PlayerId, months: number | null, now: Date): Promise<Away | ToldRefusal> {
  const { exclusionMonthsLeast } = awayTerms;
  if (months !== null && (!Number.isInteger(months) || months < exclusionMonthsLeast || months > 120)) {
    return Promise.resolve(refuseHere('bad-exclusion', { months: exclusionMonthsLeast }));
  }
  return goAway(sql, player, {
    kind: 'exclusion',
    from: now,
    until: months === null ? null : monthsAfter(now, months),
  });
}

/** The last day of a month maps to the last day: six months after 31 August end on the last day of February. */
export function monthsAfter(moment: Date, months: number): Date {
  const then = new Date(moment);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then;
}

async function goAway(sql: Sql, player: PlayerId, { kind, from, until }: Away): Promise<Away> {
  await sql.query('insert into away (player, kind, from_at, until_at) values ($1, $2, $3, $4)', [
    player,
    kind,
    from,
    until,
  ]);
  return (await awayNow(sql, player, from)) ?? { kind, from, until };
}
