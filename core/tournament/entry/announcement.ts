/** The time before registration opens: a tournament is announced with its terms (PT-007), but takes no entries yet. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { minute } from '../director/clock.ts';
import type { Say } from '../director/events.ts';
import type { TournamentPhase, WorkingTournament } from '../director/state.ts';
import type { Terms } from '../terms/terms.ts';
import type { Instant } from '../director/commands.ts';

/** 0 if it opens at once. */
export function opensAtOf({ registrationOpens: opens }: Terms, startsAt: Instant): Instant {
  if (opens === undefined) return 0;
  return 'at' in opens ? opens.at : startsAt - opens.minutesBefore * minute;
}

/** The phase of a newly created tournament. */
export const firstPhase = (terms: Terms, startsAt: Instant, at: Instant): TournamentPhase =>
  opensAtOf(terms, startsAt) > at ? 'announced' : 'registering';

/** Registration must open before a start that is known in advance (PT-012). */
export const opensTooLate = (terms: Terms, startsAt: Instant): Refusal | undefined =>
  terms.start === 'scheduled' && opensAtOf(terms, startsAt) >= startsAt
    ? refuse('opens-too-late', 'PT-012')
    : undefined;

/** Recomputes the opening after the terms or the start have changed; one that is past opens at once. */
export function announceAnew(t: WorkingTournament): void {
  t.opensAt = opensAtOf(t.terms, t.startsAt);
  t.phase = 'announced';
}

export function openRegistrationIfDue(t: WorkingTournament, say: Say): boolean {
  if (t.now < t.opensAt) return false;
  t.phase = 'registering';
  say({ said: 'registration-opened' });
  return true;
}
