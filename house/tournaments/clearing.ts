/** What operators owe each other after a tournament: each has paid its own players, and everything nets to zero (PI-008, PI-911). */
import { type Cents, cents } from '../../core/base/money.ts';
import type { Sql } from '../storage/db.ts';

export interface ClearingLine {
  readonly operator: string;
  readonly players: number;
  /** What its players paid net of refunds, and its own fees among that. */
  readonly collected: Cents;
  readonly fees: Cents;
  /** What it added to the pool itself (PT-959). */
  readonly added: Cents;
  /** Prizes and bounties credited to its players. */
  readonly paidOut: Cents;
  /** Owed to the others; negative if they owe it. */
  readonly owes: Cents;
}

export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
}

export interface Clearing {
  readonly tournament: string;
  /** Nets to zero only when the tournament is over. */
  readonly isFinal: boolean;
  readonly lines: readonly ClearingLine[];
  readonly payments: readonly Payment[];
  readonly sum: Cents;
}

interface Row {
  readonly operator: string;
  readonly players: number;
  readonly collected: Cents;
  readonly fees: Cents;
  readonly paidOut: Cents;
}

/** `own` is the operator that covers a shortfall of the guarantee. */
export async function clearingOf(sql: Sql, tournament: string, own: string): Promise<Clearing | undefined> {
  const [stored] = await sql.query<{ phase: string }>('select phase from tournament where id = $1', [tournament]);
  if (stored === undefined) return undefined;
  const rows = await sql.query<Row>(
    `select operator, count(*) as players, sum(paid - refunded)::bigint as collected, sum(fees)::bigint as fees,
       sum(prizes + bounties)::bigint as "paidOut"
     from tournament_player where tournament_id = $1 group by operator order by operator`,
    [tournament],
  );
  const [house] = await sql.query<{ added: Cents | null }>(
    `select sum(case kind when 'added' then amount else -amount end)::bigint as added
     from transfer where reference = $1 and kind in ('added', 'returned')`,
    [`tournament ${tournament}`],
  );
  const added = house?.added ?? cents(0);
  const nobody = { operator: own, players: 0, collected: cents(0), fees: cents(0), paidOut: cents(0) };
  const all = added > 0 && rows.every(({ operator }) => operator !== own) ? [...rows, nobody] : rows;
  const lines = all.map((row) => lineOf(row, row.operator === own ? added : cents(0)));
  const isFinal = stored.phase === 'finished' || stored.phase === 'cancelled';
  const sum = cents(lines.reduce((total, { owes }) => total + owes, 0));
  return { tournament, isFinal, lines, payments: isFinal ? paymentsOf(lines) : [], sum };
}

const lineOf = ({ operator, players, collected, fees, paidOut }: Row, added: Cents): ClearingLine => ({
  operator,
  players,
  collected,
  fees,
  added,
  paidOut,
  owes: cents(collected - fees + added - paidOut),
});

/** The largest debtor pays the largest creditor until nobody owes anything. */
export function paymentsOf(lines: readonly Pick<ClearingLine, 'operator' | 'owes'>[]): readonly Payment[] {
  const open = lines.map(({ operator, owes }) => ({ operator, owes: owes as number }));
  const payments: Payment[] = [];
  for (;;) {
    open.sort((a, b) => b.owes - a.owes);
    const [debtor, creditor] = [open[0], open.at(-1)];
    if (debtor === undefined || creditor === undefined || debtor.owes <= 0 || creditor.owes >= 0) return payments;
    const amount = Math.min(debtor.owes, -creditor.owes);
    debtor.owes -= amount;
    creditor.owes += amount;
    payments.push({ from: debtor.operator, to: creditor.operator, amount: cents(amount) });
  }
}
