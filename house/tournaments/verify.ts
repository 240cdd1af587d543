/** Verifies stored tournaments: journals whole, every hand replayed from its deck, every cent accounted for. */
import { isRefusal, printRefusal } from '../../core/base/refusal.ts';
import { replayHand } from '../../core/poker/hand/journal.ts';
import { resultOf } from '../../core/tournament/play/hand-result.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { firstBroken } from '../storage/chain.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Sql } from '../storage/db.ts';
import { deckOf } from './deck.ts';
import { handBrokenAt, handsOf, readTournament, type StoredHand, type StoredTournament, toldTo } from './read.ts';
import { type ReplayedCourse, replayCourse } from './replay-course.ts';
import { sealOf } from './store.ts';

const handsAtOnce = 500;
/** A running tournament is reread until nothing was added meanwhile. */
const looksMost = 20;

export interface TournamentProblem {
  readonly tournament: string;
  readonly problem: string;
}

export interface TournamentsReport {
  readonly tournaments: number;
  readonly hands: number;
  readonly problems: readonly TournamentProblem[];
}

/** Verifies all; `told` receives the progress. */
export async function verifyTournaments(
  sql: Sql,
  safe: SeedSafe,
  told: (done: number, all: number) => void = () => {},
): Promise<TournamentsReport> {
  const ids = await sql.query<{ id: string }>('select id from tournament order by created_at, id');
  const problems: TournamentProblem[] = [];
  for (const [at, { id }] of ids.entries()) {
    for (const problem of await verifyTournament(sql, safe, id)) problems.push({ tournament: id, problem });
    told(at + 1, ids.length);
  }
  const [counted] = await sql.query<{ hands: number }>('select count(*)::int as hands from hand');
  return { tournaments: ids.length, hands: counted?.hands ?? 0, problems };
}

/** Every problem in one sentence each; empty if there are none. */
export async function verifyTournament(sql: Sql, safe: SeedSafe, id: string): Promise<readonly string[]> {
  for (let look = 1; ; look++) {
    const before = await writtenOf(sql, id);
    const problems = await problemsOf(sql, safe, id);
    if (problems.length === 0 || look === looksMost || (await writtenOf(sql, id)) === before) return problems;
  }
}

async function writtenOf(sql: Sql, id: string): Promise<number> {
  const [row] = await sql.query<{ written: number }>(
    `select (select count(*) from tournament_entry where tournament_id = $1)
       + (select count(*) from hand_entry join hand on hand.id = hand_id where tournament_id = $1) as written`,
    [id],
  );
  return row?.written ?? 0;
}

async function problemsOf(sql: Sql, safe: SeedSafe, id: string): Promise<readonly string[]> {
  const stored = await readTournament(sql, id);
  if (stored === undefined) return [`there is no tournament ${id}`];
  const entries = await toldTo(sql, id);
  const broken = firstBroken(id, entries);
  if (broken !== undefined) return [`the journal is broken at entry ${broken}`];
  const seed = safe.open(stored.sealed, sealOf(id));
  const course = replayCourse(
    stored,
    entries.map(({ told }) => told),
    seed,
  );
  if (typeof course === 'string') return [course];
  const phase =
    course.t.phase === stored.phase ? [] : [`it is kept as ${stored.phase} and replays as ${course.t.phase}`];
  return [
    ...phase,
    ...(await handProblems(sql, course)),
    ...(await transferProblems(sql, course)),
    ...(await playerProblems(sql, course)),
    ...(await escrowProblems(sql, stored)),
  ];
}

async function handProblems(sql: Sql, course: ReplayedCourse): Promise<readonly string[]> {
  const problems: string[] = [];
  let found = 0;
  for (let after = 0; ;) {
    const hands = await handsOf(sql, course.t.id, { after, limit: handsAtOnce });
    found += hands.length;
    for (const hand of hands) {
      const problem = problemOf(hand) ?? courseProblem(hand, course);
      if (problem !== undefined) problems.push(`hand ${hand.id}: ${problem}`);
    }
    if (hands.length < handsAtOnce) break;
    after = hands.at(-1)?.number ?? after;
  }
  if (found !== course.deals.size) problems.push(`${course.deals.size} hands were dealt, ${found} are stored`);
  return problems;
}

