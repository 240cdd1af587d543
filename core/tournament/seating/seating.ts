/**
 * Seats everyone at once: at the start, for a new stage, the final table, or when the pool closes (PT-056, PT-928,
 * PT-942).
 */
import { broken } from '../../base/invariant.ts';
import { ask, equally } from '../director/draws.ts';
import type { MoveReason, Say } from '../director/events.ts';
import { closeTable, openTable, seatOf, sitDown, tableSizes } from './seats.ts';
import {
  entryAt,
  isLive,
  isStaged,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';
import type { SeatAt } from '../director/commands.ts';

type SeatingReason = 'start' | Exclude<MoveReason, 'balance' | 'break'>;

/** Why all seats have to be redrawn, if they do. */
export function seatingDue(t: Tournament): SeatingReason | undefined {
  if (!t.isSeated) return 'start';
  if (t.waiting !== undefined) return isPoolOver(t) ? 'pool-closed' : undefined;
  // PT-928: the remaining players fit on one table.
  return !isStaged(t) && t.tables.length > 1 && t.left <= t.terms.seats ? 'final-table' : undefined;
}

/** PP-941: hand-for-hand play starts, or the remaining players fit on two tables. */
const isPoolOver = ({ isHandForHand, left, terms }: Tournament): boolean => isHandForHand || left <= 2 * terms.seats;

/** PT-056, PT-058: drawn by the random number generator, once every table has finished its hand. */
export function drawSeatsIfDue(t: WorkingTournament): boolean {
  const due = seatingDue(t);
  if (due === undefined || t.handsOn > 0) return false;
  const live = t.entries.filter(isLive).map(({ number }) => number);
  const clause = due === 'final-table' ? 'PT-928' : due === 'pool-closed' ? 'PP-941' : 'PT-056';
  ask(t, { for: 'seats' }, { name: 'seats', options: equally(live), take: live.length, clause });
  return true;
}

export function takeSeats(t: WorkingTournament, picked: readonly string[], say: Say): void {
  const due = seatingDue(t) ?? broken('no seats are due');
  const order = picked.map((id) => entryAt(t, Number(id)));
  const from = order.map(seatOf);
  for (const table of t.tables.slice()) closeTable(t, table, say);
  if (due === 'pool-closed') {
    t.waiting = undefined;
    say({ said: 'pool-closed' });
  }
  const byes = byesOf(t, order.length);
  for (const entry of order.slice(0, byes)) entry.status = 'through';
  const seated = order.slice(byes);
  const sizes = sizesOf(t, seated.length);
  let at = 0;
  for (const size of sizes) {
    const table = openTable(t, say);
    for (let seat = 0; seat < size; seat++, at++) {
      const entry = seated[at] ?? broken('more seats than players');
      sitDown(entry, table, seat);
      tellSeat(entry, { from: from[byes + at], due }, say);
    }
  }
  if (due === 'start') {
    t.isSeated = true;
    t.stage.isFinal = sizes.length === 1 && byes === 0;
    if (isStaged(t)) say({ said: 'stage-began', stage: t.stage.number, players: order.length, final: t.stage.isFinal });
  }
}

const sizesOf = ({ terms }: Tournament, players: number): readonly number[] =>
  tableSizes(players, terms.format === 'heads-up' ? 2 : terms.seats);

function tellSeat(
  entry: WorkingEntry,
  { from, due }: { readonly from: SeatAt | undefined; readonly due: SeatingReason },
  say: Say,
): void {
  const to = seatOf(entry);
  if (due === 'start' || from === undefined || from.table === 0) say({ said: 'seated', ...whoIs(entry), ...to });
  else say({ said: 'moved', ...whoIs(entry), from, to, why: due });
}

/** PT-942: in the first stage only, if the field is not a power of two. */
function byesOf({ terms, stage }: Tournament, players: number): number {
  if (terms.format !== 'heads-up' || stage.number > 1) return 0;
  let bracket = 2;
  while (bracket < players) bracket *= 2;
  return bracket - players;
}
