/** The store of cases: opening, adding evidence, reading; append-only. */
import type { ClauseId, PlayerId } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import { appendAudit } from '../accounts/audit.ts';
import type { Actor } from '../accounts/rights.ts';
import type { Sql } from '../storage/db.ts';
import { type Case, type CaseOrigin, type Evidence, isOver, type CaseStep, stateOf } from './case.ts';

export interface Suspicion {
  readonly player: PlayerId;
  readonly origin: CaseOrigin;
  readonly evidence: Omit<Evidence, 'at'>;
  /** Identifies the finding, so that reviewing the same hands twice records it once. */
  readonly source?: string | undefined;
}

/** Adds to the player's open case or opens one; undefined if the finding is already recorded. */
export async function suspect(sql: Sql, suspicion: Suspicion, at: Date): Promise<number | undefined> {
  const { player, origin, evidence, source } = suspicion;
  // One at a time per player, so that two findings at once make one case.
  await sql.query('select from person where id = $1 for update', [player]);
  const known = await sql.query('select from integrity_evidence where source = $1', [source ?? null]);
  if (known.length > 0) return undefined;
  const open = await openCaseOf(sql, player);
  const id = open?.id ?? (await newCase(sql, { player, origin, clause: evidence.clause, by: evidence.by, at }));
  await addEvidence(sql, id, evidence, { at, source });
  if (open === undefined) {
    await appendAudit(sql, {
      by: evidence.by,
      at: at.toISOString(),
      did: 'case-opened',
      subject: subjectOf(id),
      before: null,
      after: { player, origin, clause: evidence.clause },
      reason: evidence.says,
    });
  }
  return id;
}

/** Its reference in the audit trail and the ledger. */
export const subjectOf = (id: number): string => `integrity case ${id}`;

async function newCase(
  sql: Sql,
  made: { readonly player: PlayerId; readonly origin: CaseOrigin; readonly clause: ClauseId; by: Actor; at: Date },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into integrity_case (player, clause, origin, opened_by, opened_at) values ($1, $2, $3, $4, $5) returning id`,
    [made.player, made.clause, made.origin, made.by, made.at],
  );
  return present(row, 'the new case').id;
}

async function openCaseOf(sql: Sql, player: PlayerId): Promise<Case | undefined> {
  const cases = await readCases(sql, { player });
  return cases.find((one) => !isOver(stateOf(one)));
}

export async function addEvidence(
  sql: Sql,
  id: number,
  { kind, clause, says, score, hands, players, by }: Omit<Evidence, 'at'>,
  { at, source }: { readonly at: Date; readonly source?: string | undefined },
): Promise<void> {
  await sql.query(
    `insert into integrity_evidence (case_id, kind, clause, says, score, hands, players, given_by, source, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, kind, clause, says, score, hands, players, by, source ?? null, at],
  );
}

export async function addStep(sql: Sql, id: number, { step, reason, detail, by, at }: CaseStep): Promise<void> {
  await sql.query(
    `insert into integrity_step (case_id, step, reason, detail, done_by, at) values ($1, $2, $3, $4::json, $5, $6)`,
    [id, step, reason, JSON.stringify(detail), by, at],
  );
}

/** Newest first. */
export async function readCases(
  sql: Sql,
  which: { readonly id?: number; readonly player?: PlayerId } = {},
): Promise<readonly Case[]> {
  const cases = await sql.query<Omit<Case, 'evidence' | 'steps'>>(
    `select integrity_case.id, player, person.name, clause, origin, opened_by as "by", opened_at as "at"
     from integrity_case join person on person.id = player
     where ($1::bigint is null or integrity_case.id = $1) and ($2::text is null or player = $2)
     order by integrity_case.id desc`,
    [which.id ?? null, which.player ?? null],
  );
  const ids = cases.map(({ id }) => id);
  const evidence = await sql.query<Evidence & Owned>(
    `select case_id as "case", kind, clause, says, score, hands, players, given_by as "by", at
     from integrity_evidence where case_id = any($1::bigint[]) order by id`,
    [ids],
  );
  const steps = await sql.query<CaseStep & Owned>(
    `select case_id as "case", step, reason, detail, done_by as "by", at
     from integrity_step where case_id = any($1::bigint[]) order by at, step`,
    [ids],
  );
  return cases.map((one) => ({ ...one, evidence: of(evidence, one.id), steps: of(steps, one.id) }));
}

interface Owned {
  readonly case: number;
}

function of<Row extends Owned>(rows: readonly Row[], id: number): readonly Omit<Row, 'case'>[] {
  return rows
    .filter((row) => row.case === id)
    .map((row) => {
      const { case: _, ...rest } = row;
      return rest;
    });
}

/** Locks the case until the transaction ends, so that two people can't take two steps at once. */
export async function readCase(sql: Sql, id: number): Promise<Case | undefined> {
  const found = await sql.query('select from integrity_case where id = $1 for update', [id]);
  return found.length === 0 ? undefined : (await readCases(sql, { id }))[0];
}
