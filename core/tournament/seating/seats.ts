/** Tables and their seats: opening, closing, sitting down, standing up, and counting. */
import { broken, invariant } from '../../base/invariant.ts';
import { bitOf, type Seats } from '../../poker/hand/seats.ts';
import type { Say } from '../director/events.ts';
import {
  entryAt,
  type TournamentTable,
  type WorkingTournament,
  type WorkingEntry,
  type WorkingTable,
} from '../director/state.ts';
import type { SeatAt } from '../director/commands.ts';

export const tableAt = (t: WorkingTournament, id: number): WorkingTable | undefined =>
  t.tables.find((table) => table.id === id);

export const needTable = (t: WorkingTournament, id: number): WorkingTable =>
  tableAt(t, id) ?? broken(`table ${id} is not open`);

export function openTable(t: WorkingTournament, say: Say): WorkingTable {
  t.tablesOpened += 1;
  const table: WorkingTable = {
    id: t.tablesOpened,
    seats: Array<number>(t.terms.seats).fill(-1),
    players: 0,
    firstButton: -1,
    fresh: 0,
    hand: 0,
    dealtIn: 0,
    starts: [],
    gone: [],
    hands: 0,
    readyAt: t.now,
    isClosing: false,
    losers: [],
  };
  t.tables.push(table);
  say({ said: 'table-opened', table: table.id });
  return table;
}

export function closeTable(t: WorkingTournament, table: TournamentTable, say: Say): void {
  invariant(table.hand === 0, `table ${table.id} is closed between hands`);
  for (const number of table.seats) if (number >= 0) standUp(t, entryAt(t, number));
  t.tables.splice(
    t.tables.findIndex(({ id }) => id === table.id),
    1,
  );
  say({ said: 'table-closed', table: table.id });
}

export function sitDown(entry: WorkingEntry, table: WorkingTable, seat: number): void {
  if (table.seats[seat] !== -1) broken(`seat ${seat} of table ${table.id} is taken`);
  table.seats[seat] = entry.number;
  table.players += 1;
  table.fresh |= bitOf(seat);
  entry.table = table.id;
  entry.seat = seat;
  if (table.hand === 0) table.readyAt = Math.max(table.readyAt, entry.looksUntil);
}

/**
 * Leaves the seat. `players` counts only those who stay in, so a player ranked before leaving is not subtracted twice.
 */
export function standUp(t: WorkingTournament, entry: WorkingEntry): void {
  const table = tableAt(t, entry.table);
  if (table === undefined) return;
  table.seats[entry.seat] = -1;
  table.fresh &= ~bitOf(entry.seat);
  if (entry.status !== 'leaving') table.players -= 1;
  entry.table = 0;
}

export const seatOf = ({ table, seat }: WorkingEntry): SeatAt => ({ table, seat });

export const freeSeats = ({ seats }: TournamentTable): readonly number[] =>
  seats.flatMap((entry, seat) => (entry < 0 ? [seat] : []));

/** Seats whose players hold chips and can be dealt in. */
export function seatsWithChips(t: WorkingTournament, { seats }: TournamentTable): Seats {
  let set = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const number = seats[seat] as number;
    if (number >= 0 && entryAt(t, number).stack > 0) set |= bitOf(seat);
  }
  return set;
}

/** PT-903, PT-939: as few tables as these players need, sizes differing by at most one. */
export function tableSizes(players: number, seats: number): readonly number[] {
  const tables = Math.ceil(players / seats);
  const least = Math.floor(players / tables);
  return Array.from({ length: tables }, (_, at) => (at < players - least * tables ? least + 1 : least));
}
