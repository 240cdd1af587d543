/**
 * Changes of terms: free before anyone has registered, limited after that, and impossible once it has started (PT-065,
 * PT-954).
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { announceAnew, opensTooLate } from '../entry/announcement.ts';
import { layTables, picksSeats } from '../entry/registration.ts';
import type { Say } from '../director/events.ts';
import { isToCome, type WorkingTournament } from '../director/state.ts';
import type { Terms } from './terms.ts';
import type { CommandOf } from '../director/commands.ts';

/** PT-954: what registered players relied on. */
const promised = [
  ...(['game', 'limit', 'start', 'format', 'price', 'fee', 'bounty', 'progressiveBounty', 'namedBounties'] as const),
  ...(['chips', 'payouts', 'satellite', 'guarantee', 'rebuys', 'addOns', 'registrationOpens'] as const),
];

export function changeTerms(t: WorkingTournament, { terms }: CommandOf<'change-terms'>, say: Say): Refusal | undefined {
  if (!isToCome(t)) return refuse('terms-frozen', 'PT-065');
  if (terms.start !== t.terms.start) return refuse('term-promised', 'PT-954', { term: 'start' });
  const changed = t.entered === 0 ? undefined : promised.find((field) => !isSame(terms[field], t.terms[field]));
  if (changed !== undefined) {
    return refuse('term-promised', 'PT-954', { term: changed });
  }
  // Seats already taken belong to tables laid out for this many players.
  const isLaidAnew = terms.seats !== t.terms.seats || terms.entriesMax !== t.terms.entriesMax;
  if (picksSeats(t) && t.entered > 0 && isLaidAnew) return refuse('term-promised', 'PT-954', { term: 'seats' });
  const opens = !isSame(terms.registrationOpens, t.terms.registrationOpens);
  const tooLate = opens ? opensTooLate(terms, t.startsAt) : undefined;
  if (tooLate !== undefined) return tooLate;
  t.terms = terms;
  if (opens) announceAnew(t);
  t.version += 1;
  if (t.entered === 0) {
    t.tables = [];
    if (picksSeats(t)) layTables(t);
    t.rebuys = terms.rebuys === undefined ? 'none' : 'open';
    t.addOns = terms.addOns === undefined ? 'none' : 'to-come';
  }
  say({ said: 'terms-changed', version: t.version });
  return undefined;
}

const isSame = (one: Terms[keyof Terms], other: Terms[keyof Terms]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
