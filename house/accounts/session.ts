/** Sessions: who is signed in, until they leave, stay idle, or the session's time is over. */
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { type Person, type PersonId, personColumns } from './person.ts';
import { type AccountPolicy, minutesFrom } from './policy.ts';
import { type AccountRefusal, refuseAccount } from './refusal.ts';
import { digestOf, newToken, type Token } from './token.ts';

export interface SignedIn {
  readonly token: Token;
  readonly person: Person;
  /** However busy they are until then. */
  readonly endsAt: Date;
}

export async function beginSession(sql: Sql, person: Person, policy: AccountPolicy, now: Date): Promise<SignedIn> {
  const token = newToken();
  const endsAt = minutesFrom(now, policy.sessionHours * 60);
  await sql.query(
    'insert into session (token_hash, person_id, begun_at, seen_at, ends_at) values ($1, $2, $3, $3, $4)',
    [digestOf(token), person.id, now, endsAt],
  );
  return { token, person, endsAt };
}

/** An act is written down at most this often, so that a busy player costs the database little; idleness is never longer. */
const noticedSeconds = 10;

/**
 * Whose token it is. An `act` is something the person did, and puts off idleness; a `look` is what their screen does by
 * itself, and does not (GLI-68).
 */
export async function whoIs(
  { db, clock, policy }: Pick<Accounts, 'db' | 'clock' | 'policy'>,
  token: Token,
  use: 'act' | 'look',
): Promise<Person | AccountRefusal> {
  const [session] = await db.query<Person & { seenAt: Date; endsAt: Date }>(
    `select ${personColumns}, seen_at as "seenAt", ends_at as "endsAt"
     from session join person on person.id = person_id where token_hash = $1 and ended_at is null`,
    [digestOf(token)],
  );
  if (session === undefined) return refuseAccount('not-signed-in', 'Sign in first.');
  const { seenAt, endsAt, ...person } = session;
  const now = clock.now();
  if (now >= endsAt) return refuseAccount('session-over', 'You were signed in for long; sign in again.');
  const idleMinutes = person.role === 'dealer' ? policy.consoleIdleMinutes : policy.idleMinutes;
  if (now >= minutesFrom(seenAt, idleMinutes)) {
    return refuseAccount('session-idle', `Nothing was done for ${idleMinutes} minutes; sign in again.`);
  }
  if (use === 'act' && now >= minutesFrom(seenAt, noticedSeconds / 60)) {
    await db.query('update session set seen_at = $2 where token_hash = $1 and seen_at < $2', [digestOf(token), now]);
  }
  return person;
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
