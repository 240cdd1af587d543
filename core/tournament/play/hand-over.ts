/** The end of a hand: stacks, who has lost the last chip to whom, and who leaves with it (PT-061, PT-088). */
import { broken } from '../../base/invariant.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { bitOf, clockwise, has } from '../../poker/hand/seats.ts';
import { bust } from './elimination.ts';
import { backToPool } from '../seating/fastforward.ts';
import type { Takers } from './hand-result.ts';
import { momentNow } from '../result/ranking.ts';
import { finishLeaving } from './removal.ts';
import type { Say } from '../director/events.ts';
import { tableAt } from '../seating/seats.ts';
import {
  type BountyTakers,
  entryAt,
  type TournamentTable,
  type WorkingTournament,
  type WorkingTable,
} from '../director/state.ts';
import type { CommandOf } from '../director/commands.ts';

export function handEnded(t: WorkingTournament, told: CommandOf<'hand-ended'>, say: Say): Refusal | undefined {
  const table = tableAt(t, told.table);
  if (table === undefined || table.hand === 0 || table.hand !== told.hand) {
    return refuse('no-such-hand', 'PI-909');
  }
  assertChips(table, told.stacks);
  t.handsOn -= 1;
  table.hand = 0;
  table.hands += 1;
  const { betweenHandsSeconds, showdownSeconds } = t.terms;
  const pause = told.isShown === true ? showdownSeconds : betweenHandsSeconds;
  table.readyAt = t.now + pause * 1000;
  const dealt = table.seats.filter((number, seat) => number >= 0 && has(table.dealtIn, seat));
  for (const number of dealt) {
    const entry = entryAt(t, number);
    entry.stack = (told.stacks[entry.seat] ?? 0) + entry.credit;
    entry.credit = 0;
    entry.looksUntil = table.readyAt;
  }
  bustOut(t, table, told.takers ?? {}, say);
  finishLeaving(t, dealt, say);
  if (t.handsOn === 0) t.commonMoment = 0;
  if (t.waiting !== undefined) backToPool(t, table, told.stacks, say);
  return undefined;
}

/** No chip is made or lost at a table. */
function assertChips({ id, starts, dealtIn }: TournamentTable, stacks: readonly number[]): void {
  let balance = 0;
  for (let seat = 0; seat < starts.length; seat++) {
    const stack = stacks[seat] ?? 0;
    if (!Number.isSafeInteger(stack) || stack < 0) broken(`${stack} is no stack`);
    if (stack > 0 && !has(dealtIn, seat)) broken(`seat ${seat} of table ${id} was not dealt in and has chips`);
    balance += stack - (starts[seat] as number);
  }
  if (balance !== 0) broken(`table ${id} has ${balance} chips more than before`);
}

/** Fewest chips first: with progressive bounties the order of elimination matters. */
function bustOut(t: WorkingTournament, table: WorkingTable, takers: Readonly<Record<number, Takers>>, say: Say): void {
  const startOf = (number: number) => table.starts[entryAt(t, number).seat] ?? 0;
  const busted = table.seats
    .filter((number, seat) => number >= 0 && has(table.dealtIn, seat))
    .filter((number) => entryAt(t, number).stack === 0 && entryAt(t, number).status === 'in')
    .sort((a, b) => startOf(a) - startOf(b));
  if (busted.length === 0) return;
  const moment = momentNow(t, say);
  const losses = busted.map((number) => {
    const { seat } = entryAt(t, number);
    return { number, chips: startOf(number), takers: takersOf(table, takers[seat] ?? []) };
  });
  for (const { number, ...loss } of losses) bust(t, entryAt(t, number), { ...loss, moment, why: 'busted' }, say);
}

/** Seats become entries at once, because the players may sit elsewhere when a bounty is paid. */
function takersOf({ seats, last }: TournamentTable, sides: Takers): BountyTakers {
  const entryIn = (seat: number) => seats[seat] ?? broken(`nobody sits in seat ${seat}`);
  const all = sides.flat().reduce((set, seat) => set | bitOf(seat), 0);
  return {
    sides: sides.map((side) => side.map(entryIn)),
    clockwise: clockwise(all, last?.button ?? 0).map(entryIn),
  };
}
