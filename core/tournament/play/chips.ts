/** Chips in and out of play: fresh stacks, what is added between hands, what leaves with its owner (PT-004, PP-921, PT-957). */
import { has } from '../../poker/hand/seats.ts';
import { isLive, type Tournament, type WorkingTournament, type WorkingEntry } from '../director/state.ts';

/** Holds cards of a hand in progress. */
export function isInHand(t: Tournament, { table: id, seat, number }: WorkingEntry): boolean {
  const table = id === 0 ? undefined : t.tables.find((one) => one.id === id);
  return table !== undefined && table.hand > 0 && has(table.dealtIn, seat) && table.seats[seat] === number;
}

/** PT-004: everyone the number of chips that the terms state. */
export function giveStack(t: WorkingTournament, entry: WorkingEntry): void {
  entry.status = 'in';
  entry.stack = t.terms.chips;
  t.chipsOut += t.terms.chips;
}

/** PP-921: chips come between hands only. */
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
