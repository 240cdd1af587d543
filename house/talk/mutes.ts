/** Mutes: a player reads the chat but can't write, for a time or for good, with the staff member's reason. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { appendAudit } from '../accounts/audit.ts';
import { minutesFrom } from '../accounts/policy.ts';
import { type Actor, type Deed, deedRefusal } from '../accounts/rights.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface Mute {
  readonly id: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly reason: string;
  readonly by: Actor;
  readonly at: Date;
  /** Null means for good. */
  readonly until: Date | null;
  readonly liftedAt: Date | null;
  readonly liftReason: string | null;
}

const columns = `chat_mute.id, player, name, chat_mute.reason, muted_by as by, chat_mute.at, until_at as until,
  chat_mute_lift.at as "liftedAt", chat_mute_lift.reason as "liftReason"`;
const mutes = 'chat_mute join person on person.id = player left join chat_mute_lift on mute_id = chat_mute.id';

type Door = Pick<Accounts, 'db' | 'clock'>;

/** Undefined `minutes` mutes for good. A new mute never shortens one in force. */
export async function mutePlayer(
  { db, clock }: Door,
  { player, minutes }: { readonly player: PlayerId; readonly minutes: number | null },
  deed: Deed,
): Promise<Mute | ToldRefusal> {
  const at = clock.now();
  const until = minutes === null ? null : minutesFrom(at, minutes);
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'moderate-chat');
    if (refusal !== undefined) return refusal;
    const [made] = await sql.query<{ id: number }>(
      'insert into chat_mute (player, reason, muted_by, at, until_at) values ($1, $2, $3, $4, $5) returning id',
      [player, deed.reason, deed.by, at, until],
    );
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'player-muted',
      subject: `person ${player}`,
      before: null,
      after: { mute: made?.id, until: until?.toISOString() ?? 'for good' },
    });
    return (await readMute(sql, made?.id ?? 0)) ?? noSuchMute;
  });
}

export async function liftMute({ db, clock }: Door, id: number, deed: Deed): Promise<Mute | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'moderate-chat');
    if (refusal !== undefined) return refusal;
    const lifted = await sql.query(
      `insert into chat_mute_lift (mute_id, reason, lifted_by, at) select id, $2, $3, $4 from chat_mute
       where id = $1 and (until_at is null or until_at > $4) on conflict do nothing returning mute_id`,
      [id, deed.reason, deed.by, at],
    );
    const mute = await readMute(sql, id);
    if (lifted.length === 0 || mute === undefined) return noSuchMute;
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'mute-lifted',
      subject: `person ${mute.player}`,
      before: { mute: id, until: mute.until?.toISOString() ?? 'for good' },
      after: null,
    });
    return mute;
  });
}

/** The longest-lasting of the mutes in force. */
export async function muteOf(sql: Sql, player: PlayerId, now: Date): Promise<Mute | undefined> {
  const [mute] = await sql.query<Mute>(
    `select ${columns} from ${mutes} where player = $1 and mute_id is null and (until_at is null or until_at > $2)
     order by until_at desc nulls first limit 1`,
    [player, now],
  );
  return mute;
}

/** Newest first, including expired and lifted ones. */
export const listMutes = (sql: Sql, limit: number): Promise<readonly Mute[]> =>
  sql.query<Mute>(`select ${columns} from ${mutes} order by chat_mute.id desc limit $1`, [limit]);

const noSuchMute = refuseHere('no-such-mute');

async function readMute(sql: Sql, id: number): Promise<Mute | undefined> {
  const [mute] = await sql.query<Mute>(`select ${columns} from ${mutes} where chat_mute.id = $1`, [id]);
  return mute;
}
