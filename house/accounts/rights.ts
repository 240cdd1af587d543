/** Who may do what: the rights of each role, no more than its work needs. */
import { never } from '../../core/base/invariant.ts';
import type { Sql } from '../storage/db.ts';
import type { PersonId, Role } from './person.ts';
import { type AccountRefusal, refuseAccount } from './refusal.ts';

/** Somebody at the machine itself, where nobody signs in: they could as well change the data. */
export const commandLine = 'command line';

/** What the house does by itself, such as opening a table again that has failed. */
export const theHouse = 'the house';

export type Actor = PersonId | typeof commandLine | typeof theHouse;

/** Whose deed it is, and why: both are recorded. */
export interface Deed {
  readonly by: Actor;
  readonly reason: string;
}

export type Right =
  | 'manage-staff'
  | 'stop-play'
  | 'change-tables'
  // what goes wrong at tables
  | 'raise-incidents'
  | 'resolve-incidents'
  // at the tables where people deal
  | 'deal'
  | 'run-floor'
  // past rounds with their journals and where their recordings are
  | 'see-rounds'
  | 'run-tournaments'
  // what is said at tables, and what players complain of
  | 'announce'
  | 'see-complaints'
  | 'moderate-chat'
  | 'answer-problems'
  // cases of fair play: take a step, look
  | 'judge-fair-play'
  | 'see-fair-play';

export function mayRole(role: Role, right: Right): boolean {
  switch (right) {
    case 'manage-staff':
      return role === 'administrator';
    case 'announce':
      return role !== 'player' && role !== 'regulator';
    case 'see-complaints':
      return role !== 'player' && role !== 'dealer';
    case 'raise-incidents':
      return role === 'dealer' || role === 'floor' || role === 'office' || role === 'administrator';
    case 'resolve-incidents':
    case 'moderate-chat':
    case 'answer-problems':
    case 'stop-play':
      return role === 'floor' || role === 'office' || role === 'administrator';
    case 'deal':
      return role === 'dealer' || role === 'floor';
    case 'run-floor':
      return role === 'floor' || role === 'administrator';
    case 'change-tables':
    case 'run-tournaments':
    case 'judge-fair-play':
      return role === 'office' || role === 'administrator';
    case 'see-rounds':
    case 'see-fair-play':
      return role === 'floor' || role === 'office' || role === 'regulator' || role === 'administrator';
    default:
      return never(right);
  }
}

/** Nothing when they may. */
export async function deedRefusal(sql: Sql, { by, reason }: Deed, right: Right): Promise<AccountRefusal | undefined> {
  if (reason.trim() === '') return refuseAccount('no-reason', 'Say why: the reason is recorded.');
  if (by === commandLine || by === theHouse) return undefined;
  const [person] = await sql.query<{ role: Role }>('select role from person where id = $1', [by]);
  const may = person !== undefined && mayRole(person.role, right);
  return may ? undefined : refuseAccount('not-allowed', 'Your role does not allow this.');
}
