/**
 * Seats for one player at a time: a Sit & Go player who chose none, late entry and re-entry (PT-058, PT-903, PT-933).
 */
import { ask, equally } from '../director/draws.ts';
import { openSeats } from './registration.ts';
import type { Say } from '../director/events.ts';
import { freeSeats, needTable, openTable, sitDown } from '../seating/seats.ts';
import { entryAt, type Tournament, whoIs, type WorkingTournament } from '../director/state.ts';
import type { SeatAt } from '../director/commands.ts';

/** A random free seat: any in a Sit & Go, one at the smallest tables of a running tournament. */
export function drawArrivalIfDue(t: WorkingTournament, say: Say): boolean {
  const [entry] = t.arriving;
  if (entry === undefined) return false;
  const seats = t.phase === 'registering' ? openSeats(t) : seatsOfSmallest(t, say);
  const clause = t.phase === 'registering' ? 'PT-903' : 'PT-058';
  const options = equally(seats.map(({ table, seat }) => `${table}/${seat}`));
  ask(t, { for: 'seat', entry }, { name: 'seat', options, take: 1, clause });
  return true;
}

function seatsOfSmallest(t: WorkingTournament, say: Say): readonly SeatAt[] {
  const { tables } = t;
  const withRoom = tables.filter((table) => !table.isClosing && freeSeats(table).length > 0);
  const least = Math.min(...withRoom.map(({ players }) => players));
  const smallest = withRoom.filter(({ players }) => players === least);
  if (smallest.length > 0) return smallest.flatMap(seatsAt);
  // A table that was to be broken is needed again, or a new one.
  const closing = tables.find((table) => table.isClosing && freeSeats(table).length > 0);
  if (closing !== undefined) closing.isClosing = false;
  return seatsAt(closing ?? openTable(t, say));
}

const seatsAt = (table: Tournament['tables'][number]): readonly SeatAt[] =>
  freeSeats(table).map((seat) => ({ table: table.id, seat }));

export function takeArrival(t: WorkingTournament, number: number, picked: readonly string[], say: Say): void {
  const [table = 0, seat = 0] = (picked[0] ?? '').split('/').map(Number);
  const entry = entryAt(t, number);
  t.arriving.shift();
  sitDown(entry, needTable(t, table), seat);
  say({ said: 'seated', ...whoIs(entry), table, seat });
}
