/** A table of one's own as the store has it: where it stands, the chips that lie there, what was played before. */
import { present } from '../../../core/base/invariant.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Stakes } from '../../../core/round/betting.ts';
import { emptySlip } from '../../../core/round/slip.ts';
import type { Wager } from '../../../core/round/wager.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import type { EndedTold } from '../../protocol/frames.ts';
import type { Lease } from '../../rounds/store.ts';
import { readBoards } from '../dealing/boards.ts';
import type { Answered } from '../desk/first-answers.ts';
import type { RoundHouse } from '../dealing/open-round.ts';
import { findRound, type FoundRound, type Rules } from './round.ts';
import type { PrivateStage } from './stage.ts';
import { type KeptChips, lastWagers, takePlace, type WhosePlace } from './store.ts';
import { endedTold, settledTold } from '../telling/told.ts';
import type { ShoeInPlay } from '../dealing/virtual-table.ts';

export interface FoundTable {
  readonly lease: Lease;
  readonly stage: PrivateStage;
  readonly unused: ShoeInPlay | undefined;
  readonly last: Stakes | undefined;
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
  const round = await findRound(house, lease, now);
  const stage = await stageOf(house, whose.player, round, chips);
  const wagers = await lastWagers(db, lease);
  const boards = await readBoards(db, { table: lease.table });
  return {
    lease,
    stage,
    unused: round.unused,
    last: wagers === undefined ? undefined : stakesIn(wagers),
    // A result that is still to be seen comes onto the board when the next round begins.
    boards: stage.is === 'result' ? boards.slice(0, -1) : boards,
    answers: chips?.answers ?? [],
    lostAt,
  };
}

/** What was staked, for the next round's rebet. */
export const stakesIn = (wagers: readonly Wager[]): Stakes => new Map(wagers.map(({ spot, stake }) => [spot, stake]));

async function stageOf(
  { db }: RoundHouse,
  player: PlayerId,
  { waiting, dealt, unseen }: FoundRound,
  chips: KeptChips | undefined,
): Promise<PrivateStage> {
  if (waiting !== undefined) {
    // Chips lie for one round only: those of a round that was dealt since are not laid again.
    const isTheirs = chips?.round === waiting.record.id;
    return { is: 'betting', waiting, slip: isTheirs ? { placements: chips.placements } : emptySlip };
  }
  if (dealt !== undefined) return { is: 'dealing', dealt };
  if (unseen === undefined) return { is: 'empty' };
  const { record, rules, round } = unseen;
  const settlement = present(unseen.settlements[0], `the settlement of ${record.id}`);
  const balance = await balanceOf(db, { kind: 'player', owner: player });
  return {
    is: 'result',
    dealt: unseen,
    ended: endedTold(record.id, present(unseen.endedAt, `the end of ${record.id}`), rules.board(round.outcome)),
    settled: settledTold(settlement, player, { round: record.id, balance }),
  };
}
