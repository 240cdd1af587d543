/** Who may do what: the rights of each role, no more than its work needs. */
import { never } from '../../core/base/invariant.ts';
import type { Sql } from '../storage/db.ts';
import type { PersonId, Role } from './person.ts';
import { type AccountRefusal, refuseAccount } from './refusal.ts';

/** Somebody at the machine itself, where nobody signs in: they could as well change the data. */
export const commandLine = 'command line';

export type Actor = PersonId | typeof commandLine;

/** Whose deed it is, and why: both are recorded. */
export interface Deed {
  readonly by: Actor;
  readonly reason: string;
}

export type Right = 'manage-staff' | 'stop-play';

function mayRole(role: Role, right: Right): boolean {
  switch (right) {
    case 'manage-staff':
      return role === 'administrator';
    case 'stop-play':
      return role === 'floor' || role === 'office' || role === 'administrator';
    default:
      return never(right);
  }
}

/** Nothing when they may. */
export async function deedRefusal(sql: Sql, { by, reason }: Deed, right: Right): Promise<AccountRefusal | undefined> {
  if (reason.trim() === '') return refuseAccount('no-reason', 'Say why: the reason is recorded.');
  if (by === commandLine) return undefined;
  const [person] = await sql.query<{ role: Role }>('select role from person where id = $1', [by]);
  const may = person !== undefined && mayRole(person.role, right);
  return may ? undefined : refuseAccount('not-allowed', 'Your role does not allow this.');
}
