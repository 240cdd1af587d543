/** Seats around the table: numbers from 0 clockwise, and sets of them as bits of one number. */
import type { Seat } from '../../base/ids.ts';

/** A set of seats: bit n is seat n. */
export type Seats = number;

export const seatsMost = 10;

export const bitOf = (seat: number): Seats => 1 << seat;
export const has = (seats: Seats, seat: number): boolean => (seats & (1 << seat)) !== 0;

/** The number of seats in the set: ten bits at most. */
export function countOf(seats: Seats): number {
  let count = 0;
  for (let left = seats; left !== 0; left &= left - 1) count += 1;
  return count;
}

export const isOneOrNone = (seats: Seats): boolean => (seats & (seats - 1)) === 0;

// The next two run for every card and every action: short enough for V8 to inline them everywhere.
const clz32 = Math.clz32;

/** The lowest seat of a non-empty set. */
export const lowest = (seats: Seats): number => 31 - clz32(seats & -seats);

/** The first seat of the set clockwise after this one. The set is not empty, and the seat itself comes last. */
export const nextOf = (seats: Seats, seat: number): number => lowest(seats & (-2 << seat) || seats);

export function seatsIn(seats: Seats): readonly number[] {
  const all: number[] = [];
  for (let left = seats; left !== 0; left &= left - 1) all.push(lowest(left));
  return all;
}

/** Clockwise, starting with the first of the set after this seat. */
export function clockwise(seats: Seats, after: number): readonly number[] {
  const all: number[] = [];
  let seat = after;
  for (let left = seats; left !== 0; left &= ~bitOf(seat)) {
    seat = nextOf(left, seat);
    all.push(seat);
  }
  return all;
}

/** Seats are numbered from 1 on the felt and in the journal. */
export const seatId = (seat: number): Seat => String(seat + 1) as Seat;

/** The seat with this id, or -1. */
export function seatOf(id: string, seats: number): number {
  const seat = Number(id) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < seats && seatId(seat) === id ? seat : -1;
}
