/** Hand-for-hand play around the last unpaid place: when it begins and when it ends (PT-089, PT-922). */
import { bubble } from '../result/prizes.ts';
import type { Say } from '../director/events.ts';
import { isStaged, type Tournament, type WorkingTournament } from '../director/state.ts';

export function switchHandForHand(t: WorkingTournament, say: Say): boolean {
  const on = t.isHandForHand ? !isOver(t) : isDue(t);
  if (on === t.isHandForHand) return false;
  t.isHandForHand = on;
  say({ said: 'hand-for-hand', on });
  return true;
}

const hasTables = ({ tables, waiting }: Tournament): boolean => tables.length > 1 || waiting !== undefined;

/** PT-922: with more than one table left, and as many players above the paid places as the terms say. */
function isDue(t: Tournament): boolean {
  if (isStaged(t) || !t.isSeated || !hasTables(t)) return false;
  const paid = bubble(t);
  return t.left > paid && t.left <= paid + t.terms.handForHand;
}

/**
 * A common hand finishes everywhere first; hands from before the first one delay nobody. A pool that it closes stays
 * closed (PP-941).
 */
const isOver = (t: Tournament): boolean =>
  t.waiting === undefined && t.commonMoment === 0 && (t.left <= bubble(t) || !hasTables(t));
