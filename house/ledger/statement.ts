/** A player's statement: every movement of their money, newest first, with the resulting balance. */
import type { Cents } from '../../core/base/money.ts';
import type { Sql } from '../storage/db.ts';
import type { AccountName } from './ledger.ts';

export interface StatementLine {
  /** Position in the whole ledger; also the cursor of the next page. */
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  /** Positive for money received. */
  readonly change: Cents;
  readonly balance: Cents;
}

export interface StatementFilter {
  readonly before?: number | undefined;
  /** Only entries with this reference. */
  readonly reference?: string | undefined;
  readonly limit: number;
}

export function statementOf(
  sql: Sql,
  { kind, owner }: AccountName,
  { before, reference, limit }: StatementFilter,
): Promise<readonly StatementLine[]> {
  return sql.query<StatementLine>(
    `select seq, transfer.id, transfer.kind, reference, at,
       case when to_account = account.id then amount else -amount end as change,
       case when to_account = account.id then to_balance else from_balance end as balance
     from account join transfer on account.id in (from_account, to_account)
     where account.kind = $1 and owner = $2 and ($3::bigint is null or seq < $3)
       and ($4::text is null or reference = $4)
     order by seq desc limit $5`,
    [kind, owner, before ?? null, reference ?? null, limit],
  );
}
