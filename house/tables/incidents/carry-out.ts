/** Carries out a resolution: on the running round, on provisional bets, or on a settled round. */
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import type { Board, Table } from '../../../core/games/game.ts';
import { settleAgain } from '../../../core/games/settle-again.ts';
import { voidOf } from '../../../core/games/settle-round.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { CarriedOut } from '../../../core/round/operations.ts';
import { Round } from '../../../core/round/round.ts';
import type { StoredRound } from '../../rounds/read.ts';
import { type Lease, underLease } from '../../rounds/lease.ts';
import { type Mending, RoundRecord } from '../../rounds/store.ts';
import type { Guests } from '../desk/guests.ts';
import type { LivePlay } from '../live/play.ts';
import type { ClockedBetting, StageOf } from '../dealing/stage.ts';
import type { TableHouse } from '../desk/setup.ts';
import { refusalTold, settledTold, voidTold } from '../telling/told.ts';
import { Settled } from '../telling/voice.ts';

export interface AtTable {
  readonly play: LivePlay;
  readonly house: Pick<TableHouse, 'db' | 'clock' | 'listener'>;
  readonly guests: Guests;
  readonly lease: Lease;
}

export interface Doing {
  readonly done: CarriedOut;
  readonly signed: Signed;
  /** Written in the same transaction. */
  readonly also: Mending['also'];
}

/** Carries it out on the current round. */
export async function carryOutNow(at: AtTable, doing: Doing): Promise<void> {
  const { play, house, lease } = at;
  const { stage } = play;
  if (stage.is === 'dealing') return onDealing(at, stage, doing);
  if (stage.is === 'betting') return onBetting(at, stage, doing);
  if (stage.is !== 'result') return underLease(house.db, lease, (sql) => doing.also(sql, new Map()));
  // The round is over; manual actions are recorded in its journal.
  const { running } = stage;
  await running.record.mend({ entries: doing.done.entries, also: doing.also }, house.clock.now());
  running.mend(doing.done.entries);
}

async function onDealing(
  { play, house, guests }: AtTable,
  { running, dealing }: StageOf<'dealing'>,
  { done, signed, also }: Doing,
): Promise<void> {
  const { id, record, table } = running;
  const now = house.clock.now();
  const settlement = done.round.voided === undefined ? undefined : voidOf(done.round, signed.clause);
  const board = correctedBoard(table, done, running.round);
  const ends = settlement === undefined ? {} : { ends: settlement, board };
  const balances = await record.mend({ entries: done.entries, ...ends, also }, now);
  running.mend(done.entries);
  guests.learn(balances);
  if (settlement === undefined) return dealing.showAgain();
  const ended = { ...voidTold(id, now, signed), board };
  play.showEnd({
    is: 'result',
    running,
    end: { ended, settled: new Settled(id, settlement, balances), won: undefined },
  });
}

/** Before any stake was taken: the round is called off, betting continues, or betting closes now. */
async function onBetting(at: AtTable, stage: ClockedBetting, { done, signed, also }: Doing): Promise<void> {
  const { play, house, lease } = at;
  if (done.round.voided !== undefined) {
    return play.callOff(stage, refusalTold(refuse('round-void', signed.clause)), also);
  }
  const { answersBets } = done;
  if (answersBets === undefined) return underLease(house.db, lease, (sql) => also(sql, new Map()));
  // The recorded result answers the spin, and the round continues from it (RO-E-921).
  return play.closeBetting(stage, {
    entries: [...done.entries, { kind: 'manual', answer: answersBets, signed }],
    also,
  });
}

/** Corrects a settled round by a further settlement; the table may have moved on since. */
export async function carryOutAfter(
  { play, house, guests, lease }: AtTable,
  { stored, rules, before }: { readonly stored: StoredRound; readonly rules: Table; readonly before: Round<unknown> },
  { done, also }: Doing,
): Promise<void> {
  const { db, clock, listener } = house;
  const { round, entries } = done;
  const settlement = settleAgain(rules, round, stored.settlements);
  const further = {
    number: stored.settlements.length + 1,
    settlement,
    state: round.voided === undefined ? ('settled' as const) : ('void' as const),
    board: correctedBoard(rules, done, before) ?? stored.board,
  };
  const balances = await RoundRecord.resume(db, lease, stored).mend({ entries, further, also }, clock.now());
  guests.learn(balances);
  if (play.stage.is === 'result' && play.stage.running.id === stored.id) play.stage.running.mend(entries);
  for (const [player, balance] of balances) {
    listener.toOne(player, {
      said: 'settled',
      settled: settledTold(settlement, player, { round: stored.id, balance }),
    });
  }
}

/** The number that came stays in the statistics, marked, even if the round is void (FR-915). */
function correctedBoard(rules: Table, { entries, shoe }: CarriedOut, before: Round<unknown>): Board | null {
  if (!entries.some((entry) => entry.kind === 'edit' && entry.change.edit === 'misnumber')) return null;
  const round = Round.replay(rules, shoe, [...before.journal, ...entries.filter(({ kind }) => kind !== 'void')]);
  if (isRefusal(round) || round.outcome === undefined) return null;
  return { ...rules.board(round.outcome), corrected: true };
}
