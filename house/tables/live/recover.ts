/** Restores a table after a restart: the interrupted round, ready to continue with its cards. */
import type { Table } from '../../../core/games/game.ts';
import { voidOf } from '../../../core/games/settle-round.ts';
import { lastRound, type StoredRound } from '../../rounds/read.ts';
import type { Lease } from '../../rounds/lease.ts';
import { RoundRecord } from '../../rounds/store.ts';
import type { Db } from '../../storage/db.ts';
import { playedAgain } from '../dealing/played-again.ts';
import type { Rack } from '../dealing/rack.ts';
import { failedBy, refundFromLedger } from '../dealing/refund.ts';
import type { RoundParts } from '../dealing/running-round.ts';

export interface Recovered {
  /** The round to continue; undefined if the last one was over, or had taken no stakes. */
  readonly running: RoundParts | undefined;
  /** The last round as stored. */
  readonly last: StoredRound | undefined;
}

export interface RecoveryHouse {
  readonly db: Db;
  readonly now: Date;
  /** A round interrupted for longer than this does not continue. */
  readonly resumeSeconds: number;
  /** The table was paused by a person, who decides how the round continues; the interruption doesn't count. */
  readonly isHeld: boolean;
  readonly rack: Rack;
}

export async function recover(table: Table, lease: Lease, house: RecoveryHouse): Promise<Recovered> {
  const { db, now } = house;
  const last = await lastRound(db, lease.table);
  if (last === undefined || last.shoeNumber === null) return { running: undefined, last };
  const record = RoundRecord.resume(db, lease, last);
  if (last.state === 'betting') {
    // Provisional bets are dropped: nothing had been debited.
    await record.settle({ lines: [], cuts: [] }, 'void', now);
  }
  const again = playedAgain(last);
  if (typeof again === 'string') {
    if (last.state === 'dealing') await refundFromLedger(db, record, last, failedBy(table, again), now);
    return { running: undefined, last };
  }
  const { round, rules } = again;
  const { shoe, dealer } = await house.rack.again(last, again);
  if (last.state !== 'dealing') return { running: undefined, last };
  const stoppedAt = last.entries.at(-1)?.at ?? last.openedAt;
  const isFresh = now.getTime() - stoppedAt.getTime() <= house.resumeSeconds * 1000;
  // Once everything that decides a round is registered, its result stands, however long ago (BAC-E-927).
  if (isFresh || house.isHeld || round.outcome !== undefined) {
    const promised = { commitment: last.commitment, shoe };
    return { running: { record, round, dealer, table: rules, promised }, last };
  }
  const signed = failedBy(rules, 'the house had stopped');
  await record.voidRound(signed, voidOf(round, signed.clause), now);
  return { running: undefined, last };
}
