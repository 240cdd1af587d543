/** Settles a round as it stands in its journal: by its outcome, or everything back when it is void. */
import { present } from '../base/invariant.ts';
import { addedTo } from '../round/procedure.ts';
import type { Round } from '../round/round.ts';
import { refundAll, type Settlement } from '../round/settle.ts';
import type { Table } from './game.ts';

export function settleRound<Outcome>(table: Table<Outcome>, round: Round<Outcome>): Settlement {
  const { voided, wagers, decisions } = round;
  if (voided !== undefined) return refundAll(wagers, (wager) => addedTo(wager, decisions), voided.clause);
  return table.settle(present(round.outcome, 'the outcome of a finished round'), wagers, round.annulled);
}
