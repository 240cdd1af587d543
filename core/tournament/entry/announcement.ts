/** The time before registration opens: a tournament is announced with its terms (PT-007), and takes no entries yet. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { minute } from '../director/clock.ts';
import type { Say } from '../director/events.ts';
import type { TournamentPhase, WorkingTournament } from '../director/state.ts';
import type { Terms } from '../terms/terms.ts';
import type { Instant } from '../director/commands.ts';

/** 0 where it opens at once. */
export function opensAtOf({ registrationOpens: opens }: Terms, startsAt: Instant): Instant {
  if (opens === undefined) return 0;
  return 'at' in opens ? opens.at : startsAt - opens.minutesBefore * minute;
}

/** Of a tournament that is made now. */
export const firstPhase = (terms: Terms, startsAt: Instant, at: Instant): TournamentPhase =>
  opensAtOf(terms, startsAt) > at ? 'announced' : 'registering';

/** Whoever may enter at all must be able to before the start, which is known in advance (PT-012). */
export const opensTooLate = (terms: Terms, startsAt: Instant): Refusal | undefined =>
  terms.start === 'scheduled' && opensAtOf(terms, startsAt) >= startsAt
    ? refuse('bad-terms', 'PT-012', 'registration must open before the start')
    : undefined;

/** Where the terms or the start have changed; what has opened by then opens at once. */
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
