/** The end: the last players' prizes and the final results (PT-062, PT-039, PT-945). */
import { invariant } from '../../base/invariant.ts';
import { nothing, plus } from '../../base/money.ts';
import { payPrize } from './accounts.ts';
import { keepBounty } from './bounty.ts';
import { cancel } from './cancellation.ts';
import { equalParts } from '../terms/payouts.ts';
import { winnersWanted } from './prizes.ts';
import { payDown, sharePrizes } from './ranking.ts';
import type { Result, Say } from '../director/events.ts';
import {
  entryAt,
  isLive,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';
import { isStageOpen } from '../seating/stages.ts';
import { closeTable } from '../seating/seats.ts';

export function finishIfDue(t: WorkingTournament, say: Say): boolean {
  if (t.prizes === undefined || t.group !== undefined || t.handsOn > 0 || isStageOpen(t)) return false;
  if (t.left > winnersWanted(t)) return false;
  if (t.disqualified.length === t.entered) {
    // Nobody is left to win anything: payments are refunded.
    cancel(t, 'PT-952', say);
    return true;
  }
  const winners = t.entries.filter(isLive);
  for (const entry of winners) keepBounty(t, entry, say);
  for (const entry of winners) {
    entry.place = 1;
    say({ said: 'placed', ...whoIs(entry), place: 1, sharedBy: winners.length });
  }
  if (winners.length > 0) payDown(t, t.outs.length - 1, sharePrizes(t, winners, 1, say), say);
  finish(t, winners, say);
  return true;
}

/** Winners in order of their places. */
export function finish(t: WorkingTournament, winners: readonly WorkingEntry[], say: Say): void {
  payEmptyPlaces(t, say);
  const { pool, prizesPaid, bountiesPaid } = t.money;
  invariant(pool === prizesPaid + bountiesPaid, `a pool of ${pool} is paid out in full`);
  for (const table of t.tables.slice()) closeTable(t, table, say);
  t.phase = 'finished';
  for (const [at, number] of t.disqualified.entries()) entryAt(t, number).place = t.entered - at;
  const order = [
    ...winners,
    ...t.outs.toReversed().map(({ entry }) => entryAt(t, entry)),
    ...t.disqualified.toReversed().map((number) => entryAt(t, number)),
  ];
  say({ said: 'finished', results: order.map(resultOf) });
}

/** PT-911, PT-957: disqualifications may leave fewer players than paid places; unclaimed prizes go to the first. */
function payEmptyPlaces(t: WorkingTournament, say: Say): void {
  const empty = (t.prizes ?? []).slice(t.entered - t.disqualified.length).reduce(plus, nothing);
  if (empty === 0) return;
  const first = t.entries.filter(({ place, status }) => place === 1 && status !== 'disqualified');
  const parts = equalParts(empty, first.length);
  for (const [at, entry] of first.entries()) {
    const excess = payPrize(t, entry, { place: 1, wanted: parts[at] ?? nothing }, 'PT-911', say);
    payDown(t, t.outs.length - 1, excess, say);
  }
}

const resultOf = (entry: Tournament['entries'][number]): Result => ({
  ...whoIs(entry),
  place: entry.place,
  prize: entry.prizeWon,
  bounties: entry.bountiesWon,
});
