/** Signing in and changing a password: one answer to every failure, and a lock after repeated ones. */
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { decoy, passwordRefusal } from './password.ts';
import { keyOf, type Person, type PersonId, personColumns } from './person.ts';
import { minutesFrom } from './policy.ts';
import { beginSession, endSessions, type SignedIn } from './session.ts';
import { stopOfPlayer } from './stops.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { isRefused, refuseHere } from '../protocol/refusals.ts';

export interface Credentials {
  readonly nameOrEmail: string;
  readonly password: string;
}

/** The network address of the attempt. */
export type Origin = string;

/** The same sentence for an unknown name, a wrong password and a locked account (GLI-67). */
const wrongCredentials = refuseHere('wrong-credentials');

export async function signIn(
  accounts: Accounts,
  credentials: Credentials,
  origin: Origin,
  device?: string,
): Promise<SignedIn | ToldRefusal> {
  const { db, clock, policy } = accounts;
  const claim = await tryPassword(accounts, credentials);
  return db.transaction(async (sql) => {
    const person = await judge(sql, accounts, claim, origin);
    if (isRefused(person)) return person;
    const barred = (await closedRefusal(sql, person.id)) ?? (await stopOfPlayer(sql, person.id));
    return barred ?? beginSession(sql, person, policy, { now: clock.now(), origin, device });
  });
}

/** A closed account is not reopened; only its owner is told so (PI-046). */
async function closedRefusal(sql: Sql, person: PersonId): Promise<ToldRefusal | undefined> {
  const [closed] = await sql.query<{ at: Date }>(
    'select closed_at as at from person where id = $1 and closed_at is not null',
    [person],
  );
  if (closed === undefined) return undefined;
  return refuseHere('account-closed', { day: closed.at.toISOString().slice(0, 10) });
}

/** Ends all sessions, including this one. A wrong password counts as a failed sign-in. */
export async function changePassword(
  accounts: Accounts,
  { name, email }: Person,
  { now, next }: { readonly now: string; readonly next: string },
  origin: Origin,
): Promise<Person | ToldRefusal> {
  const { db, clock, policy, passwords } = accounts;
  const refusal = passwordRefusal(next, { name, email }, policy.passwordLengthMin);
  if (refusal !== undefined) return refusal;
  const claim = await tryPassword(accounts, { nameOrEmail: name, password: now });
  const sealed = await passwords.seal(next);
  return db.transaction(async (sql) => {
    const person = await judge(sql, accounts, claim, origin);
    if (!isRefused(person)) await keepPassword(sql, person.id, sealed, clock.now());
    return person;
  });
}

/** A new password ends all sessions, voids every pending link and unlocks the account. */
export async function keepPassword(sql: Sql, person: PersonId, sealed: string, at: Date): Promise<void> {
  await sql.query('update person set password = $2, locked_at = null where id = $1', [person, sealed]);
  await sql.query('update password_reset set ended_at = $2 where person_id = $1 and ended_at is null', [person, at]);
  await endSessions(sql, person, at);
}

interface Claim {
  readonly id: PersonId | undefined;
  readonly sealed: string | null;
  readonly isRight: boolean;
}

/** The slow part, outside any transaction; takes the same time whether the name is known or not. */
async function tryPassword({ db, passwords }: Accounts, { nameOrEmail, password }: Credentials): Promise<Claim> {
  const [known] = await db.query<{ id: PersonId; sealed: string | null }>(
    'select id, password as sealed from person where name_key = $1 or email_key = $1',
    [keyOf(nameOrEmail)],
  );
  const sealed = known?.sealed ?? null;
  const isRight = await passwords.matches(sealed ?? decoy, password);
  return { id: known?.id, sealed, isRight: isRight && sealed !== null };
}

/** One at a time per person, so that parallel guesses are counted like sequential ones. */
async function judge(
  sql: Sql,
  { clock, policy: { failuresMax, failureMinutes } }: Accounts,
  { id, sealed, isRight }: Claim,
  origin: Origin,
): Promise<Person | ToldRefusal> {
  const at = clock.now();
  const [known] = await sql.query<Person & { password: string | null }>(
    `select ${personColumns}, password from person where id = $1 for update`,
    [id ?? ''],
  );
  const outcome = outcomeOf(known, { isRight: isRight && known?.password === sealed });
  await recordAttempt(sql, id, outcome, { origin, at });
  if (known === undefined || outcome === 'locked') return wrongCredentials;
  if (outcome === 'right') {
    const { password: _, ...person } = known;
    return person;
  }
  // A failure exactly this old no longer counts.
  await sql.query(
    `update person set locked_at = $2
     where id = $1 and $4 <= (
       select count(*) from sign_in_attempt
       where person_id = $1 and outcome = 'wrong' and at > $3 and seq > coalesce(
         (select max(seq) from sign_in_attempt where person_id = $1 and outcome in ('right', 'reset')), 0))`,
    [known.id, at, minutesFrom(at, -failureMinutes), failuresMax],
  );
  return wrongCredentials;
}

type Outcome = 'right' | 'wrong' | 'locked' | 'reset';

function outcomeOf(known: Person | undefined, { isRight }: { readonly isRight: boolean }): Outcome {
  if (known === undefined) return 'wrong';
  if (known.lockedAt !== null) return 'locked';
  return isRight ? 'right' : 'wrong';
}

export async function recordAttempt(
  sql: Sql,
  person: PersonId | undefined,
  outcome: Outcome,
  { origin, at }: { readonly origin: Origin; readonly at: Date },
): Promise<void> {
  await sql.query('insert into sign_in_attempt (person_id, outcome, origin, at) values ($1, $2, $3, $4)', [
    person ?? null,
    outcome,
    origin,
    at,
  ]);
}
