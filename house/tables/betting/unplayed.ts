/** Rounds without players: at tables that deal to seats, there is nobody to deal to. */
import type { Signed } from '../../../core/round/answer.ts';
import type { RunningRound } from '../dealing/running-round.ts';
import type { TableSetup } from '../desk/setup.ts';

/** Rehearsals are dealt regardless. */
export const isUnplayed = ({ table, isRehearsal }: TableSetup, bets: readonly unknown[]): boolean =>
  bets.length === 0 && table.seats !== undefined && isRehearsal !== true;

/** The reason for voiding a round none of whose bets could be taken. */
export const unpaid = ({ table }: RunningRound): Signed => ({
  clause: table.betting.covered ?? table.betsClause,
  reason: 'no bet could be taken, and nobody is dealt to',
  by: ['system'],
});
