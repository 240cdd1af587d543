/** Entering and leaving before the start, late entry and re-entry: who may, until when, and what is refunded. */
import type { ClauseId } from '../../base/ids.ts';
import { nothing } from '../../base/money.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { aboveStakeLimit, charge, layBounty, takeBack } from '../result/accounts.ts';
import { giveStack } from '../play/chips.ts';
import { minute } from '../director/clock.ts';
import type { Say } from '../director/events.ts';
import { freeSeats, openTable, sitDown, standUp, tableAt, tableSizes } from '../seating/seats.ts';
import {
  type TournamentEntry,
  entryAt,
  liveEntryOf,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';
import { paidPlaces } from '../result/prizes.ts';
import type { Instant, SeatAt, CommandOf } from '../director/commands.ts';

/** PT-906: unregistering ends five minutes before the start. */
const unregisterUntil = 5 * minute;

export function register(t: WorkingTournament, told: CommandOf<'register'>, say: Say): Refusal | undefined {
  const refusal = whyNotEnter(t, told) ?? wrongSeat(t, told.seat);
  if (refusal !== undefined) return refusal;
  const entry = addEntry(t, told);
  const { price, fee } = t.terms;
  const kind =
    (t.participants[told.player]?.entries ?? 1) > 1 ? 're-entry' : t.phase === 'running' ? 'late-entry' : 'entry';
  charge(t, entry, { price, fee });
  layBounty(t, entry, bountyOf(t, entry, kind));
  say({ said: 'entered', ...whoIs(entry), kind, price, fee });
  if (t.phase === 'running') comeIn(t, entry);
  else if (told.seat !== undefined) takeSeat(t, entry, told.seat, say);
  else if (picksSeats(t)) t.arriving.push(entry.number);
  return undefined;
}

function whyNotEnter(t: WorkingTournament, { player }: CommandOf<'register'>): Refusal | undefined {
  if (t.phase === 'finished' || t.phase === 'cancelled') return refuse('tournament-over', 'PT-062');
  if (t.phase === 'announced') return refuse('registration-not-open', 'PT-007', { opens: t.opensAt });
  const participant = t.participants[player];
  const last = participant && entryAt(t, participant.entry);
  if (last?.status === 'disqualified') return refuse('disqualified', 'PI-039');
  if (liveEntryOf(t, player) !== undefined || last?.status === 'leaving') {
    return refuse('already-entered', 'PT-938');
  }
  if (t.closedBy !== undefined) return refuse('registration-closed', t.closedBy);
  if (isFull(t)) return refuse('tournament-full', 'PT-050');
  if (participant !== undefined && participant.entries > t.terms.reentriesMax) {
    return refuse('reentries-used', 'PT-933', { most: t.terms.reentriesMax });
  }
  return aboveStakeLimit(t, player, t.terms.price);
}

export const isFull = ({ terms, entered }: Tournament): boolean =>
  terms.entriesMax !== undefined && entered >= terms.entriesMax;

function addEntry(t: WorkingTournament, { player, at }: CommandOf<'register'>): WorkingEntry {
  const known = t.participants[player];
  const entry: WorkingEntry = {
    number: t.entries.length,
    player,
    at,
    status: 'registered',
    stack: 0,
    credit: 0,
    table: 0,
    seat: -1,
    paid: nothing,
    fees: nothing,
    rebuys: 0,
    addOns: 0,
    bounty: nothing,
    bountiesWon: nothing,
    prizeWon: nothing,
    placePrize: nothing,
    place: 0,
    sinceBigBlind: 0,
    looksUntil: 0,
  };
  t.entries.push(entry);
  t.entered += 1;
  t.participants[player] = {
    entry: entry.number,
    entries: (known?.entries ?? 0) + 1,
    paid: known?.paid ?? nothing,
    won: known?.won ?? nothing,
  };
  return entry;
}

/** PT-947: the same on every head, or on certain players' first entry. */
function bountyOf({ terms }: WorkingTournament, { player }: WorkingEntry, kind: string) {
  if (terms.bounty > 0) return terms.bounty;
  const named = kind === 're-entry' ? undefined : terms.namedBounties.find((one) => one.player === player);
  return named?.amount ?? nothing;
}

/** PT-905, PT-933: a full starting stack; the seat is drawn, or the pool joined. */
function comeIn(t: WorkingTournament, entry: WorkingEntry): void {
  giveStack(t, entry);
  t.left += 1;
  (t.waiting ?? t.arriving).push(entry.number);
}

// Sit & Gos: registering and taking a seat are one step (PT-902).

/** In randomly drawn pairs, or in the pool, there is no seat to choose. */
export const picksSeats = ({ terms }: Tournament): boolean =>
  terms.start === 'when-full' && terms.format !== 'heads-up' && !terms.fastforward;

/** PT-903: a Sit & Go has its tables from the beginning, sizes differing by at most one. */
export function layTables(t: WorkingTournament): void {
  const sizes = tableSizes(t.terms.entriesMax ?? 0, t.terms.seats);
  while (t.tables.length < sizes.length) openTable(t, () => {});
}

/** The free seats of a Sit & Go: each table has as many seats as it will have players. */
export function openSeats(t: Tournament): readonly SeatAt[] {
  const sizes = tableSizes(t.terms.entriesMax ?? 0, t.terms.seats);
  return t.tables.flatMap((table, at) =>
    freeSeats(table)
      .filter((seat) => seat < (sizes[at] ?? 0))
      .map((seat) => ({ table: table.id, seat })),
  );
}

function wrongSeat(t: WorkingTournament, wanted: SeatAt | undefined): Refusal | undefined {
  if (wanted === undefined) return undefined;
  if (!picksSeats(t)) return refuse('seats-are-drawn', 'PT-058');
  if (openSeats(t).some(({ table, seat }) => table === wanted.table && seat === wanted.seat)) return undefined;
  const isTaken = (tableAt(t, wanted.table)?.seats[wanted.seat] ?? -1) >= 0;
  return isTaken ? refuse('seat-taken', 'PT-903') : refuse('no-such-seat', 'PT-903');
}

function takeSeat(t: WorkingTournament, entry: WorkingEntry, { table: id, seat }: SeatAt, say: Say): void {
  const table = tableAt(t, id);
  if (table === undefined) return;
  sitDown(entry, table, seat);
  say({ said: 'seated', ...whoIs(entry), table: id, seat });
}

/** PT-906: the last moment to unregister an entry; for a Sit & Go that is its start (PT-902). */
export const unregisterBy = ({ terms, startsAt }: Tournament): Instant | undefined =>
  terms.start === 'when-full' ? undefined : startsAt - unregisterUntil;

/** Whether this entry could be unregistered then. */
export const mayUnregister = (t: Tournament, entry: TournamentEntry, at: Instant): boolean =>
  entry.status === 'registered' && whyNotUnregister(t, entry, at) === undefined;

export function unregister(
  t: WorkingTournament,
  { player, at }: CommandOf<'unregister'>,
  say: Say,
): Refusal | undefined {
  const entry = liveEntryOf(t, player);
  if (entry === undefined) return refuse('not-entered', 'PT-046');
  const refusal = whyNotUnregister(t, entry, at);
  if (refusal === undefined) withdraw(t, entry, 'PT-908', say);
  return refusal;
}

function whyNotUnregister(t: Tournament, entry: TournamentEntry, at: Instant): Refusal | undefined {
  const closed = (clause: ClauseId) => refuse('unregistration-closed', clause);
  const { terms } = t;
  // PT-902: the last place starts a Sit & Go, so while it registers not all seats are taken (PT-046).
  if (t.phase !== 'registering') return closed(terms.start === 'when-full' ? 'PT-902' : 'PT-906');
  const isOpen = at <= (unregisterBy(t) ?? at);
  // PT-953: after a postponement everyone who was in may leave, whatever was closed before.
  if (t.postponedAt > 0 && entry.at <= t.postponedAt) {
    return isOpen ? undefined : closed('PT-953');
  }
  if (terms.satellite?.targetIsSatellite === true) return refuse('entry-final', 'PT-946');
  if (!terms.unregistration) return refuse('entry-final', 'PT-907');
  // PT-054: then an entry made in the last five minutes is final too.
  return isOpen ? undefined : closed('PT-906');
}

/** An entry given back before the start: everything paid is refunded at once (PT-908). */
export function withdraw(t: WorkingTournament, entry: WorkingEntry, clause: ClauseId, say: Say): void {
  standUp(t, entry);
  entry.status = 'unregistered';
  t.entered -= 1;
  takeBack(t, entry, clause, say);
  const participant = t.participants[entry.player];
  if (participant !== undefined) participant.entries -= 1;
  say({ said: 'unregistered', ...whoIs(entry) });
}

/** PT-905: at the first closing event, for good. */
export function closeRegistration(t: WorkingTournament, clause: ClauseId, say: Say): void {
  if (t.closedBy !== undefined) return;
  t.closedBy = clause;
  say({ said: 'registration-closed', clause });
}

/**
 * PT-050 the entry limit, PT-051 no more players left than places paid; the level and the rebuy period close it by the
 * clock.
 */
export function closeRegistrationIfDue(t: WorkingTournament, say: Say): boolean {
  if (t.closedBy !== undefined) return false;
  const clause = isFull(t) ? 'PT-050' : t.left <= paidPlaces(t) ? 'PT-051' : undefined;
  if (clause === undefined) return false;
  closeRegistration(t, clause, say);
  return true;
}
