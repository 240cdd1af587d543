/** Returns the stakes of a round that breaks off through the house. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import type { Cents } from '../../../core/base/money.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { Line } from '../../../core/round/settle.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { StoredRound } from '../../rounds/read.ts';
import type { RoundRecord } from '../../rounds/store.ts';
import type { Sql } from '../../storage/db.ts';

/** By the page's clause on failures of the house. */
export const failedBy = ({ failureClause }: Table, reason: string): Signed => ({
  clause: failureClause,
  reason,
  by: ['system'],
});

/** If the journal can't be relied on, the ledger can: everything taken for the round is returned. */
export async function refundFromLedger(
  sql: Sql,
  record: RoundRecord,
  { id, entries }: StoredRound,
  signed: Signed,
  now: Date,
): Promise<void> {
  const taken = await sql.query<{ player: PlayerId; amount: Cents }>(
    `select owner as player, sum(amount)::bigint as amount from transfer join account on account.id = from_account
     where reference = $1 and transfer.kind in ('bets', 'choice') group by owner order by owner`,
    [id],
  );
  const [bets] = entries;
  const wagers: readonly Wager[] = bets?.entry.kind === 'bets' ? bets.entry.wagers : [];
  const lines = taken.map(({ player, amount }): Line => {
    const wager = wagers.find((one) => one.player === player) ?? broken(`${player} has no wager in ${id}`);
    return { wager, result: 'refund', staked: amount, returns: amount, clause: signed.clause };
  });
  await record.voidRound(signed, { lines, cuts: [] }, now);
}