function problemOf(hand: StoredHand): string | undefined {
  const broken = handBrokenAt(hand);
  if (broken !== undefined) return `its journal is broken at entry ${broken}`;
  const entries = hand.entries.map(({ entry }) => entry);
  const state = replayHand(hand.terms, entries);
  if (isRefusal(state)) return `it does not replay: ${printRefusal(state)}`;
  if (hand.state === 'playing') return undefined;
  if (state.phase !== hand.state) return `it is kept as ${hand.state} and replays as ${state.phase}`;
  const wrong = hand.players.find(({ seat, stackAfter }) => state.stacks[seat] !== stackAfter);
  if (wrong !== undefined) return `seat ${wrong.seat + 1} has ${state.stacks[wrong.seat]}, not ${wrong.stackAfter}`;
  if (hand.seed === null) return 'its seed is missing';
  const { cards, commitment } = deckOf(new Uint8Array(hand.seed));
  if (commitment !== hand.commitment) return 'its deck is not the one that was promised';
  const dealt = entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : []));
  return dealt.every((card, at) => card === cards[at]) ? undefined : 'it was not dealt from its deck';
}

/** The hand the director dealt, and the end it was told. */
function courseProblem(hand: StoredHand, { deals, ends }: ReplayedCourse): string | undefined {
  const dealt = deals.get(hand.number);
  if (dealt === undefined) return 'the director had it not dealt';
  const { autoMuck: _, ...terms } = hand.terms;
  const { autoMuck: __, ...wanted } = dealt.terms;
  if (dealt.table !== hand.table || !isSame(terms, wanted)) return 'it was not dealt on the terms of its table';
  const end = ends.get(hand.number);
  if (hand.state !== 'over') return end === undefined ? undefined : 'the director was told that it is over';
  const state = replayHand(
    hand.terms,
    hand.entries.map(({ entry }) => entry),
  );
  if (isRefusal(state)) return printRefusal(state);
  const { stacks, takers } = resultOf(state);
  return end !== undefined && isSame([stacks, takers], [end.stacks, end.takers])
    ? undefined
    : 'the director was told another end of it';
}

/** In their stored form. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Moved {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

const lineOf = ({ kind, from, to, amount }: Moved): string => `${amount} cents ${kind} from ${from} to ${to}`;

/** Entries, purchases, refunds, bounties, prizes and fees: each once, and nothing else. */
async function transferProblems(sql: Sql, { t, transfers }: ReplayedCourse): Promise<readonly string[]> {
  const kept = await sql.query<Moved>(
    `select transfer.kind, one.kind || ' ' || one.owner as "from", other.kind || ' ' || other.owner as "to", amount
     from transfer join account one on one.id = from_account join account other on other.id = to_account
     where reference = $1 order by seq`,
    [sealOf(t.id)],
  );
  const due = new Map<string, number>();
  for (const { kind, from, to, amount } of transfers) {
    if (amount === 0) continue;
    const line = lineOf({ kind, from: `${from.kind} ${from.owner}`, to: `${to.kind} ${to.owner}`, amount });
    due.set(line, (due.get(line) ?? 0) + 1);
  }
  const problems: string[] = [];
  for (const line of kept.map(lineOf)) {
    const left = due.get(line) ?? 0;
    if (left === 0) problems.push(`the ledger has ${line}, which nothing in the journal brought`);
    else due.set(line, left - 1);
  }
  for (const [line, left] of due) if (left > 0) problems.push(`the ledger lacks ${line}`);
  return problems;
}

/** What each player paid and got, and their place. */
async function playerProblems(sql: Sql, { t, purses }: ReplayedCourse): Promise<readonly string[]> {
  const rows = await sql.query<ReturnType<typeof purses.of>>(
    `select player, operator, entries, place, paid, fees, refunded, prizes, bounties
     from tournament_player where tournament_id = $1 order by player`,
    [t.id],
  );
  return rows.flatMap((row) => {
    const { operator: _, ...kept } = row;
    const { operator: __, ...computed } = purses.of(row.player);
    const wrong = Object.entries(kept).find(([name, value]) => computed[name as keyof typeof computed] !== value);
    if (wrong === undefined) return [];
    const [name, value] = wrong;
    return [`player ${row.player} has ${name} ${value}, the journal makes ${computed[name as keyof typeof computed]}`];
  });
}

/** Once it is over, its escrow is empty. */
async function escrowProblems(sql: Sql, { id, phase }: StoredTournament): Promise<readonly string[]> {
  if (phase !== 'finished' && phase !== 'cancelled') return [];
  const escrow = await balanceOf(sql, { kind: 'escrow', owner: sealOf(id) });
  return escrow === 0 ? [] : [`${escrow} cents stayed in its escrow`];
}
