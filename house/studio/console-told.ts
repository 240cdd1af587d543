/** The table's part of a dealer's console: cards, bets, and practice players' choices in a rehearsal. */
import { defined } from '../../core/base/defined.ts';
import type { ConsoleState } from '../protocol/studio.ts';
import type { OnFelt } from '../tables/telling/state.ts';
import type { LiveTable } from '../tables/live/table.ts';
import { namesTold, nothingShown, shownTold } from '../tables/telling/told.ts';

type OfTable = Pick<
  ConsoleState,
  'table' | 'game' | 'name' | 'names' | 'phase' | 'round' | 'isRehearsal' | 'shown' | 'bets' | 'practice' | 'paused'
>;

export function ofTable(table: LiveTable): OfTable {
  const lobby = table.lobby();
  const { phase, game } = lobby;
  const { round, roundId, isRehearsal, felt, staked, paused } = table;
  return {
    table: table.id,
    game,
    ...namesTold(lobby),
    phase,
    ...defined({ round: roundId }),
    isRehearsal,
    shown: round === undefined ? nothingShown : shownTold(round.openView()),
    bets: { players: new Set(felt.map(({ wager }) => wager.player)).size, staked },
    ...(isRehearsal ? { practice: felt.map(practiceTold) } : {}),
    ...defined({ paused }),
  };
}

/** A practice player's name, bet, choices and payout. No money is involved. */
const practiceTold = ({ wager: { player, seat, spot, stake, fee }, chosen, returned }: OnFelt) => ({
  player,
  ...defined({ seat }),
  spot,
  staked: stake + fee,
  chosen,
  ...defined({ returned }),
});
