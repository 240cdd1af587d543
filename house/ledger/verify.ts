/** Verifies the ledger by recomputing every balance from its transfers, and the sum of all. */
import type { Cents } from '../../core/base/money.ts';
import type { Sql } from '../storage/db.ts';
import type { AccountKind } from './ledger.ts';

export interface LedgerDifference {
  readonly kind: AccountKind;
  readonly owner: string;
  readonly kept: Cents;
  readonly computed: Cents;
}

export interface LedgerReport {
  readonly accounts: number;
  readonly transfers: number;
  /** Sum of all balances; anything but zero is money created or lost. */
  readonly sum: Cents;
  readonly differences: readonly LedgerDifference[];
}

export async function verifyLedger(sql: Sql): Promise<LedgerReport> {
  const [counts] = await sql.query<{ accounts: number; transfers: number; sum: Cents }>(
    `select (select count(*) from account) as accounts,
            (select count(*) from transfer) as transfers,
            (select coalesce(sum(balance), 0)::bigint from account) as sum`,
  );
  const differences = await sql.query<LedgerDifference>(
    `with moved as (
       select account, sum(amount)::bigint as computed
       from (select to_account as account, amount from transfer
             union all select from_account, -amount from transfer) as legs
       group by account)
     select kind, owner, balance as kept, coalesce(computed, 0) as computed
     from account left join moved on moved.account = account.id
     where balance <> coalesce(computed, 0)
     order by kind, owner`,
  );
  if (counts === undefined) throw new Error('the ledger cannot be counted');
  return { ...counts, differences };
}
