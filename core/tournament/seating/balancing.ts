/** Tables of nearly equal size: who moves, which table is broken, and where its players sit (PT-926, PT-927). */
import { broken } from '../../base/invariant.ts';
import { isOneOrNone, lowest } from '../../poker/hand/seats.ts';
import { ask, equally } from '../director/draws.ts';
import { nextHand, seatForNewcomer } from '../play/next-hand.ts';
import type { MoveReason, Say } from '../director/events.ts';
import { closeTable, freeSeats, needTable, seatOf, seatsWithChips, sitDown, standUp } from './seats.ts';
import {
  entryAt,
  isStaged,
  type Purpose,
  type TournamentTable,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
  type WorkingTable,
} from '../director/state.ts';
import type { SeatAt } from '../director/commands.ts';

/** PT-926: shootouts and heads-up tournaments are never balanced, nor is the pool. */
const isBalanced = (t: Tournament): boolean => !isStaged(t) && t.waiting === undefined && t.tables.length > 1;

const fewest = (tables: readonly TournamentTable[]): number =>
  tables.reduce((least, { players }) => Math.min(least, players), Infinity);

/** How many tables stay, and the sizes of the smallest and the largest; one pass, because it runs after every hand. */
function sizesOf({ tables }: Tournament): { readonly open: number; readonly least: number; readonly greatest: number } {
  let [open, least, greatest] = [0, Infinity, 0];
  for (const { isClosing, players } of tables) {
    if (isClosing) continue;
    open += 1;
    if (players < least) least = players;
    if (players > greatest) greatest = players;
  }
  return { open, least, greatest };
}

export function breakTableIfDue(t: WorkingTournament, say: Say): boolean {
  // PT-928: on one table all seats are redrawn instead.
  if (!isBalanced(t) || t.left <= t.terms.seats) return false;
  return seatBroken(t, say) || markTable(t);
}

/** PT-927: the remaining players fit on one table fewer; the smallest table is broken at the end of its hand. */
function markTable(t: WorkingTournament): boolean {
  const { open, least } = sizesOf(t);
  if (t.left > open * t.terms.seats) return keepTable(t);
  if (t.left > (open - 1) * t.terms.seats) return false;
  const smallest = openTables(t).filter(({ players }) => players === least);
  if (smallest.length > 1) {
    const options = equally(smallest.map(({ id }) => id));
    ask(t, { for: 'table-to-break' }, { name: 'table to break', options, take: 1, clause: 'PT-927' });
  } else for (const table of smallest) table.isClosing = true;
  return true;
}

/** Late entrants have filled the other tables again. */
function keepTable(t: WorkingTournament): boolean {
  const closing = t.tables.find(({ isClosing }) => isClosing);
  if (closing === undefined) return false;
  closing.isClosing = false;
  return true;
}

export function takeTableToBreak(t: WorkingTournament, picked: readonly string[]): void {
  needTable(t, Number(picked[0])).isClosing = true;
}

function seatBroken(t: WorkingTournament, say: Say): boolean {
  const table = t.tables.find(({ isClosing, hand }) => isClosing && hand === 0);
  if (table === undefined) return false;
  if (table.players === 0) {
    closeTable(t, table, say);
    return true;
  }
  const free = openTables(t).flatMap(seatsAt);
  // A player removed during a hand still holds a seat.
  if (free.length < table.players) return false;
  const options = equally(free.map(({ table: id, seat }) => `${id}/${seat}`));
  const request = { name: 'seats of a broken table', options, take: free.length, clause: 'PT-927' } as const;
  ask(t, { for: 'seats-of-broken', table: table.id }, request);
  return true;
}

const seatsAt = (table: TournamentTable): readonly SeatAt[] =>
  freeSeats(table).map((seat) => ({ table: table.id, seat }));

/**
 * PT-927: at random on free seats with sizes differing by at most one: each takes the first drawn seat of a smallest
 * table.
 */
