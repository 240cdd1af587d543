/** Sessions: who is signed in, until they sign out, stay idle too long, or the session expires. */
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { type Person, type PersonId, personColumns } from './person.ts';
import { type AccountPolicy, minutesFrom } from './policy.ts';
import { digestOf, newToken, type Token } from './token.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { isRefused, refuseHere } from '../protocol/refusals.ts';

export interface SignedIn {
  readonly token: Token;
  readonly person: Person;
  /** Absolute expiry, idle or not. */
  readonly endsAt: Date;
}

/** The network address and, if known, the device: an identifier that the browser sends back. */
export interface Whence {
  readonly origin: string;
  readonly device?: string | undefined;
}

export async function beginSession(
  sql: Sql,
  person: Person,
  policy: AccountPolicy,
  { now, origin, device }: Whence & { readonly now: Date },
): Promise<SignedIn> {
  const token = newToken();
  const endsAt = minutesFrom(now, policy.sessionHours * 60);
  await sql.query(
    `insert into session (token_hash, person_id, begun_at, seen_at, ends_at, origin, device)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [digestOf(token), person.id, now, endsAt, origin, device ?? null],
  );
  return { token, person, endsAt };
}

/** Activity is stored at most this often, to spare the database; the idle limit is never exceeded. */
const noticedSeconds = 10;

/**
 * Whose token it is. An `act` is something the person did and postpones the idle limit; a `look` is an automatic
 * request of their screen and does not (GLI-68).
 */
export async function whoIs(
  { db, clock, policy }: Pick<Accounts, 'db' | 'clock' | 'policy'>,
  token: Token,
  use: 'act' | 'look',
): Promise<Person | ToldRefusal> {
  const [session] = await openSessions(db, [token]);
  const now = clock.now();
  const standing = judged(session, policy, now);
  if (isRefused(standing)) return standing;
  if (use === 'act' && now >= minutesFrom(standing.seenAt, noticedSeconds / 60)) {
    await noteActs(db, new Map([[token, now]]));
  }
  return standing.person;
}

/** A valid session: whose it is, and when it ends without further activity. */
export interface ValidSession {
  readonly person: Person;
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly until: Date;
}

/** The state of each of these sessions, for connections checked in bulk. */
export async function standingsOf(
  { db, clock, policy }: Pick<Accounts, 'db' | 'clock' | 'policy'>,
  tokens: readonly Token[],
): Promise<ReadonlyMap<Token, ValidSession | ToldRefusal>> {
  const open = await openSessions(db, tokens);
  const byHash = new Map(open.map((session) => [session.hash, session]));
  const now = clock.now();
  return new Map(tokens.map((token) => [token, judged(byHash.get(digestOf(token)), policy, now)]));
}

/** Token hashes of sessions ended since then, for any reason. */
export async function endedSince(sql: Sql, since: Date): Promise<readonly string[]> {
  const rows = await sql.query<{ hash: string }>('select token_hash as hash from session where ended_at >= $1', [
    since,
  ]);
  return rows.map(({ hash }) => hash);
}

/** Records activity: the idle time restarts. */
export async function noteActs(sql: Sql, acts: ReadonlyMap<Token, Date>): Promise<void> {
  await sql.query(
    `update session set seen_at = act.at from unnest($1::text[], $2::timestamptz[]) as act (hash, at)
     where token_hash = act.hash and seen_at < act.at`,
    [[...acts.keys()].map(digestOf), [...acts.values()]],
  );
}

type OpenSession = Person & {
  readonly hash: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
  readonly endsAt: Date;
};

const openSessions = (sql: Sql, tokens: readonly Token[]): Promise<readonly OpenSession[]> =>
  sql.query<OpenSession>(
    `select ${personColumns}, token_hash as hash, begun_at as "begunAt", seen_at as "seenAt", ends_at as "endsAt"
     from session join person on person.id = person_id where token_hash = any($1::text[]) and ended_at is null`,
    [tokens.map(digestOf)],
  );

function judged(session: OpenSession | undefined, policy: AccountPolicy, now: Date): ValidSession | ToldRefusal {
  if (session === undefined) return refuseHere('not-signed-in');
  const { hash: _, begunAt, seenAt, endsAt, ...person } = session;
  if (now >= endsAt) return refuseHere('session-over');
  const idleMinutes = person.role === 'dealer' ? policy.consoleIdleMinutes : policy.idleMinutes;
  const idleAt = minutesFrom(seenAt, idleMinutes);
  if (now >= idleAt) {
    return refuseHere('session-idle', { minutes: idleMinutes });
  }
  return { person, begunAt, seenAt, until: idleAt < endsAt ? idleAt : endsAt };
}

export async function signOut({ db, clock }: Pick<Accounts, 'db' | 'clock'>, token: Token): Promise<void> {
  await db.query('update session set ended_at = $2 where token_hash = $1 and ended_at is null', [
    digestOf(token),
    clock.now(),
  ]);
}

export async function signOutEverywhere(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  person: PersonId,
): Promise<void> {
  await endSessions(db, person, clock.now());
}

export async function endSessions(sql: Sql, person: PersonId, now: Date): Promise<void> {
  await sql.query('update session set ended_at = $2 where person_id = $1 and ended_at is null', [person, now]);
}
