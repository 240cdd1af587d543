/** Verifies stored rounds by replaying each journal and comparing every payout to the cent. */
import { present } from '../../core/base/invariant.ts';
import { isRefusal, printRefusal } from '../../core/base/refusal.ts';
import type { Table } from '../../core/games/game.ts';
import { settleAgain } from '../../core/games/settle-again.ts';
import { settleRound } from '../../core/games/settle-round.ts';
import { Round } from '../../core/round/round.ts';
import { brokenAt, readRound, type StoredRound } from './read.ts';
import { differencesOf, payoutsOf, stakesOf } from './money.ts';
import { rulesOf } from '../../core/games/rules-of.ts';
import type { Sql } from '../storage/db.ts';

export interface RoundProblem {
  readonly round: string;
  readonly problem: string;
}

export interface RoundsReport {
  readonly rounds: number;
  readonly problems: readonly RoundProblem[];
}

/** Verifies all; `told` receives the progress. */
export async function verifyRounds(
  sql: Sql,
  told: (done: number, all: number) => void = () => {},
): Promise<RoundsReport> {
  const ids = await sql.query<{ id: string }>(
    `select id from round where state in ('settled', 'void') order by table_id, number`,
  );
  const problems: RoundProblem[] = [];
  for (const [at, { id }] of ids.entries()) {
    const round = await readRound(sql, id);
    const problem = round === undefined ? 'it is not there' : (problemOf(round) ?? (await moneyProblem(sql, round)));
    if (problem !== undefined) problems.push({ round: id, problem });
    told(at + 1, ids.length);
  }
  return { rounds: ids.length, problems };
}

function problemOf(stored: StoredRound): string | undefined {
  if (isAbandoned(stored)) return undefined;
  const broken = brokenAt(stored);
  if (broken !== undefined) return `its journal is broken at entry ${broken}`;
  const table = rulesOf(stored);
  if (typeof table === 'string') return table;
  if (stored.settlements.length === 0) return 'it has no settlement';
  for (const at of stored.settlements.keys()) {
    const problem = settlementProblem(table, stored, at);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * Recomputes each settlement from the journal as it was then. Of a further one only the lines: what could be taken
 * back depends on balances.
 */
function settlementProblem(table: Table, { shoe, entries, settlements }: StoredRound, at: number): string | undefined {
  const kept = present(settlements[at], `settlement ${at + 1}`);
  const journal = entries.slice(0, kept.entries ?? entries.length).map(({ entry }) => entry);
  const round = Round.replay(table, shoe, journal);
  if (isRefusal(round)) return `its journal does not replay: ${printRefusal(round)}`;
  if (round.outcome === undefined && round.voided === undefined) return 'it was settled before its end';
  if (at === 0) {
    const again = JSON.stringify(settleRound(table, round));
    return again === JSON.stringify({ lines: kept.lines, cuts: kept.cuts }) ? undefined : 'it settles differently now';
  }
  const again = settleAgain(table, round, settlements.slice(0, at));
  return JSON.stringify(again.lines) === JSON.stringify(kept.lines) ? undefined : 'it is put right differently now';
}

/** Stopped before "no more bets": nothing was debited, and the journal is empty. */
const isAbandoned = ({ state, entries }: StoredRound): boolean => state === 'void' && entries.length === 0;

/** The round's transfers must be exactly those its bets and settlement imply. */
async function moneyProblem(sql: Sql, stored: StoredRound): Promise<string | undefined> {
  if (isAbandoned(stored)) return undefined;
  const { id, table, entries, settlements, isRehearsal } = stored;
  const [settlement] = settlements;
  const [bets] = entries;
  if (settlement === undefined || bets?.entry.kind !== 'bets') return 'it has no bets';
  const of = { round: id, table };
  const further = settlements.slice(1).flatMap((one, at) => differencesOf(of, one, at + 2));
  const expected = [...stakesOf(of, bets.entry.wagers), ...payoutsOf(of, settlement), ...further];
  const all = await sql.query<{ id: string; kind: string; amount: number }>(
    'select id, kind, amount from transfer where reference = $1',
    [id],
  );
  if (isRehearsal) return all.length === 0 ? undefined : 'it was a rehearsal, and money moved';
  const posted = all.filter(({ kind }) => kind !== 'choice');
  const added = all.reduce((sum, { kind, amount }) => (kind === 'choice' ? sum + amount : sum), 0);
  const settled = settlement.lines.reduce((sum, { staked, wager }) => sum + staked - wager.stake - wager.fee, 0);
  if (added !== settled) return `its choices cost ${settled}, and ${added} was taken for them`;
  const amounts = new Map(posted.map((transfer) => [transfer.id, transfer.amount]));
  const missing = expected.find((transfer) => amounts.get(transfer.id) !== transfer.amount);
  if (missing !== undefined) return `transfer ${missing.id} of ${missing.amount} is not in the ledger`;
  if (posted.length !== expected.length) return 'the ledger has transfers that the round does not explain';
  const [escrow] = await sql.query<{ balance: number }>(
    `select balance from account where kind = 'escrow' and owner = $1`,
    [id],
  );
  return (escrow?.balance ?? 0) === 0 ? undefined : `${escrow?.balance} stayed in its escrow`;
}
