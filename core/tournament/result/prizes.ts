/** Prize places: how many there are so far, and the prize table once nothing more can be bought (PT-915). */
import type { Cents } from '../../base/money.ts';
import { fillUp, placeMoney } from './accounts.ts';
import { cappedPrizes, fullPrizes, placesPaid, prizesFrom, satellitePrizes, sharesFor } from '../terms/payouts.ts';
import { closeGroup, placeOuts } from './ranking.ts';
import type { Say } from '../director/events.ts';
import { isStaged, type Tournament, type WorkingTournament } from '../director/state.ts';

/** Places paid for the entries so far. */
export function paidPlaces(t: Tournament): number {
  if (t.prizes !== undefined) return t.prizes.length;
  const { satellite, payouts } = t.terms;
  return satellite === undefined ? placesPaid(payouts, t.entered) : prizesOf(t).length;
}

/**
 * PT-945: a satellite is over when no more players are left than win its full prize; anything else when one is left.
 */
export function winnersWanted(t: Tournament): number {
  const { satellite } = t.terms;
  // PT-022: a shootout satellite is played to one winner, or its last places are set by chips.
  if (satellite === undefined || isStaged(t)) return 1;
  return Math.max(1, fullPrizes(placeMoney(t), satellite.targetPrice, t.entered));
}

/** PT-922: hand-for-hand is for the last unpaid place; in a satellite for the last without a full prize. */
export const bubble = (t: Tournament): number => (t.terms.satellite === undefined ? paidPlaces(t) : winnersWanted(t));

function prizesOf(t: Tournament): readonly Cents[] {
  const { satellite, payouts } = t.terms;
  if (satellite !== undefined) return satellitePrizes(placeMoney(t), satellite.targetPrice, t.entered);
  return prizesFrom(placeMoney(t), sharesFor(payouts, t.entered));
}

/** PT-915: late registration, rebuys and add-ons are over; or one player is left, and there is nothing to wait for. */
export function fixPrizesIfDue(t: WorkingTournament, say: Say): boolean {
  if (t.prizes !== undefined || t.rebuyOffers.length > 0) return false;
  const canBuy = t.closedBy === undefined || t.rebuys === 'open' || t.addOns === 'to-come' || t.addOns === 'open';
  if (canBuy && t.left > 1) return false;
  fixPrizes(t, say);
  return true;
}

function fixPrizes(t: WorkingTournament, say: Say): void {
  t.closedBy ??= 'PT-051';
  if (t.rebuys === 'open') t.rebuys = 'closed';
  if (t.addOns !== 'none') t.addOns = 'closed';
  t.addOnsUntil = 0;
  fillUp(t, say);
  t.prizes = cappedPrizes(prizesOf(t), t.entered).slice();
  say({ said: 'prizes-fixed', pool: t.money.pool, prizes: t.prizes });
  // PT-921: the order of elimination now becomes places; an unfinished moment waits for its other eliminations.
  if (t.group === undefined) placeOuts(t, say);
  else if (t.left <= 1) closeGroup(t, say);
}
