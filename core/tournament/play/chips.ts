/**
 * Chips in and out of play: fresh stacks, chips added between hands, chips leaving with their owner (PT-004, PP-921,
 * PT-957).
 */
import { has } from '../../poker/hand/seats.ts';
import { isLive, type Tournament, type WorkingTournament, type WorkingEntry } from '../director/state.ts';

/** Holds cards of a hand in progress. */
export function isInHand(t: Tournament, { table: id, seat, number }: WorkingEntry): boolean {
  const table = id === 0 ? undefined : t.tables.find((one) => one.id === id);
  return table !== undefined && table.hand > 0 && has(table.dealtIn, seat) && table.seats[seat] === number;
}

/** PT-004: everyone gets the number of chips in the terms. */
export function giveStack(t: WorkingTournament, entry: WorkingEntry): void {
  entry.status = 'in';
  entry.stack = t.terms.chips;
  t.chipsOut += t.terms.chips;
}

/** PP-921: chips are added between hands only. */
export function creditChips(t: WorkingTournament, entry: WorkingEntry, chips: number): void {
  if (!isLive(entry)) t.chipsGone += chips;
  else if (isInHand(t, entry)) entry.credit += chips;
  else entry.stack += chips;
}

/** PT-957: the chips of a removed player leave play. */
export function takeChips(t: WorkingTournament, entry: WorkingEntry): number {
  const chips = entry.stack + entry.credit;
  t.chipsGone += chips;
  entry.stack = 0;
  entry.credit = 0;
  return chips;
}
