/** Rounds that nobody plays: where cards go to seats, there is nobody to deal to. */
import type { Signed } from '../../../core/round/answer.ts';
import type { RunningRound } from '../dealing/running-round.ts';
import type { TableSetup } from '../desk/setup.ts';

/** Dealers who train deal all the same. */
export const isUnplayed = ({ table, isRehearsal }: TableSetup, bets: readonly unknown[]): boolean =>
  bets.length === 0 && table.seats !== undefined && isRehearsal !== true;

/** Why a round is void of whose bets none could be taken at the close. */
export const unpaid = ({ table }: RunningRound): Signed => ({
  clause: table.betting.covered ?? table.betsClause,
  reason: 'no bet could be taken, and nobody is dealt to',
  by: ['system'],
});
