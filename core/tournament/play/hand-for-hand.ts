/** Hand-for-hand play around the last place that is not paid: when it begins and when it ends (PT-089, PT-922). */
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

/** PT-922: with more than one table left, so many players more than are paid as the terms say. */
function isDue(t: Tournament): boolean {
  if (isStaged(t) || !t.isSeated || !hasTables(t)) return false;
  const paid = bubble(t);
  return t.left > paid && t.left <= paid + t.terms.handForHand;
}

/** A common hand is finished everywhere first; hands from before the first one hold nobody up. A pool that it closes stays closed (PP-941). */
const isOver = (t: Tournament): boolean =>
  t.waiting === undefined && t.commonMoment === 0 && (t.left <= bubble(t) || !hasTables(t));
