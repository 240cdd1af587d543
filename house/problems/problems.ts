/** Problems with rounds reported by players: shown to the floor with the round, answered, and kept for years (GLI-90). */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { appendAudit } from '../accounts/audit.ts';
import type { PersonId } from '../accounts/person.ts';
import { minutesFrom } from '../accounts/policy.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { ProblemKind, ProblemState } from '../protocol/http/problems.ts';
import type { Sql } from '../storage/db.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface Problem {
  readonly id: number;
  readonly round: string;
  /** Its name in the lobby. */
  readonly table: string;
  readonly game: string;
  readonly player: string;
  readonly kind: ProblemKind;
  readonly text: string;
  readonly at: Date;
  readonly state: ProblemState;
  readonly answers: readonly ProblemAnswer[];
}

/** Stored by the database in one value with its problem. */
export interface ProblemAnswer {
  readonly text: string;
  readonly closes: boolean;
  readonly by: string;
  readonly at: string;
}

export interface NewProblem {
  readonly round: string;
  readonly kind: ProblemKind;
  readonly text: string;
}

/** An hourly limit that no honest player reaches. */
const perHourMost = 20;

type Door = Pick<Accounts, 'db' | 'clock'>;

/** For any round the player could see, with or without a bet: a missing bet may be the problem. */
export async function reportProblem(
  { db, clock }: Door,
  player: PlayerId,
  { round, kind, text }: NewProblem,
): Promise<Problem | ToldRefusal> {
  const told = text.trim();
  if (told === '') return refuseHere('no-text');
  const at = clock.now();
  return db.transaction(async (sql) => {
    const [found] = await sql.query<{ table: string }>(
      `select coalesce(private_table.entry, round.table_id) as "table" from round
       left join private_table on private_table.table_id = round.table_id
       where round.id = $1 and (private_table.player is null or private_table.player = $2)`,
      [round, player],
    );
    if (found === undefined) return refuseHere('no-such-round');
    const [lately] = await sql.query<{ count: number }>(
      'select count(*)::int as count from problem where player = $1 and at > $2',
      [player, minutesFrom(at, -60)],
    );
    if ((lately?.count ?? 0) >= perHourMost) {
      return refuseHere('too-many-problems');
    }
    const [made] = await sql.query<{ id: number }>(
      'insert into problem (round_id, table_id, player, kind, told, at) values ($1, $2, $3, $4, $5, $6) returning id',
      [round, found.table, player, kind, told, at],
    );
    const id = made?.id ?? 0;
    const problem = await readProblem(sql, id);
    if (problem === undefined) throw new Error('a problem was not kept');
    await appendAudit(sql, {
      by: player as string as PersonId,
      at: at.toISOString(),
      did: 'problem-reported',
      subject: `problem ${id}`,
      before: null,
      after: { round, table: found.table, kind },
      reason: 'told by a player',
    });
    return problem;
  });
}

/** The answer doubles as the audit reason: the player is told what is recorded. */
export async function answerProblem(
  { db, clock }: Door,
  id: number,
  closes: boolean,
  deed: Deed,
): Promise<Problem | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'answer-problems');
    if (refusal !== undefined) return refusal;
    await sql.query('select from problem where id = $1 for update', [id]);
    const before = await readProblem(sql, id);
    if (before === undefined) return refuseHere('no-such-problem', { problem: id });
    if (before.state === 'closed') return refuseHere('problem-closed');
    await sql.query(
      'insert into problem_answer (problem_id, told, is_last, answered_by, at) values ($1, $2, $3, $4, $5)',
      [id, deed.reason.trim(), closes, deed.by, at],
    );
    const after = await readProblem(sql, id);
    if (after === undefined) throw new Error('an answer was not kept');
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'problem-answered',
      subject: `problem ${id}`,
      before: { state: before.state },
      after: { state: after.state },
    });
    return after;
  });
}

export interface ProblemFilter {
  readonly id?: number;
  readonly player?: PlayerId;
  readonly round?: string | undefined;
  readonly table?: string | undefined;
  readonly state?: ProblemState | 'unclosed' | 'all';
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export const listProblems = (sql: Sql, filter: ProblemFilter): Promise<readonly Problem[]> => {
  const { id, player, round, table, state = 'all', before, limit } = filter;
  return sql.query<Problem>(
    `select * from (
       select problem.id, round_id as round, problem.table_id as "table", game, name as player, kind, told as text, at,
         case when answer.list is null then 'open' when answer.is_closed then 'closed' else 'answered' end as state,
         coalesce(answer.list, '[]'::json) as answers
       from problem join round on round.id = round_id join person on person.id = problem.player
       left join lateral (
         select json_agg(json_build_object('text', told, 'closes', is_last, 'by', coalesce(name, answered_by),
             'at', to_char(problem_answer.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by problem_answer.id)
             as list,
           bool_or(is_last) as is_closed
         from problem_answer left join person on person.id = answered_by where problem_id = problem.id
       ) as answer on true
       where ($1::bigint is null or problem.id = $1) and ($2::text is null or problem.player = $2)
         and ($3::text is null or round_id = $3) and ($4::text is null or problem.table_id = $4)
         and ($5::bigint is null or problem.id < $5)
     ) as told
     where $6 = 'all' or state = $6 or ($6 = 'unclosed' and state <> 'closed')
     order by id desc limit $7`,
    [id ?? null, player ?? null, round ?? null, table ?? null, before ?? null, state, limit],
  );
};

async function readProblem(sql: Sql, id: number): Promise<Problem | undefined> {
  const [problem] = await listProblems(sql, { id, limit: 1 });
  return problem;
}
