/** Limits that players set themselves: on what they lose, on how long they sit. Tighter at once, looser a day later. */
import type { PlayerId } from '../../core/base/ids.ts';
import { type AccountRefusal, refuseAccount } from '../accounts/refusal.ts';
import type { Sql } from '../storage/db.ts';

export type LimitKind =
  /** Cents lost, stakes still in play included, in the last so many hours. */
  | { readonly kind: 'loss'; readonly period: LossPeriod }
  /** Minutes since signing in. */
  | { readonly kind: 'time'; readonly period: 'sitting' };

export type LossPeriod = 'day' | 'week' | 'month';

export const hoursOf: Readonly<Record<LossPeriod, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

export type OwnLimit = LimitKind & {
  /** Nothing where there is none. */
  readonly amount: number | null;
  /** What it will be, and from when, where a looser one was asked for. */
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

/** Each word replaces a looser limit that was still to come. */
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
    ...(coming === undefined ? {} : { coming: { amount: coming.amount, from: coming.from } }),
  };
}

/** What counts from now on, and what will. */
export async function setOwnLimit(
  sql: Sql,
  player: PlayerId,
  { kind, period, amount }: LimitKind & { readonly amount: number | null },
  now: Date,
): Promise<OwnLimit | AccountRefusal> {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0)) {
    return refuseAccount('bad-limit', 'A limit is a whole amount above zero.');
  }
  const limit = { kind, period } as LimitKind;
  // One after the other for each player: which of two is the tighter is judged against the one before it.
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
