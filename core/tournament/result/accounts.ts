/** The tournament's money, cent by cent: payments, winnings, refunds. All money moves here. */
import type { ClauseId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { type Cents, cents, lesser, minus, nothing, plus } from '../../base/money.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { poolPart, type Price, stakedMax, wonMax } from '../terms/prices.ts';
import type { Say } from '../director/events.ts';
import { type Tournament, whoIs, type WorkingTournament, type WorkingEntry } from '../director/state.ts';

/** PT-912, PT-979: refused before payment if it would exceed what one player may stake in one tournament. */
export function aboveStakeLimit(t: Tournament, player: WorkingEntry['player'], price: number): Refusal | undefined {
  const paid = t.participants[player]?.paid ?? 0;
  if (paid + price <= stakedMax) return undefined;
  return refuse('above-stake-limit', 'PT-912', { most: stakedMax });
}

export function charge(t: WorkingTournament, entry: WorkingEntry, bought: Price): void {
  const participant = t.participants[entry.player] ?? broken(`${entry.player} takes no part`);
  participant.paid = plus(participant.paid, bought.price);
  entry.paid = plus(entry.paid, bought.price);
  entry.fees = plus(entry.fees, bought.fee);
  t.money.pool = plus(t.money.pool, poolPart(bought));
  t.money.fees = plus(t.money.fees, bought.fee);
}

/** PT-947: the bounty on an entry's head is part of the pool from the start. */
export function layBounty(t: WorkingTournament, entry: WorkingEntry, bounty: Cents): void {
  entry.bounty = bounty;
  t.money.bountyFund = plus(t.money.bountyFund, bounty);
}

/** PT-908: everything paid for an entry is refunded, fee included, as if it had never been. */
export function takeBack(t: WorkingTournament, entry: WorkingEntry, clause: ClauseId, say: Say): void {
  const participant = t.participants[entry.player] ?? broken(`${entry.player} takes no part`);
  const amount = entry.paid;
  participant.paid = minus(participant.paid, amount);
  t.money.pool = minus(t.money.pool, minus(amount, entry.fees));
  t.money.fees = minus(t.money.fees, entry.fees);
  t.money.bountyFund = minus(t.money.bountyFund, entry.bounty);
  entry.paid = nothing;
  entry.fees = nothing;
  entry.bounty = nothing;
  say({ said: 'refunded', ...whoIs(entry), amount, clause });
}

/** The rest of the pool, which is paid by places (PT-911). */
export const placeMoney = ({ money }: Tournament): Cents => minus(money.pool, money.bountyFund);

/** PT-913: credits up to the player's limit; returns the excess. */
function award(t: WorkingTournament, entry: WorkingEntry, wanted: Cents): Cents {
  const participant = t.participants[entry.player] ?? broken(`${entry.player} takes no part`);
  const amount = lesser(wanted, minus(wonMax, participant.won));
  participant.won = plus(participant.won, amount);
  return amount;
}

/** Pays a prize; returns the excess over the most one player may win, for the next lower place. */
export function payPrize(
  t: WorkingTournament,
  entry: WorkingEntry,
  { place, wanted }: { readonly place: number; readonly wanted: Cents },
  clause: ClauseId,
  say: Say,
): Cents {
  const amount = award(t, entry, wanted);
  if (amount > 0) {
    entry.prizeWon = plus(entry.prizeWon, amount);
    t.money.prizesPaid = plus(t.money.prizesPaid, amount);
    say({ said: 'prize-won', ...whoIs(entry), place, amount, clause });
  }
  return minus(wanted, amount);
}

/** Pays a bounty; the excess over the most one player may win is added to first prize. */
export function payBounty(
  t: WorkingTournament,
  entry: WorkingEntry,
  { of, wanted }: { readonly of: number; readonly wanted: Cents },
  clause: ClauseId,
  say: Say,
): void {
  const amount = award(t, entry, wanted);
  addToFirstPrize(t, minus(wanted, amount));
  if (amount === 0) return;
  entry.bountiesWon = plus(entry.bountiesWon, amount);
  t.money.bountiesPaid = plus(t.money.bountiesPaid, amount);
  say({ said: 'bounty-won', ...whoIs(entry), of, amount, clause });
}

/** PT-949. */
export function addToFirstPrize(t: WorkingTournament, amount: Cents): void {
  t.money.firstPrizeExtra = plus(t.money.firstPrizeExtra, amount);
}

/** PT-959: the Company tops up the pool to a published guarantee. */
export function fillUp(t: WorkingTournament, say: Say): void {
  const missing = t.terms.guarantee - t.money.pool;
  if (missing > 0) addFromHouse(t, cents(missing), 'PT-959', say);
}

export function addFromHouse(t: WorkingTournament, amount: Cents, clause: ClauseId, say: Say): void {
  t.money.pool = plus(t.money.pool, amount);
  t.money.added = plus(t.money.added, amount);
  say({ said: 'house-added', amount, clause });
}

/** PT-952: everyone gets a refund, so the guarantee goes back to the Company. */
export function returnToHouse(t: WorkingTournament, clause: ClauseId, say: Say): void {
  const amount = t.money.added;
  if (amount === 0) return;
  t.money.pool = minus(t.money.pool, amount);
  t.money.added = nothing;
  say({ said: 'house-returned', amount, clause });
}

/** A refund in a tournament that ends without a winner, out of what it holds. */
export function giveBack(t: WorkingTournament, entry: WorkingEntry, amount: Cents, clause: ClauseId, say: Say): void {
  if (amount === 0) return;
  t.money.refunded = plus(t.money.refunded, amount);
  say({ said: 'refunded', ...whoIs(entry), amount, clause });
}
