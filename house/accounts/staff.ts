/** Staff accounts: created, given a role, sent a password link by an administrator; every change is audited. */
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { appendAudit } from './audit.ts';
import {
  insertPerson,
  type Newcomer,
  newcomerRefusal,
  type Person,
  type PersonId,
  personColumns,
  type StaffRole,
} from './person.ts';
import { newReset, sendReset } from './reset.ts';
import { type Deed, deedRefusal } from './rights.ts';
import { endSessions } from './session.ts';
import type { Token } from './token.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { isRefused, refuseHere } from '../protocol/refusals.ts';

/** A person, and where the email with their password link went. */
export interface Invited {
  readonly person: Person;
  readonly letter: string;
}

export const listStaff = (sql: Sql): Promise<readonly Person[]> =>
  sql.query<Person>(`select ${personColumns} from person where role <> 'player' order by name_key`);

/** They set their own password: nobody else ever knows it. */
export async function addStaff(
  accounts: Accounts,
  { role, ...newcomer }: Newcomer & { readonly role: StaffRole },
  deed: Deed,
): Promise<Invited | ToldRefusal> {
  const { db, clock, policy } = accounts;
  const mistaken = newcomerRefusal(newcomer);
  if (mistaken !== undefined) return mistaken;
  const at = clock.now();
  const added = await db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'manage-staff');
    if (refusal !== undefined) return refusal;
    const person = await insertPerson(sql, newcomer, { role, password: null, at });
    if (isRefused(person)) return person;
    const token = await newReset(sql, person, policy, at);
    const after = { name: person.name, email: person.email, role };
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'staff-added',
      subject: person.id,
      before: null,
      after,
    });
    return { person, token };
  });
  return isRefused(added) ? added : invite(accounts, added);
}

/** Ends their sessions, so that the new role applies at once. */
export async function changeRole(
  { db, clock }: Accounts,
  id: PersonId,
  role: StaffRole,
  deed: Deed,
): Promise<Person | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'manage-staff');
    if (refusal !== undefined) return refusal;
    // Locks all administrators: two who demote each other take turns.
    const staff = await sql.query<Person>(
      `select ${personColumns} from person where role = 'administrator' or (id = $1 and role <> 'player') order by id for update`,
      [id],
    );
    const person = staff.find((one) => one.id === id);
    if (person === undefined) return noSuchStaff(id);
    const administrators = staff.filter((one) => one.role === 'administrator');
    if (role !== 'administrator' && administrators.every((one) => one.id === id) && administrators.length > 0) {
      return refuseHere('last-administrator');
    }
    await sql.query('update person set role = $2 where id = $1', [id, role]);
    await endSessions(sql, id, at);
    const change = { before: { role: person.role }, after: { role } };
    await appendAudit(sql, { ...deed, at: at.toISOString(), did: 'role-changed', subject: id, ...change });
    return { ...person, role };
  });
}

/** The old password and all sessions end at once; an emailed link sets a new one. */
export async function resetStaff(accounts: Accounts, id: PersonId, deed: Deed): Promise<Invited | ToldRefusal> {
  const { db, clock, policy } = accounts;
  const at = clock.now();
  const reset = await db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'manage-staff');
    if (refusal !== undefined) return refusal;
    const [person] = await sql.query<Person>(
      `select ${personColumns} from person where id = $1 and role <> 'player' for update`,
      [id],
    );
    if (person === undefined) return noSuchStaff(id);
    await sql.query('update person set password = null where id = $1', [id]);
    await endSessions(sql, id, at);
    const token = await newReset(sql, person, policy, at);
    const change = { before: { lockedAt: person.lockedAt }, after: { password: 'to be chosen' } };
    await appendAudit(sql, { ...deed, at: at.toISOString(), did: 'staff-reset', subject: id, ...change });
    return { person, token };
  });
  return isRefused(reset) ? reset : invite(accounts, reset);
}

async function invite(accounts: Accounts, { person, token }: { person: Person; token: Token }): Promise<Invited> {
  return { person, letter: await sendReset(accounts, person, token) };
}

const noSuchStaff = (name: PersonId) => refuseHere('no-such-person', { name });
