/** Settles a round by its journal: by its outcome, or by returning everything if it is void. */
import type { ClauseId } from '../base/ids.ts';
import { present } from '../base/invariant.ts';
import { addedTo } from '../round/procedure.ts';
import type { Round } from '../round/round.ts';
import { refundAll, type Settlement } from '../round/settle.ts';
import type { Table } from './game.ts';

export function settleRound<Outcome>(table: Table<Outcome>, round: Round<Outcome>): Settlement {
  if (round.voided !== undefined) return voidOf(round, round.voided.clause);
  return table.settle(present(round.outcome, 'the outcome of a finished round'), round.wagers, round.annulled);
}

/** Returns every stake and everything choices have added to it. */
export function voidOf<Outcome>({ wagers, decisions }: Round<Outcome>, clause: ClauseId): Settlement {
  return refundAll(wagers, (wager) => addedTo(wager, decisions), clause);
}
