/** A table after a restart: the shoe as it lay, and the round that a stop has left in the middle, ready to go on. */
import { broken } from '../../core/base/invariant.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import type { Table } from '../../core/games/game.ts';
import { settleRound } from '../../core/games/settle-round.ts';
import { Round } from '../../core/round/round.ts';
import { brokenAt, lastRound, type StoredRound } from '../rounds/read.ts';
import { type Lease, RoundRecord } from '../rounds/store.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db } from '../storage/db.ts';
import { drawsSeal, readShoe } from './shoes.ts';
import { openShoe, type ShoeInPlay, VirtualDealer } from './virtual-table.ts';

export interface Recovered {
  readonly shoe: ShoeInPlay | undefined;
  /** The round to go on with; nothing when the last one was over, or had taken no bets yet. */
  readonly running: Running | undefined;
}

export interface Running {
  readonly record: RoundRecord;
  readonly round: Round<unknown>;
  readonly dealer: VirtualDealer;
}

export interface RecoveryHouse {
  readonly db: Db;
  readonly safe: SeedSafe;
  readonly now: Date;
  /** A round that has stood still for longer does not go on. */
  readonly resumeSeconds: number;
}

export async function recover(table: Table, lease: Lease, house: RecoveryHouse): Promise<Recovered> {
  const { db, safe, now, resumeSeconds } = house;
  const stored = await lastRound(db, lease.table);
  if (stored === undefined || stored.shoeNumber === null) return { shoe: undefined, running: undefined };
  if (brokenAt(stored) !== undefined) broken(`the journal of ${stored.id} has been touched`);
  if (stored.state === 'betting') {
    // Provisional bets vanish with the stop: nothing had been debited.
    await RoundRecord.resume(db, lease, stored).settle({ lines: [], cuts: [] }, 'void', now);
  }
  const round = replayed(table, stored);
  const shoe = openShoe(table, stored.shoeNumber, await readShoe(db, safe, lease.table, stored.shoeNumber));
  while (shoe.pack.dealt < stored.shoe.dealt) shoe.pack.deal();
  const seed = safe.open(stored.sealed ?? broken(`${stored.id} has no seed`), drawsSeal(lease.table));
  const dealer = new VirtualDealer(shoe, seed);
  dealAgain(dealer, round);
  if (stored.state !== 'dealing') return { shoe, running: undefined };
  const record = RoundRecord.resume(db, lease, stored);
  const stoppedAt = stored.entries.at(-1)?.at ?? stored.openedAt;
  if (now.getTime() - stoppedAt.getTime() <= resumeSeconds * 1000) return { shoe, running: { record, round, dealer } };
  await voidRound(table, { record, round, dealer }, now);
  return { shoe, running: undefined };
}

/** By the page's own clause on failures of the house: every stake goes back. */
async function voidRound(table: Table, { record, round }: Running, now: Date): Promise<void> {
  const signed = { clause: table.failureClause, reason: 'the house had stopped', by: ['system'] };
  await record.append([{ kind: 'void', signed }], now);
  round.void(signed);
  await record.settle(settleRound(table, round), 'void', now);
}

function replayed(table: Table, { id, shoe, entries }: StoredRound): Round<unknown> {
  const round = Round.replay(
    table,
    shoe,
    entries.map(({ entry }) => entry),
  );
  return isRefusal(round) ? broken(`${id} does not replay: ${round.reason}`) : round;
}

/** The dealer gives again all that it gave, and so stands where it stood; anything else would be another dealer's round. */
function dealAgain(dealer: VirtualDealer, round: Round<unknown>): void {
  for (const { request, reply } of round.steps) {
    if (request.ask === 'bets' || request.ask === 'choice' || request.ask === 'window') continue;
    const again = dealer.answer(request);
    if (JSON.stringify(again) !== JSON.stringify(reply)) broken('a stored round is not what its seeds give');
  }
}
