/** Role-based rights: each role has what its work needs and no more. */
import { never } from '../../core/base/invariant.ts';
import type { Sql } from '../storage/db.ts';
import type { PersonId, Role } from './person.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** Someone at the machine itself, without signing in: they could change the data anyway. */
export const commandLine = 'command line';

/** What the house does by itself, such as reopening a failed table. */
export const theHouse = 'the house';

export type Actor = PersonId | typeof commandLine | typeof theHouse;

/** Who acts and why; both are recorded. */
export interface Deed {
  readonly by: Actor;
  readonly reason: string;
}

export type Right =
  | 'manage-staff'
  | 'stop-play'
  | 'change-tables'
  // incidents at tables
  | 'raise-incidents'
  | 'resolve-incidents'
  // studio tables
  | 'deal'
  | 'run-floor'
  // past rounds, their journals and recordings
  | 'see-rounds'
  | 'run-tournaments'
  // chat, and players' complaints
  | 'announce'
  | 'see-complaints'
  | 'moderate-chat'
  | 'answer-problems'
  // fair-play cases: act, view
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

/** Undefined if they may. */
export async function deedRefusal(sql: Sql, { by, reason }: Deed, right: Right): Promise<ToldRefusal | undefined> {
  if (reason.trim() === '') return refuseHere('no-reason');
  if (by === commandLine || by === theHouse) return undefined;
  const [person] = await sql.query<{ role: Role }>('select role from person where id = $1', [by]);
  const may = person !== undefined && mayRole(person.role, right);
  return may ? undefined : refuseHere('not-allowed');
}
