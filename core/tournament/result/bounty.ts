/** Bounties: who earns one, how it is shared, and where an unearned one goes (PT-947 to PT-950). */
import { type Cents, cents, minus, nothing, plus } from '../../base/money.ts';
import { addToFirstPrize, payBounty } from './accounts.ts';
import type { Say } from '../director/events.ts';
import { type BountyTakers, entryAt, isLive, type WorkingTournament, type WorkingEntry } from '../director/state.ts';

/** Pays the bounty on this head to those who took its chips; if nobody did, it is added to first prize (PT-949). */
export function claimBounty(
  t: WorkingTournament,
  entry: WorkingEntry,
  takers: BountyTakers | undefined,
  say: Say,
): void {
  const bounty = entry.bounty;
  if (bounty === 0) return;
  entry.bounty = nothing;
  if (takers === undefined || takers.clockwise.length === 0) {
    addToFirstPrize(t, bounty);
    return;
  }
  // PT-950: half of it rounded down is paid, the rest goes on the eliminator's own head.
  const paid = t.terms.progressiveBounty ? cents(Math.floor(bounty / 2)) : bounty;
  for (const [number, wanted] of shares(paid, takers)) {
    payBounty(t, entryAt(t, number), { of: entry.number, wanted }, 'PT-948', say);
  }
  for (const [number, added] of shares(minus(bounty, paid), takers)) {
    const taker = entryAt(t, number);
    // A player who waited for a rebuy may outlast the taker, whose head is then gone.
    if (isLive(taker)) taker.bounty = plus(taker.bounty, added);
    else addToFirstPrize(t, added);
  }
}

/** PT-949: the last player left receives their own bounty. */
export function keepBounty(t: WorkingTournament, entry: WorkingEntry, say: Say): void {
  const wanted = entry.bounty;
  entry.bounty = nothing;
  if (wanted > 0) payBounty(t, entry, { of: entry.number, wanted }, 'PT-949', say);
}

/**
 * PT-948, PT-977: halves for high and low, equal parts in each, odd cents one by one clockwise from the button's left.
 */
export function shares(amount: Cents, { sides, clockwise }: BountyTakers): ReadonlyMap<number, Cents> {
  const parts = new Map(clockwise.map((taker) => [taker, 0]));
  const give = (taker: number, more: number) => parts.set(taker, (parts.get(taker) ?? 0) + more);
  let left: number = amount;
  for (const side of sides) {
    const each = Math.floor(Math.floor(amount / sides.length) / side.length);
    for (const taker of side) give(taker, each);
    left -= each * side.length;
  }
  for (let at = 0; left > 0; at++, left--) give(clockwise[at % clockwise.length] as number, 1);
  return new Map([...parts].map(([taker, part]) => [taker, cents(part)]));
}
