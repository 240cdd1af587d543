/** What the passing of time brings: levels, breaks, lapsing offers, ending periods. */
import { cancel } from '../result/cancellation.ts';
import { breakIsDue, endBreak, minute, nextLevel } from './clock.ts';
import { lapse } from '../play/elimination.ts';
import { closeAddOns, endRebuys } from '../entry/purchases.ts';
import { closeRegistration } from '../entry/registration.ts';
import type { Say } from './events.ts';
import { entryAt, type WorkingTournament } from './state.ts';

/** Everything that is due by now. */
export function timePasses(t: WorkingTournament, say: Say): void {
  if (t.phase !== 'running') return;
  const { clock, now } = t;
  if (clock.faultSince > 0) {
    // PI-909: it could not resume in time.
    if (now >= clock.faultSince + t.terms.resumeMinutes * minute) cancel(t, 'PI-909', say);
    return;
  }
  for (const { entry, until } of t.rebuyOffers.slice()) if (until <= now) lapse(t, entryAt(t, entry), say);
  if (t.addOnsUntil > 0 && t.addOnsUntil <= now) closeAddOns(t, say);
  if (clock.rest === 'on' && clock.restUntil <= now) endBreak(t, say);
  if (clock.rest !== 'none') return;
  if (clock.levelEndsAt <= now) {
    nextLevel(t, say);
    levelBrings(t, say);
  }
  if (clock.breakDueAt > 0 && clock.breakDueAt <= now) breakIsDue(t, say);
}

/**
 * PT-049: late registration closes at the start of the named level; PT-069: the rebuy period covers the first levels.
 */
function levelBrings(t: WorkingTournament, say: Say): void {
  const level = t.clock.level + 1;
  const { lateRegistration, rebuys } = t.terms;
  if (lateRegistration !== 'none' && level >= lateRegistration) closeRegistration(t, 'PT-049', say);
  if (rebuys !== undefined && level > rebuys.throughLevel) endRebuys(t, say);
}
