/** Restores a private table: its round, the chips placed, and what was played before. */
import { present } from '../../../core/base/invariant.ts';
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import type { Game, Table } from '../../../core/games/game.ts';
import { Round } from '../../../core/round/round.ts';
import type { Slip } from '../../../core/round/slip.ts';
import type { Wager } from '../../../core/round/wager.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import type { EndedTold } from '../../protocol/table-told.ts';
import { lastRound, type StoredRound } from '../../rounds/read.ts';
import type { Lease } from '../../rounds/lease.ts';
import { RoundRecord } from '../../rounds/store.ts';
import type { Slips } from '../betting/desk.ts';
import { hasShoe, readBoards } from '../dealing/boards.ts';
import type { RoundHouse } from '../dealing/open-round.ts';
import { playedAgain } from '../dealing/played-again.ts';
import { failedBy, refundFromLedger } from '../dealing/refund.ts';
import { RunningRound } from '../dealing/running-round.ts';
import { ShoeRack } from '../dealing/shoe-rack.ts';
import type { Answered } from '../desk/first-answers.ts';
import { endedTold } from '../telling/told.ts';
import { type RoundEnd, Settled } from '../telling/voice.ts';
import { type KeptChips, lastWagers, takePlace, type WhosePlace } from './store.ts';

/** What a round is played by: a game, and the parameters at the time. */
export interface Rules {
  readonly game: Game;
  readonly table: Table;
}

/** The last round as a stop left it. */
type FoundRound =
  /** Over and seen, or there was none. */
  | { readonly is: 'waiting' }
  /** Waits for bets and DEAL; its seeds are already committed to. */
  | { readonly is: 'betting'; readonly running: RunningRound }
  | { readonly is: 'dealing'; readonly running: RunningRound; readonly dealtAt: Date }
  /** Settled in the player's absence: they have not seen the end. */
  | { readonly is: 'result'; readonly running: RunningRound; readonly end: RoundEnd };

export interface FoundTable {
  readonly lease: Lease;
  readonly rack: ShoeRack;
  readonly round: FoundRound;
  /** Chips placed for the waiting round. */
  readonly slips: Slips;
  /** As the player left them; every box of the table before the first time. */
  readonly seats: readonly Seat[];
  /** Wagers of the last round dealt. */
  readonly last: readonly Wager[];
  readonly boards: readonly EndedTold[];
  readonly answers: readonly Answered[];
  readonly lostAt: Date | undefined;
}

export async function findTable(
  house: RoundHouse & { readonly owner: string },
  whose: WhosePlace,
  now: Rules,
): Promise<FoundTable> {
  const { db, owner } = house;
  const { lease, chips, lostAt } = await takePlace(db, whose, owner);
  const rack = new ShoeRack(house, lease, { isAhead: true });
  const stored = await lastRound(db, lease.table);
  const round: FoundRound =
    stored === undefined ? { is: 'waiting' } : await findRound({ ...house, lease, rack }, whose.player, now, stored);
  const ofShoe = hasShoe(now.table.shoe) && rack.shoeNumber !== undefined ? { shoe: rack.shoeNumber } : {};
  const boards = await readBoards(db, { table: lease.table, ...ofShoe });
  return {
    lease,
    rack,
    round,
    slips: round.is === 'betting' ? slipsFor(round.running.id, chips) : new Map<Seat | undefined, Slip>(),
    seats: chips?.seats ?? now.table.seats ?? [],
    last: (await lastWagers(db, lease)) ?? [],
    // An unseen result goes on the board when the next round begins.
    boards: round.is === 'result' ? boards.slice(0, -1) : boards,
    answers: [...(chips?.answers ?? []), ...choicesIn(stored)],
    lostAt,
  };
}

/** Chips are for one round only: those of a round dealt since are not restored. */
function slipsFor(round: string, chips: KeptChips | undefined): Slips {
  if (chips?.round !== round) return new Map();
  const atSeats = (chips.atSeats ?? []).map(({ seat, placements }) => [seat, { placements }] as const);
  const beside = chips.placements.length === 0 ? [] : [[undefined, { placements: chips.placements }] as const];
  return new Map<Seat | undefined, Slip>([...beside, ...atSeats]);
}

/** Choices of the current round: repeated after a stop, they get their first answer. */
const choicesIn = (stored: StoredRound | undefined): readonly Answered[] =>
  (stored?.entries ?? []).flatMap(({ entry, command }) =>
    entry.kind === 'choice' && command !== null ? [[command, { done: true }] as const] : [],
  );

type FindingHouse = RoundHouse & { readonly lease: Lease; readonly rack: ShoeRack };

async function findRound(house: FindingHouse, player: PlayerId, now: Rules, stored: StoredRound): Promise<FoundRound> {
  const { db, clock, lease, rack } = house;
  const record = RoundRecord.resume(db, lease, stored);
  const isWaiting = stored.state === 'betting' && isBy(now, stored);
  const again = isWaiting ? { rules: now.table, round: new Round(now.table, stored.shoe) } : playedAgain(stored);
  if (typeof again === 'string') {
    if (stored.state === 'dealing') await refundFromLedger(db, record, stored, failedBy(now.table, again), clock.now());
    if (stored.state === 'betting') await callOff(record, clock.now());
    return { is: 'waiting' };
  }
  const { rules: table, round } = again;
  const { dealer, shoe } = await rack.again(stored, again);
  const promised = { commitment: stored.commitment, shoe };
  const running = new RunningRound({ record, round, dealer, table, promised, mark: stored.published ?? 0 });
  switch (stored.state) {
    case 'betting':
      if (isWaiting) return { is: 'betting', running };
      await callOff(record, clock.now());
      return { is: 'waiting' };
    case 'dealing':
      return { is: 'dealing', running, dealtAt: present(stored.closedAt, `the time of ${stored.id}`) };
    case 'settled':
      if (!running.isAhead) return { is: 'waiting' };
      return { is: 'result', running, end: await endOf(house, player, stored, running) };
    case 'void':
      return { is: 'waiting' };
  }
}

const isBy = ({ game, table }: Rules, { rulesVersion, parameters }: StoredRound): boolean =>
  game.rulesVersion === rulesVersion && JSON.stringify(table.parameters) === JSON.stringify(parameters);

/** Nothing was debited or dealt: voids the round. */
export async function callOff(record: RoundRecord, now: Date): Promise<void> {
  await record.settle({ lines: [], cuts: [] }, 'void', now);
}

async function endOf(
  { db }: RoundHouse,
  player: PlayerId,
  { id, endedAt, settlements }: StoredRound,
  { table, round }: RunningRound,
): Promise<RoundEnd> {
  const settlement = present(settlements[0], `the settlement of ${id}`);
  const balance = await balanceOf(db, { kind: 'player', owner: player });
  return {
    ended: endedTold(id, present(endedAt, `the end of ${id}`), table.board(round.outcome)),
    settled: new Settled(id, settlement, new Map([[player, balance]])),
    won: table.won(round.outcome),
  };
}
