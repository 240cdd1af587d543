/**
 * Who finished where: moments of elimination, starting stacks, ties and shared prizes (PT-088 to PT-092, PT-919 to
 * PT-921).
 */
import type { ClauseId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { type Cents, minus, nothing, plus } from '../../base/money.ts';
import { payPrize } from './accounts.ts';
import { equalParts } from '../terms/payouts.ts';
import type { Say } from '../director/events.ts';
import { standUp } from '../seating/seats.ts';
import {
  entryAt,
  type Out,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';

/**
 * PT-920: equal times are one moment; a common hand of hand-for-hand play is one moment, whenever its tables end
 * (PT-092).
 */
export function momentNow(t: WorkingTournament, say: Say): number {
  if (t.commonMoment > 0) {
    t.group ??= { moment: t.commonMoment, at: t.now };
    return t.commonMoment;
  }
  if (t.group !== undefined && t.group.at !== t.now) closeGroup(t, say);
  if (t.group === undefined) {
    t.moments += 1;
    t.group = { moment: t.moments, at: t.now };
  }
  return t.group.moment;
}

/** Nobody else can be eliminated in the same moment. */
export const isGroupComplete = ({ group, handsOn, commonMoment, now }: Tournament): boolean =>
  group !== undefined && (handsOn === 0 || (commonMoment === 0 && now > group.at));

export function closeGroup(t: WorkingTournament, say: Say): void {
  t.group = undefined;
  placeOuts(t, say);
}

type Elimination = Pick<Out, 'moment' | 'chips'> & { readonly why: 'busted' | 'disconnected' | 'outplayed' };

/** Out of the tournament. During a hand the seat is kept until it ends. */
export function knockOut(
  t: WorkingTournament,
  entry: WorkingEntry,
  { moment, chips, why }: Elimination,
  say: Say,
): void {
  leave(t, entry);
  insert(t.outs, { entry: entry.number, moment, chips });
  say({ said: 'eliminated', ...whoIs(entry), why });
}

/** No longer in: frees the seat and lowers the count. */
export function leave(t: WorkingTournament, entry: WorkingEntry): void {
  standUp(t, entry);
  entry.status = 'out';
  t.left -= 1;
}

/** Keeps the list in order, the best last; nearly always inserts at the end. */
export function insert(outs: Out[], out: Out): void {
  let at = outs.length;
  while (at > 0 && isBetter(outs[at - 1] as Out, out)) at -= 1;
  outs.splice(at, 0, out);
}

/** PT-088: in the same hand, the one who began it with more chips. */
const isBetter = (one: Out, other: Out): boolean =>
  one.moment === other.moment ? one.chips > other.chips : one.moment > other.moment;

const isTie = (one: Out, other: Out): boolean => one.moment === other.moment && one.chips === other.chips;

/** Places and prizes for all who have none yet, once no more entries can come (PT-921). */
export function placeOuts(t: WorkingTournament, say: Say): void {
  if (t.prizes === undefined) return;
  while (t.placed < t.outs.length) {
    const first = t.placed;
    const end = endOfTie(t.outs, first);
    t.placed = end;
    placeTie(t, first, end, say);
  }
}

function endOfTie(outs: readonly Out[], first: number): number {
  let end = first + 1;
  while (end < outs.length && isTie(outs[first] as Out, outs[end] as Out)) end += 1;
  return end;
}

/** PT-919: ties share the higher place and the prizes of all places they cover. */
function placeTie(t: WorkingTournament, first: number, end: number, say: Say): void {
  const place = t.left + unranked(t) + t.outs.length - end + 1;
  const tied = t.outs.slice(first, end).map(({ entry }) => entryAt(t, entry));
  for (const entry of tied) {
    entry.place = place;
    say({ said: 'placed', ...whoIs(entry), place, sharedBy: tied.length });
  }
  const excess = sharePrizes(t, tied, place, say);
  payDown(t, first - 1, excess, say);
}

/** Players who have lost at a table of the current stage rank above everyone from earlier stages. */
const unranked = ({ stage, tables }: Tournament): number =>
  tables.reduce((sum, { losers }) => sum + losers.length, stage.losers.length);

/**
 * Divides the prizes of the places these entries cover, odd cents to earlier entries; returns what could not be paid.
 */
export function sharePrizes(t: WorkingTournament, tied: readonly WorkingEntry[], place: number, say: Say): Cents {
  let sum = nothing;
  for (let covered = place; covered < place + tied.length; covered++) sum = plus(sum, prizeOf(t, covered));
  if (sum === 0) return nothing;
  const parts = equalParts(sum, tied.length);
  const clause: ClauseId = tied.length > 1 ? 'PT-919' : 'PT-917';
  let excess = nothing;
  for (const [at, entry] of tied.toSorted((a, b) => a.number - b.number).entries()) {
    const part = parts[at] ?? nothing;
    // Minus what a lower place has already paid (PT-957).
    const wanted = minus(part, entry.placePrize);
    entry.placePrize = part;
    excess = plus(excess, payPrize(t, entry, { place, wanted }, clause, say));
  }
  return excess;
}

/** What a place pays, with unearned bounties added to the first (PT-949). */
function prizeOf(t: Tournament, place: number): Cents {
  const prize = t.prizes?.[place - 1] ?? nothing;
  return place === 1 ? plus(prize, t.money.firstPrizeExtra) : prize;
}

/** PT-913: the excess over the most one player may win goes to the next lower place, and so on. */
export function payDown(t: WorkingTournament, from: number, excess: Cents, say: Say): void {
  let left = excess;
  for (let at = from; left > 0; at--) {
    const out = t.outs[at] ?? broken(`${left} cents are left below the last place`);
    const entry = entryAt(t, out.entry);
    left = payPrize(t, entry, { place: entry.place, wanted: left }, 'PT-913', say);
  }
}

/** PT-957: after a disqualification everyone eliminated earlier moves up one place. */
export function moveUp(t: WorkingTournament, say: Say): void {
  for (let first = 0; first < t.placed;) {
    const end = endOfTie(t.outs, first);
    placeTie(t, first, end, say);
    first = end;
  }
}
