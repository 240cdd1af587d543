/** People of the house, players and staff: one name, one email address, one role each. */
import { randomUUID } from 'node:crypto';
import type { Id } from '../../core/base/ids.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** For a player, also the `PlayerId` that owns their ledger account. */
export type PersonId = Id<'person'>;

export type StaffRole = 'dealer' | 'floor' | 'office' | 'regulator' | 'administrator';
export type Role = 'player' | StaffRole;
export type Language = 'en' | 'lt' | 'ro';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
  readonly joinedAt: Date;
  readonly lockedAt: Date | null;
}

/** What a person enters when signing up. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The columns of a `Person`, without the password. */
export const personColumns = `person.id, person.name, person.email, person.role, person.language,
  person.joined_at as "joinedAt", person.locked_at as "lockedAt"`;

/** By name or email address, case-insensitively. */
export async function findPerson(sql: Sql, nameOrEmail: string): Promise<Person | undefined> {
  const [person] = await sql.query<Person>(
    `select ${personColumns} from person where name_key = $1 or email_key = $1`,
    [keyOf(nameOrEmail)],
  );
  return person;
}

/** Ana, ANA and ana are the same. Names contain no @, so none can be another person's address. */
export const keyOf = (nameOrEmail: string): string => nameOrEmail.trim().normalize('NFKC').toLowerCase();

const goodName = /^[\p{Script=Latin}\d][\p{Script=Latin}\d._-]{2,19}$/u;
const goodEmail = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;
const emailLengthMax = 254;

export function newcomerRefusal({ name, email }: Newcomer): ToldRefusal | undefined {
  if (!goodName.test(name.normalize('NFKC'))) {
    return refuseHere('bad-name');
  }
  if (!goodEmail.test(email) || email.length > emailLengthMax) {
    return refuseHere('bad-email');
  }
  return undefined;
}

/** Name and address must be unique; `password` is hashed, or undefined until the first one is set. */
export async function insertPerson(
  sql: Sql,
  { name, email, language }: Newcomer,
  { role, password, at }: { readonly role: Role; readonly password: string | null; readonly at: Date },
): Promise<Person | ToldRefusal> {
  const [person] = await sql.query<Person>(
    `insert into person (id, name, name_key, email, email_key, role, language, password, joined_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning ${personColumns}`,
    [randomUUID(), name.normalize('NFKC'), keyOf(name), email, keyOf(email), role, language, password, at],
  );
  if (person !== undefined) return person;
  const named = await sql.query('select from person where name_key = $1', [keyOf(name)]);
  return named.length > 0 ? refuseHere('name-taken') : refuseHere('email-taken');
}
