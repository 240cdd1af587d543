/** The end: the last players' prizes and the final results (PT-062, PT-039, PT-945). */
import { invariant } from '../base/invariant.ts';
import { keepBounty } from './bounty.ts';
import { winnersWanted } from './prizes.ts';
import { payDown, sharePrizes } from './ranking.ts';
import type { Result, Say } from './said.ts';
import { entryAt, isLive, type Tournament, whoIs, type Working, type WorkingEntry } from './state.ts';
import { isStageOpen } from './stages.ts';
import { closeTable } from './seats.ts';

export function finishIfDue(t: Working, say: Say): boolean {
  if (t.prizes === undefined || t.group !== undefined || t.handsOn > 0 || isStageOpen(t)) return false;
  if (t.left > winnersWanted(t)) return false;
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
export function finish(t: Working, winners: readonly WorkingEntry[], say: Say): void {
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

const resultOf = (entry: Tournament['entries'][number]): Result => ({
  ...whoIs(entry),
  place: entry.place,
  prize: entry.prizeWon,
  bounties: entry.bountiesWon,
});
