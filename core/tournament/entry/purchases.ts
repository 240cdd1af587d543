/**
 * Chips bought during the tournament: rebuys in their period, add-ons after it (PT-067 to PT-078, PT-933 to PT-937).
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { aboveStakeLimit, charge } from '../result/accounts.ts';
import { isInHand } from '../play/chips.ts';
import { minute } from '../director/clock.ts';
import { closeOffer, lapse, mayRebuy, offerTo } from '../play/elimination.ts';
import { closeRegistration } from './registration.ts';
import type { Say } from '../director/events.ts';
import {
  type TournamentEntry,
  liveEntryOf,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';
import type { Terms } from '../terms/terms.ts';
import type { CommandOf } from '../director/commands.ts';

/** PT-936: with no break this soon the add-on is offered at once, for two minutes. */
const breakSoon = 10 * minute;
const addOnMillis = 2 * minute;

export function rebuy(
  t: WorkingTournament,
  { player, withAddOn = false }: CommandOf<'rebuy'>,
  say: Say,
): Refusal | undefined {
  const entry = liveEntryOf(t, player);
  const { rebuys, addOns } = t.terms;
  if (entry === undefined || rebuys === undefined) return refuse('no-rebuy', 'PT-068');
  const refusal = whyNotRebuy(t, entry) ?? (withAddOn ? whyNotBoth(t, entry) : undefined);
  if (refusal !== undefined) return refusal;
  buy(t, entry, 'rebuy', rebuys, say);
  if (withAddOn && addOns !== undefined) buy(t, entry, 'add-on', addOns, say);
  if (entry.status === 'offered') {
    entry.status = 'in';
    closeOffer(t, entry);
    t.waiting?.push(entry.number);
  }
  return undefined;
}

function whyNotRebuy(t: WorkingTournament, entry: WorkingEntry): Refusal | undefined {
  const offered = t.terms.rebuys;
  if (offered === undefined || t.phase !== 'running') return refuse('no-rebuy', 'PT-068');
  // An offer made in time stands even if the period has ended since.
  if (entry.status !== 'offered') {
    if (t.rebuys !== 'open') return refuse('rebuys-over', 'PT-071');
    if (isInHand(t, entry)) return refuse('hand-in-progress', 'PT-934');
    if (entry.stack > t.terms.chips) return refuse('stack-too-large', 'PT-934');
    if (!mayRebuy(t, entry)) {
      return aboveStakeLimit(t, entry.player, offered.price) ?? refuse('rebuys-used', 'PT-934');
    }
  }
  return aboveStakeLimit(t, entry.player, offered.price);
}

/** PT-937: rebuy and add-on together only without chips, and in the final offer. */
function whyNotBoth(t: Tournament, entry: TournamentEntry): Refusal | undefined {
  const { rebuys, addOns } = t.terms;
  const isFinal = offerTo(t, entry)?.isFinal === true && addOns !== undefined && entry.addOns < addOns.most;
  if (!isFinal) return refuse('not-the-final-offer', 'PT-937');
  return aboveStakeLimit(t, entry.player, (rebuys?.price ?? 0) + addOns.price);
}

export const mayBuyBoth = (t: Tournament, entry: TournamentEntry): boolean => whyNotBoth(t, entry) === undefined;

export function declineRebuy(
  t: WorkingTournament,
  { player }: CommandOf<'decline-rebuy'>,
  say: Say,
): Refusal | undefined {
  const entry = liveEntryOf(t, player);
  if (entry === undefined || offerTo(t, entry) === undefined) {
    return refuse('no-rebuy', 'PT-935');
  }
  lapse(t, entry, say);
  return undefined;
}

/** PT-075: at any stack, between hands. */
export function addOn(t: WorkingTournament, { player }: CommandOf<'add-on'>, say: Say): Refusal | undefined {
  const entry = liveEntryOf(t, player);
  const offered = t.terms.addOns;
  if (entry === undefined || entry.status === 'offered') return refuse('not-entered', 'PT-936');
  if (offered === undefined || t.addOns !== 'open') return refuse('no-add-on', 'PT-936');
  if (entry.addOns >= offered.most) return refuse('add-ons-used', 'PT-936', { most: offered.most });
  if (isInHand(t, entry)) return refuse('hand-in-progress', 'PP-921');
  const refusal = aboveStakeLimit(t, player, offered.price);
  if (refusal === undefined) buy(t, entry, 'add-on', offered, say);
  return refusal;
}

type Bought = NonNullable<Terms['rebuys'] | Terms['addOns']>;

function buy(
  t: WorkingTournament,
  entry: WorkingEntry,
  what: 'rebuy' | 'add-on',
  { price, fee, chips }: Bought,
  say: Say,
): void {
  charge(t, entry, { price, fee });
  entry.stack += chips;
  t.chipsOut += chips;
  if (what === 'rebuy') entry.rebuys += 1;
  else entry.addOns += 1;
  say({ said: 'bought', ...whoIs(entry), what, price, fee, chips });
}

/** PT-071, PT-052: the last level of the period is over; PT-936: then comes the add-on. */
export function endRebuys(t: WorkingTournament, say: Say): void {
  if (t.rebuys !== 'open') return;
  t.rebuys = 'closed';
  say({ said: 'rebuys-closed' });
  closeRegistration(t, 'PT-052', say);
  const { breakDueAt } = t.clock;
  if (t.addOns === 'to-come' && !(breakDueAt > 0 && breakDueAt <= t.now + breakSoon))
    openAddOns(t, t.now + addOnMillis, say);
}

/** PT-078: in the break until it ends, or until the given time. */
export function openAddOns(t: WorkingTournament, until: number, say: Say): void {
  if (t.addOns !== 'to-come' || t.rebuys === 'open') return;
  t.addOns = 'open';
  t.addOnsUntil = until;
  say({ said: 'add-ons-opened', until });
}

export function closeAddOns(t: WorkingTournament, say: Say): void {
  if (t.addOns !== 'open') return;
  t.addOns = 'closed';
  t.addOnsUntil = 0;
  say({ said: 'add-ons-closed' });
}
