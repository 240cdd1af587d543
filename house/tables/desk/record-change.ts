/** Stores and audits changes made at a running table. */
import { appendAudit } from '../../accounts/audit.ts';
import { differenceOf } from '../../accounts/difference.ts';
import type { Deed } from '../../accounts/rights.ts';
import type { Sql } from '../../storage/db.ts';
import { keep } from '../../storage/kept.ts';

/** What may be changed while a table runs: its name and its game's parameters. */
export interface TableAsChanged {
  readonly name: string;
  readonly parameters: unknown;
}

/** The name a table's changes are stored under. */
export const keyOf = (table: string): string => `table ${table}`;

/** Within the transaction that makes the change. Valid until the settings file changes this table. */
export async function recordTableChange(
  sql: Sql,
  table: string,
  change: { readonly before: TableAsChanged; readonly after: TableAsChanged },
  { deed, at }: { readonly deed: Deed; readonly at: Date },
): Promise<void> {
  await keep(sql, keyOf(table), change.after, at);
  const difference = differenceOf(change.before, change.after) ?? { before: {}, after: {} };
  await appendAudit(sql, {
    ...deed,
    at: at.toISOString(),
    did: 'table-changed',
    subject: `table ${table}`,
    ...difference,
  });
}
