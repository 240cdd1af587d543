/**
 * The Fastforward pool: hands among waiting players, and folds that lead straight to the next hand (PP-136 to PP-141,
 * PP-943).
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { bitOf, has } from '../../poker/hand/seats.ts';
import type { Positions } from '../../poker/hand/button.ts';
import { creditChips } from '../play/chips.ts';
import { ask, equally } from '../director/draws.ts';
import { deal, mayDeal } from '../play/play.ts';
import type { Say } from '../director/events.ts';
import { closeTable, needTable, openTable, sitDown, tableAt } from './seats.ts';
import { finishLeaving } from '../play/removal.ts';
import { entryAt, isLive, type WorkingTournament, type WorkingTable } from '../director/state.ts';
import type { CommandOf } from '../director/commands.ts';

/** PP-943: a table is filled at random as soon as enough players wait, or everyone who is left. */
export function fillTableIfDue(t: WorkingTournament): boolean {
  if (t.waiting === undefined || !mayDeal(t)) return false;
  const { seats } = t.terms;
  const { length } = t.waiting;
  if (length < 2 || (length < seats && t.handsOn > 0)) return false;
  const take = Math.min(seats, length);
  ask(t, { for: 'pool-table' }, { name: 'table', options: equally(t.waiting), take, clause: 'PP-943' });
  return true;
}

export function takePoolTable(t: WorkingTournament, picked: readonly string[], say: Say): void {
  const numbers = picked.map(Number);
  const table = openTable(t, say);
  for (const [seat, number] of numbers.entries()) sitDown(entryAt(t, number), table, seat);
  const seated = new Set(numbers);
  t.waiting = t.waiting?.filter((number) => !seated.has(number));
  const most = Math.max(...numbers.map((number) => entryAt(t, number).sinceBigBlind));
  const due = numbers.filter((number) => entryAt(t, number).sinceBigBlind === most);
  if (due.length === 1) dealPoolHand(t, table, due[0] as number, say);
  else {
    const request = { name: 'big blind', options: equally(due), take: 1, clause: 'PP-943' } as const;
    ask(t, { for: 'pool-blind', table: table.id }, request);
  }
}

export const takePoolBlind = (t: WorkingTournament, id: number, picked: readonly string[], say: Say): void =>
  dealPoolHand(t, needTable(t, id), Number(picked[0]), say);

/** PP-943: the big blind to this player, the small blind to the seat before, the button to the one before that. */
function dealPoolHand(t: WorkingTournament, table: WorkingTable, bigBlind: number, say: Say): void {
  const numbers = table.seats.filter((number) => number >= 0);
  for (const number of numbers) {
    const entry = entryAt(t, number);
    entry.sinceBigBlind = number === bigBlind ? 0 : entry.sinceBigBlind + 1;
    say({ said: 'seated', entry: number, player: entry.player, table: table.id, seat: entry.seat });
  }
  const { length } = numbers;
  const { seat } = entryAt(t, bigBlind);
  const smallBlind = (seat + length - 1) % length;
  const button = length === 2 ? smallBlind : (seat + length - 2) % length;
  const positions: Positions = { button, smallBlind, bigBlind: seat };
  deal(t, table, { positions, dealtIn: bitOf(length) - 1 }, say);
}

/**
 * PP-137, PP-141: the player moves to the next hand at once; the old one continues with the chips already bet (PP-942).
 */
export function foldAndMove(t: WorkingTournament, told: CommandOf<'fold-and-move'>, say: Say): Refusal | undefined {
  if (t.waiting === undefined) return refuse('no-fastforward', 'PP-941');
  const table = tableAt(t, told.table);
  const number = table?.seats[told.seat] ?? -1;
  if (table === undefined || number < 0 || table.hand === 0 || !has(table.dealtIn, told.seat)) {
    return refuse('no-cards-there', 'PP-942');
  }
  const entry = entryAt(t, number);
  if (!isLive(entry)) return refuse('hand-dead', 'PI-904');
  if (!(told.stack > 0 && told.stack <= entry.stack)) return refuse('wrong-stack', 'PP-942');
  table.gone.push({ seat: told.seat, entry: number, stack: told.stack });
  table.seats[told.seat] = -1;
  table.players -= 1;
  entry.table = 0;
  entry.stack = told.stack;
  if (entry.status === 'in') t.waiting.push(number);
  else finishLeaving(t, [number], say);
  return undefined;
}

/** PP-138: after every hand everyone returns to the pool. */
export function backToPool(t: WorkingTournament, table: WorkingTable, stacks: readonly number[], say: Say): void {
  for (const { seat, entry, stack } of table.gone) {
    // Everyone else may have left too: then the pot still goes to this player.
    creditChips(t, entryAt(t, entry), (stacks[seat] ?? 0) - stack);
  }
  for (const number of table.seats) {
    if (number >= 0 && entryAt(t, number).status === 'in') t.waiting?.push(number);
  }
  closeTable(t, table, say);
}
