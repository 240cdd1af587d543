/** Records which session was at which table and when, so that bets can be traced to a sign-in (GLI-60). */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { digestOf, type Token } from '../../accounts/token.ts';

export interface Visit {
  readonly player: PlayerId;
  readonly table: string;
  readonly token: Token;
}

/** Returns a function that ends the visit. */
export async function beginVisit(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  { player, table, token }: Visit,
): Promise<() => Promise<void>> {
  const [row] = await db.query<{ id: number }>(
    'insert into visit (player, table_id, session, begun_at) values ($1, $2, $3, $4) returning id',
    [player, table, digestOf(token), clock.now()],
  );
  return async () => {
    await db.query('update visit set ended_at = $2 where id = $1', [row?.id ?? 0, clock.now()]);
  };
}
