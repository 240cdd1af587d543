/**
 * The start: when its time has come or the last seat is taken, and what is fixed from then on (PT-045, PT-047, PT-958).
 */
import { cancel } from '../result/cancellation.ts';
import { giveStack } from '../play/chips.ts';
import { startClock } from './clock.ts';
import { closeRegistration, isFull, picksSeats } from '../entry/registration.ts';
import type { Say } from './events.ts';
import { isStaged, type WorkingTournament } from './state.ts';

export function startIfDue(t: WorkingTournament, say: Say): boolean {
  const isDue = t.terms.start === 'when-full' ? isFull(t) : t.now >= t.startsAt;
  if (!isDue) return false;
  if (t.entered < t.terms.entriesMin) cancel(t, 'PT-958', say);
  else start(t, say);
  return true;
}

function start(t: WorkingTournament, say: Say): void {
  t.phase = 'running';
  say({ said: 'started', entries: t.entered });
  // PT-902: the next one of its kind opens at once.
  if (t.terms.start === 'when-full') say({ said: 'another-opens' });
  for (const { id } of t.tables) say({ said: 'table-opened', table: id });
  for (const entry of t.entries) if (entry.status === 'registered') giveStack(t, entry);
  t.left = t.entered;
  t.stage.beganAt = t.now;
  if (t.terms.fastforward) t.waiting = t.entries.filter(({ status }) => status === 'in').map(({ number }) => number);
  // Seats were taken at registration (PT-902), or are not needed before the first hand.
  t.isSeated = picksSeats(t) || t.terms.fastforward;
  t.stage.isFinal = picksSeats(t) && t.tables.length === 1;
  if (t.isSeated && isStaged(t)) {
    say({ said: 'stage-began', stage: 1, players: t.entered, final: t.stage.isFinal });
  }
  if (t.terms.lateRegistration === 'none')
    closeRegistration(t, t.terms.start === 'when-full' ? 'PT-902' : 'PT-904', say);
  startClock(t, say);
}
