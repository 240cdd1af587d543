/** Limits that players set for themselves, on losses and on time. Tightening is immediate, loosening takes a day. */
import { defined } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export type LimitKind =
  /** Cents lost, including stakes in play, over this many past hours. */
  | { readonly kind: 'loss'; readonly period: LossPeriod }
  /** Minutes since signing in. */
  | { readonly kind: 'time'; readonly period: 'sitting' };

export type LossPeriod = 'day' | 'week' | 'month';

export const hoursOf: Readonly<Record<LossPeriod, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

export type OwnLimit = LimitKind & {
  /** Undefined if there is none. */
  readonly amount: number | null;
  /** The requested looser limit and when it takes effect. */
  readonly coming?: { readonly amount: number | null; readonly from: Date };
};

interface Asked {
  readonly kind: 'loss' | 'time';
  readonly period: LossPeriod | 'sitting';
  readonly amount: number | null;
  readonly at: Date;
  readonly from: Date;
}

const everyLimit: readonly LimitKind[] = [
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'time', period: 'sitting' },
];

const loosenHours = 24;
const hour = 3_600_000;

export async function ownLimits(sql: Sql, player: PlayerId, now: Date): Promise<readonly OwnLimit[]> {
  const asked = await sql.query<Asked>(
    'select kind, period, amount, asked_at as at, from_at as "from" from own_limit where player = $1 order by id',
    [player],
  );
  return everyLimit.map((limit) => standing(limit, asked.filter(isOf(limit)), now));
}

const isOf =
  ({ kind, period }: LimitKind) =>
  (asked: Asked) =>
    asked.kind === kind && asked.period === period;

/** Each request replaces a pending looser limit. */
function standing(limit: LimitKind, asked: readonly Asked[], now: Date): OwnLimit {
  let amount: number | null = null;
  let coming: Asked | undefined;
  const passTo = (moment: Date) => {
    if (coming === undefined || coming.from > moment) return;
    amount = coming.amount;
    coming = undefined;
  };
  for (const one of asked) {
    passTo(one.at);
    coming = one;
    passTo(one.at);
  }
  passTo(now);
  return {
    ...limit,
    amount,
    ...defined({ coming: coming && { amount: coming.amount, from: coming.from } }),
  };
}

/** Returns the limits in force and those pending. */
export async function setOwnLimit(
  sql: Sql,
  player: PlayerId,
  { kind, period, amount }: LimitKind & { readonly amount: number | null },
  now: Date,
): Promise<OwnLimit | ToldRefusal> {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0)) {
    return refuseHere('bad-limit');
  }
  const limit = { kind, period } as LimitKind;
  // One at a time per player: tighter or looser is judged against the limit before.
  await sql.query('select from person where id = $1 for update', [player]);
  const before = (await ownLimits(sql, player, now)).find(isLimit(limit));
  const from = isLooser(amount, before?.amount ?? null) ? new Date(now.getTime() + loosenHours * hour) : now;
  await sql.query(
    'insert into own_limit (player, kind, period, amount, asked_at, from_at) values ($1, $2, $3, $4, $5, $6)',
    [player, kind, period, amount, now, from],
  );
  const after = (await ownLimits(sql, player, now)).find(isLimit(limit));
  return after ?? { ...limit, amount: null };
}

const isLimit = (limit: LimitKind) => (one: OwnLimit) => one.kind === limit.kind && one.period === limit.period;

const isLooser = (wanted: number | null, now: number | null): boolean =>
  now !== null && (wanted === null || wanted > now);
