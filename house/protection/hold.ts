/** Enforces player protection: a player on a break, or over their own loss or time limit, can't bet. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { Queue } from '../queue.ts';
import type { Sql } from '../storage/db.ts';
import { type Away, awayNow } from './away.ts';
import { hoursOf, type LimitKind, type OwnLimit, ownLimits } from './own-limits.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Staked at tables and in tournaments and not yet won back; negative after a net win. */
async function lostSince(sql: Sql, player: PlayerId, since: Date): Promise<number> {
  const [row] = await sql.query<{ lost: number }>(
    `select coalesce(sum(case when from_account = own.id then amount else -amount end), 0)::bigint as lost
     from account own
     join transfer on own.id in (from_account, to_account)
     join account other on other.id = case when from_account = own.id then to_account else from_account end
     where own.kind = 'player' and own.owner = $1 and at > $2 and other.kind <> 'bank'`,
    [player, since],
  );
  return row?.lost ?? 0;
}

/** Start of the oldest of the player's current sessions. */
async function minutesSignedIn(sql: Sql, player: PlayerId, now: Date): Promise<number> {
  const [row] = await sql.query<{ begun: Date | null }>(
    'select min(begun_at) as begun from session where person_id = $1 and ended_at is null and ends_at > $2',
    [player, now],
  );
  const begun = row?.begun ?? now;
  return (now.getTime() - begun.getTime()) / minute;
}

const awayRefusal = ({ kind, until }: Away): ToldRefusal =>
  until === null
    ? refuseHere('self-excluded-for-good')
    : refuseHere(kind === 'break' ? 'on-break' : 'self-excluded', { until: until.toISOString() });

/** Why this player may not put this many cents at stake now; undefined if they may. */
async function heldBack(sql: Sql, player: PlayerId, staking: number, now: Date): Promise<ToldRefusal | undefined> {
  const away = await awayNow(sql, player, now);
  if (away !== undefined) return awayRefusal(away);
  for (const limit of await ownLimits(sql, player, now)) {
    if (limit.amount === null) continue;
    const over = await isOver(sql, player, { ...limit, amount: limit.amount }, { staking, now });
    if (over) return overLimit(limit);
  }
  return undefined;
}

async function isOver(
  sql: Sql,
  player: PlayerId,
  limit: OwnLimit & { readonly amount: number },
  { staking, now }: { readonly staking: number; readonly now: Date },
): Promise<boolean> {
  const used = await usedOf(sql, player, limit, now);
  return limit.kind === 'time' ? used >= limit.amount : used + staking > limit.amount;
}

/** Minutes of this session, or cents lost in the period. */
export function usedOf(sql: Sql, player: PlayerId, limit: LimitKind, now: Date): Promise<number> {
  if (limit.kind === 'time') return minutesSignedIn(sql, player, now);
  return lostSince(sql, player, new Date(now.getTime() - hoursOf[limit.period] * hour));
}

const overLimit = (limit: OwnLimit): ToldRefusal =>
  limit.kind === 'time' ? refuseHere('own-time-over') : refuseHere('own-limit', { period: limit.period });

/**
 * Remembers which players have any limit, so that everyone else's bets need no query. Whoever sets a limit or takes a
 * break is added and never removed: a stale entry costs a query, a missing one would break the rule.
 */
export class Protection {
  readonly #sql: Sql;
  readonly #clock: Clock;
  readonly #held: Set<string>;
  readonly #oneByOne = new Queue();

  private constructor(sql: Sql, clock: Clock, held: readonly string[]) {
    this.#sql = sql;
    this.#clock = clock;
    this.#held = new Set(held);
  }

  static async open(sql: Sql, clock: Clock): Promise<Protection> {
    const rows = await sql.query<{ player: string }>('select player from own_limit union select player from away');
    return new Protection(
      sql,
      clock,
      rows.map(({ player }) => player),
    );
  }

  hold(player: PlayerId): void {
    this.#held.add(player);
  }

  refusal(player: PlayerId, staking: number): Promise<ToldRefusal | undefined> {
    if (!this.#held.has(player)) return Promise.resolve(undefined);
    return heldBack(this.#sql, player, staking, this.#clock.now());
  }

  /**
   * Closes betting: `take` debits the stakes of everyone who may play this round. If a player with limits is among
   * them, tables closing at the same time take turns, so that no two spend the same remaining limit.
   */
  taking<T>(
    staked: ReadonlyMap<PlayerId, number>,
    take: (refused: ReadonlyMap<PlayerId, ToldRefusal>) => Promise<T>,
  ): Promise<T> {
    const held = [...staked].filter(([player]) => this.#held.has(player));
    if (held.length === 0) return take(new Map());
    return this.#oneByOne.run(async () => {
      const refused = new Map<PlayerId, ToldRefusal>();
      for (const [player, staking] of held) {
        const why = await this.refusal(player, staking);
        if (why !== undefined) refused.set(player, why);
      }
      return take(refused);
    });
  }
}
