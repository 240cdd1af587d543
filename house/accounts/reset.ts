/** Password reset: an emailed link that works once and expires soon. */
import { present } from '../../core/base/invariant.ts';
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { resetLetter } from './letters.ts';
import { passwordRefusal } from './password.ts';
import { keyOf, type Person, personColumns } from './person.ts';
import { type AccountPolicy, minutesFrom } from './policy.ts';
import { keepPassword, type Origin, recordAttempt } from './sign-in.ts';
import { digestOf, newToken, type Token } from './token.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** For players. Does not reveal whether the address is known; staff get theirs from an administrator. */
export async function askForReset(accounts: Accounts, email: string): Promise<void> {
  const { db, clock, policy } = accounts;
  const now = clock.now();
  const asked = await db.transaction(async (sql) => {
    const [person] = await sql.query<Person>(
      `select ${personColumns} from person where email_key = $1 and role = 'player' for update`,
      [keyOf(email)],
    );
    if (person === undefined) return undefined;
    const recent = await sql.query('select from password_reset where person_id = $1 and asked_at > $2', [
      person.id,
      minutesFrom(now, -policy.resetMinutes),
    ]);
    if (recent.length >= policy.resetLettersMax) return undefined;
    return { person, token: await newReset(sql, person, policy, now) };
  });
  if (asked !== undefined) await sendReset(accounts, asked.person, asked.token);
}

/** Only the newest link is valid. */
export async function newReset(sql: Sql, { id }: Person, { resetMinutes }: AccountPolicy, now: Date): Promise<Token> {
  const token = newToken();
  await sql.query('update password_reset set ended_at = $2 where person_id = $1 and ended_at is null', [id, now]);
  await sql.query('insert into password_reset (token_hash, person_id, asked_at, ends_at) values ($1, $2, $3, $4)', [
    digestOf(token),
    id,
    now,
    minutesFrom(now, resetMinutes),
  ]);
  return token;
}

/** Returns where the email went. The token follows #, so it stays in the browser and out of server logs. */
export function sendReset({ clock, policy, outbox, site }: Accounts, person: Person, token: Token): Promise<string> {
  const letter = { link: `${site}/reset#${token}`, minutes: policy.resetMinutes, at: clock.now() };
  return outbox.send(resetLetter(person, letter));
}

/** A refused password leaves the link valid; an accepted one uses it up, unlocks the account and ends all sessions. */
export async function redeemReset(
  { db, clock, policy, passwords }: Accounts,
  { token, password }: { readonly token: Token; readonly password: string },
  origin: Origin,
): Promise<Person | ToldRefusal> {
  const standing = `token_hash = $1 and ended_at is null and ends_at > $2`;
  const [found] = await db.query<Person>(
    `select ${personColumns} from password_reset join person on person.id = person_id where ${standing}`,
    [digestOf(token), clock.now()],
  );
  if (found === undefined) return resetOver;
  const refusal = passwordRefusal(password, found, policy.passwordLengthMin);
  if (refusal !== undefined) return refusal;
  const sealed = await passwords.seal(password);
  const at = clock.now();
  return db.transaction(async (sql) => {
    // The person first, as everywhere: a different lock order could deadlock.
    const [person] = await sql.query<Person>(`select ${personColumns} from person where id = $1 for update`, [
      found.id,
    ]);
    const used = await sql.query(`update password_reset set ended_at = $2 where ${standing} returning person_id`, [
      digestOf(token),
      at,
    ]);
    if (used.length === 0) return resetOver;
    await keepPassword(sql, found.id, sealed, at);
    await recordAttempt(sql, found.id, 'reset', { origin, at });
    return { ...present(person, 'the person'), lockedAt: null };
  });
}

const resetOver = refuseHere('reset-over');
