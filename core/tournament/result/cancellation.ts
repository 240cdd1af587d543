/**
 * Postponement, cancellation and operator faults: what is void, what is refunded (PT-093, PT-951 to PT-953, PI-909,
 * PI-910).
 */
import type { ClauseId } from '../../base/ids.ts';
import { type Cents, cents, minus, nothing, plus } from '../../base/money.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { addFromHouse, giveBack, payPrize, returnToHouse } from './accounts.ts';
import { announceAnew } from '../entry/announcement.ts';
import { creditChips } from '../play/chips.ts';
import { minute, nextBreak } from '../director/clock.ts';
import { closeGroup, payDown } from './ranking.ts';
import { finishLeaving } from '../play/removal.ts';
import type { Say } from '../director/events.ts';
import { closeTable } from '../seating/seats.ts';
import {
  entryAt,
  isLive,
  isToCome,
  type Tournament,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';
import type { Instant, CommandOf } from '../director/commands.ts';

/** PT-953: entries stay valid. */
export function postpone(t: WorkingTournament, { startsAt, at }: CommandOf<'postpone'>, say: Say): Refusal | undefined {
  if (!isToCome(t)) return refuse('terms-frozen', 'PT-065');
  if (t.terms.start === 'when-full') return refuse('no-start-time', 'PT-009');
  if (startsAt <= t.startsAt || startsAt <= at) return refuse('start-not-later', 'PT-953');
  t.startsAt = startsAt;
  t.postponedAt = at;
  // Registration that has opened stays open: entries are valid.
  if (t.phase === 'announced') announceAnew(t);
  say({ said: 'postponed', startsAt });
  return undefined;
}

export function cancel(t: WorkingTournament, clause: ClauseId, say: Say): Refusal | undefined {
  if (t.phase === 'finished' || t.phase === 'cancelled') return refuse('tournament-over', 'PT-093');
  voidHands(t, say);
  if (t.group !== undefined) closeGroup(t, say);
  if (isInMoney(t)) divide(t, say);
  else refundAll(t, t.handsDealt === 0 ? 'PT-951' : 'PT-952', say);
  for (const table of t.tables.slice()) closeTable(t, table, say);
  t.phase = 'cancelled';
  say({ said: 'cancelled', clause });
  return undefined;
}

/** A paid place has been reached: everyone left has a prize. */
const isInMoney = ({ prizes, left }: Tournament): boolean => prizes !== undefined && left > 0 && left <= prizes.length;

/** PT-951, PT-952, PI-954: every payment of every entrant, fees included, minus bounties already received. */
function refundAll(t: WorkingTournament, clause: ClauseId, say: Say): void {
  returnToHouse(t, clause, say);
  for (const { entry, paid } of Object.values(t.participants)) {
    const latest = entryAt(t, entry);
    const kept = bountiesOf(t, latest);
    if (kept > paid) addFromHouse(t, minus(kept, paid), clause, say);
    giveBack(t, latest, cents(Math.max(0, paid - kept)), clause, say);
  }
}

const bountiesOf = (t: Tournament, { player }: WorkingEntry): Cents =>
  t.entries.reduce((sum, one) => (one.player === player ? plus(sum, one.bountiesWon) : sum), nothing);

/** PI-910: the lowest unpaid prize to everyone left, the rest by chips, and fees refunded. */
function divide(t: WorkingTournament, say: Say): void {
  const players = t.entries.filter(isLive);
  const lowest = t.prizes?.[players.length - 1] ?? nothing;
  const { pool, prizesPaid, bountiesPaid } = t.money;
  const rest = pool - prizesPaid - bountiesPaid - lowest * players.length;
  const chips = players.reduce((sum, { stack }) => sum + stack, 0);
  const parts = players.map(({ stack }) => Number((BigInt(rest) * BigInt(stack)) / BigInt(chips)));
  const given = parts.reduce((sum, part) => sum + part, 0);
  const leader = players.reduce((best, { stack }, at) => (stack > (players[best]?.stack ?? 0) ? at : best), 0);
  for (const [at, entry] of players.entries()) {
    const part = (parts[at] ?? 0) + (at === leader ? rest - given : 0);
    const excess = payPrize(t, entry, { place: 0, wanted: cents(lowest + part) }, 'PI-910', say);
    payDown(t, t.outs.length - 1, excess, say);
    giveBack(t, entry, feesOf(t, entry), 'PI-910', say);
  }
}

const feesOf = (t: Tournament, { player }: WorkingEntry): Cents =>
  t.entries.reduce((sum, one) => (one.player === player ? plus(sum, one.fees) : sum), nothing);

/** PI-909: hands in progress are void, and the tournament pauses with its clocks stopped. */
export function pauseForFault(t: WorkingTournament, say: Say): Refusal | undefined {
  if (t.phase !== 'running') return refuse('not-running', 'PI-909');
  if (t.clock.faultSince > 0) return refuse('paused-already', 'PI-909');
  voidHands(t, say);
  t.clock.faultSince = t.now;
  say({ said: 'paused', clause: 'PI-909', until: t.now + t.terms.resumeMinutes * minute });
  return undefined;
}

/** Stacks return to their state at the start of those hands. */
function voidHands(t: WorkingTournament, say: Say): void {
  for (const table of t.tables.slice()) {
    if (table.hand === 0) continue;
    say({ said: 'hand-void', table: table.id, hand: table.hand, clause: 'PI-909' });
    table.hand = 0;
    t.handsOn -= 1;
    for (const { seat, entry, stack } of table.gone)
      creditChips(t, entryAt(t, entry), (table.starts[seat] ?? 0) - stack);
    finishLeaving(
      t,
      table.seats.filter((number) => number >= 0),
      say,
    );
    if (t.waiting !== undefined) {
      for (const number of table.seats) if (number >= 0) t.waiting.push(number);
      closeTable(t, table, say);
    }
  }
  t.commonMoment = 0;
}

/** Everything scheduled is delayed by the length of the pause. */
export function resume(t: WorkingTournament, say: Say): Refusal | undefined {
  const { clock } = t;
  if (clock.faultSince === 0) return refuse('not-paused', 'PI-909');
  const pause = t.now - clock.faultSince;
  const later = (at: Instant): Instant => (at > 0 ? at + pause : 0);
  clock.faultSince = 0;
  clock.levelEndsAt = later(clock.levelEndsAt);
  clock.restUntil = later(clock.restUntil);
  const isByHour = t.terms.breaks === 'usual' && t.terms.start === 'scheduled';
  clock.breakDueAt = isByHour && clock.rest === 'none' ? nextBreak(t.terms, t.now) : later(clock.breakDueAt);
  t.addOnsUntil = later(t.addOnsUntil);
  for (const offer of t.rebuyOffers) offer.until = later(offer.until);
  for (const table of t.tables) table.readyAt = t.now;
  say({ said: 'resumed' });
  return undefined;
}