export function takeSeatsOfBroken(t: WorkingTournament, id: number, picked: readonly string[], say: Say): void {
  const table = needTable(t, id);
  const drawn = picked.map((text) => text.split('/').map(Number) as [number, number]);
  const moving = table.seats.filter((number) => number >= 0).map((number) => entryAt(t, number));
  for (const entry of moving) {
    const least = fewest(drawn.map(([to]) => needTable(t, to)));
    const at = drawn.findIndex(([to]) => needTable(t, to).players === least);
    const [to, seat] = drawn[at] ?? broken('a player of a broken table has no seat');
    drawn.splice(at, 1);
    move(t, entry, needTable(t, to), seat, 'break', say);
  }
  closeTable(t, table, say);
}

const openTables = (t: WorkingTournament): WorkingTable[] => t.tables.filter(({ isClosing }) => !isClosing);

/** Tables with the fewest players and a free seat; a seat still held by a removed player is not free. */
const smallestTables = (t: WorkingTournament, least: number): WorkingTable[] =>
  t.tables.filter(({ isClosing, players, seats }) => !isClosing && players === least && seats.includes(-1));

/** PT-926: after a hand, while the largest and the smallest table differ by two or more; ties are drawn. */
export function balanceIfDue(t: WorkingTournament, say: Say): boolean {
  if (!isBalanced(t)) return false;
  const { least, greatest } = sizesOf(t);
  if (greatest - least < 2) return false;
  const largest = openTables(t).filter(({ players, hand }) => players === greatest && hand === 0);
  const [only] = largest;
  if (only === undefined || smallestTables(t, least).length === 0) return false;
  if (largest.length === 1) moveFrom(t, only, say);
  else askTable(t, { for: 'largest' }, 'table to move from', largest);
  return true;
}

export const takeLargest = (t: WorkingTournament, picked: readonly string[], say: Say): void =>
  moveFrom(t, needTable(t, Number(picked[0])), say);

function moveFrom(t: WorkingTournament, from: WorkingTable, say: Say): void {
  const smallest = smallestTables(t, sizesOf(t).least);
  const [only] = smallest;
  if (smallest.length === 1 && only !== undefined) moveOne(t, from, only, say);
  else askTable(t, { for: 'smallest', from: from.id }, 'table to move to', smallest);
}

const askTable = (t: WorkingTournament, purpose: Purpose, name: string, tables: readonly TournamentTable[]): void =>
  ask(t, purpose, { name, options: equally(tables.map(({ id }) => id)), take: 1, clause: 'PT-926' });

export const takeSmallest = (t: WorkingTournament, from: number, picked: readonly string[], say: Say): void =>
  moveOne(t, needTable(t, from), needTable(t, Number(picked[0])), say);

/** PT-926: the player due to be big blind next, to the seat that will be big blind soonest. */
function moveOne(t: WorkingTournament, from: WorkingTable, to: WorkingTable, say: Say): void {
  const rule = t.terms.buttonRule;
  const seat = seatForNewcomer(to, seatsWithChips(t, to), freeSeats(to), rule);
  move(t, bigBlindDue(t, from), to, seat, 'balance', say);
}

function bigBlindDue(t: WorkingTournament, table: WorkingTable): WorkingEntry {
  const playing = seatsWithChips(t, table);
  if (playing === 0) return entryAt(t, table.seats.find((number) => number >= 0) ?? -1);
  const seat = isOneOrNone(playing) ? lowest(playing) : nextHand(table, playing, t.terms.buttonRule).positions.bigBlind;
  return entryAt(t, table.seats[seat] ?? -1);
}

function move(
  t: WorkingTournament,
  entry: WorkingEntry,
  to: WorkingTable,
  seat: number,
  why: MoveReason,
  say: Say,
): void {
  const from = seatOf(entry);
  standUp(t, entry);
  sitDown(entry, to, seat);
  say({ said: 'moved', ...whoIs(entry), from, to: seatOf(entry), why });
}
