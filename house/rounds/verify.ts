/** Every stored round played again from its journal, and every payout compared to the cent. */
import { type Table } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { settleRound } from '../../core/games/settle-round.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { Round } from '../../core/round/round.ts';
import { brokenAt, readRound, type StoredRound } from './read.ts';
import { payoutsOf, stakesOf } from './money.ts';
import type { Sql } from '../storage/db.ts';

export interface RoundProblem {
  readonly round: string;
  readonly problem: string;
}

export interface RoundsReport {
  readonly rounds: number;
  readonly problems: readonly RoundProblem[];
}

/** `told` hears how far it has come. */
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
  const table = tableOf(stored);
  if (typeof table === 'string') return table;
  const round = Round.replay(
    table,
    stored.shoe,
    stored.entries.map(({ entry }) => entry),
  );
  if (isRefusal(round)) return `its journal does not replay: ${round.reason} (${round.clause})`;
  if (round.outcome === undefined && round.voided === undefined) return 'it was settled before its end';
  const [kept] = stored.settlements;
  if (kept === undefined) return 'it has no settlement';
  const again = JSON.stringify(settleRound(table, round));
  return again === JSON.stringify({ lines: kept.lines, cuts: kept.cuts }) ? undefined : 'it settles differently now';
}

/** A stop before "no more bets": nothing was debited, nothing is in the journal. */
const isAbandoned = ({ state, entries }: StoredRound): boolean => state === 'void' && entries.length === 0;

/** The transfers of the round are those that its bets and its settlement make, no more and no less. */
async function moneyProblem(sql: Sql, stored: StoredRound): Promise<string | undefined> {
  if (isAbandoned(stored)) return undefined;
  const { id, table, entries, settlements } = stored;
  const [settlement] = settlements;
  const [bets] = entries;
  if (settlement === undefined || bets?.entry.kind !== 'bets') return 'it has no bets';
  const of = { round: id, table };
  const expected = [...stakesOf(of, bets.entry.wagers), ...payoutsOf(of, settlement)];
  const posted = await sql.query<{ id: string; amount: number }>(
    `select id, amount from transfer where reference = $1 and kind <> 'choice'`,
    [id],
  );
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

function tableOf({ game, rulesVersion, parameters }: StoredRound): Table | string {
  const known = games.find(({ id }) => id === game);
  if (known === undefined) return `there is no game ${game}`;
  if (known.rulesVersion !== rulesVersion) return `rules version ${rulesVersion} of ${game} is not in this program`;
  const table = known.configure(parameters);
  return 'mistakes' in table ? `its parameters are wrong: ${table.mistakes.join('; ')}` : table;
}
