/**
 * Players removed from the tournament: connections that did not come back, and disqualifications (PT-957, PI-905,
 * PI-912).
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { claimBounty } from '../result/bounty.ts';
import { isInHand, takeChips } from './chips.ts';
import { closeOffer, eliminate, lapse, offerTo } from './elimination.ts';
import { insert, leave, momentNow, moveUp } from '../result/ranking.ts';
import { withdraw } from '../entry/registration.ts';
import type { Say } from '../director/events.ts';
import { standUp, tableAt } from '../seating/seats.ts';
import { entryAt, isStaged, liveEntryOf, whoIs, type WorkingTournament, type WorkingEntry } from '../director/state.ts';
import type { CommandOf } from '../director/commands.ts';

/** PI-020: the window ended. The player takes the place of that moment; the chips leave play after the hand. */
export function remove(t: WorkingTournament, { player }: CommandOf<'remove'>, say: Say): Refusal | undefined {
  if (t.terms.disconnectPolicy === 'blindOff') return refuse('blinded-off', 'PI-923');
  const entry = liveEntryOf(t, player);
  if (entry === undefined || t.phase !== 'running') return refuse('not-in-play', 'PI-904');
  if (offerTo(t, entry) !== undefined) lapse(t, entry, say);
  else if (entry.status === 'through') removeBetweenStages(t, entry, say);
  else if (isInHand(t, entry)) removeInHand(t, entry, say);
  else {
    const chips = takeChips(t, entry);
    stopWaiting(t, entry);
    eliminate(t, entry, { moment: momentNow(t, say), chips, why: 'disconnected' }, say);
  }
  return undefined;
}

/** The hand is dead but continues among the others: ranked now, gone when it ends. */
function removeInHand(t: WorkingTournament, entry: WorkingEntry, say: Say): void {
  claimBounty(t, entry, undefined, say);
  const table = tableAt(t, entry.table);
  if (table === undefined) return;
  const chips = table.starts[entry.seat] ?? 0;
  if (isStaged(t) && !t.stage.isFinal) insert(table.losers, { entry: entry.number, moment: table.hands + 1, chips });
  else insert(t.outs, { entry: entry.number, moment: momentNow(t, say), chips });
  entry.status = 'leaving';
  table.players -= 1;
  t.left -= 1;
  say({ said: 'eliminated', ...whoIs(entry), why: 'disconnected' });
}

/** PT-940: a player who has won a table ranks above everyone who lost at one. */
function removeBetweenStages(t: WorkingTournament, entry: WorkingEntry, say: Say): void {
  claimBounty(t, entry, undefined, say);
  t.stage.losers.push({ entry: entry.number, tablePlace: 1 });
  leave(t, entry);
  takeChips(t, entry);
  say({ said: 'eliminated', ...whoIs(entry), why: 'disconnected' });
}

/** PI-912: at the end of the current hand; an entry in a tournament that has not started is refunded in full. */
export function disqualify(t: WorkingTournament, { player }: CommandOf<'disqualify'>, say: Say): Refusal | undefined {
  const entry = liveEntryOf(t, player);
  if (entry === undefined) return refuse('not-in-play', 'PT-957');
  if (entry.status === 'registered') withdraw(t, entry, 'PI-912', say);
  else if (isInHand(t, entry)) entry.status = 'barred';
  else takeOut(t, entry, say);
  return undefined;
}

/** PT-957: ranked last without prize, and players eliminated earlier move up one place. */
function takeOut(t: WorkingTournament, entry: WorkingEntry, say: Say): void {
  if (offerTo(t, entry) !== undefined) closeOffer(t, entry);
  claimBounty(t, entry, undefined, say);
  takeChips(t, entry);
  stopWaiting(t, entry);
  leave(t, entry);
  entry.status = 'disqualified';
  t.disqualified.push(entry.number);
  say({ said: 'disqualified', ...whoIs(entry) });
  moveUp(t, say);
}

/** The hand is over: chips of removed players leave play, and disqualified ones are out. */
export function finishLeaving(t: WorkingTournament, numbers: readonly number[], say: Say): void {
  for (const number of numbers) {
    const entry = entryAt(t, number);
    if (entry.status === 'barred') takeOut(t, entry, say);
    if (entry.status !== 'leaving') continue;
    takeChips(t, entry);
    standUp(t, entry);
    entry.status = 'out';
  }
}

function stopWaiting(t: WorkingTournament, { number }: WorkingEntry): void {
  const at = t.waiting?.indexOf(number) ?? -1;
  if (at >= 0) t.waiting?.splice(at, 1);
}
