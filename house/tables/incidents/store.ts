/** Stored incidents and their steps, append-only. */
import type { Fact } from '../../../core/base/fact.ts';
import type { Answers, IncidentPhase } from '../../../core/round/incidents.ts';
import type { IncidentTold } from '../../protocol/http/incidents.ts';
import type { Sql } from '../../storage/db.ts';

export type Did = IncidentTold['steps'][number]['did'];

/** What is known after a step. */
export interface SaidOfIncident {
  readonly trigger?: string;
  readonly answers: Answers;
  /** What the house detected, if it opened the incident. */
  readonly because?: Fact;
  /** The round concerned, if not the one in play. */
  readonly round?: string;
  readonly resolution?: NonNullable<IncidentTold['resolution']>;
}

export interface IncidentStep {
  readonly did: Did;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
  readonly said: SaidOfIncident;
}

export interface StoredIncident {
  readonly id: number;
  readonly table: string;
  readonly game: string;
  readonly round: string | null;
  readonly phase: IncidentPhase;
  readonly openedAt: Date;
  /** The first step opened it; the last determines its state. */
  readonly steps: readonly IncidentStep[];
}

export type OpenedIncident = Omit<StoredIncident, 'id' | 'steps' | 'openedAt'>;

export async function keepIncident(sql: Sql, opened: OpenedIncident, step: IncidentStep): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into incident (table_id, game, round_id, phase, opened_by, opened_at) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [opened.table, opened.game, opened.round, opened.phase, step.by, step.at],
  );
  if (row === undefined) throw new Error('an incident was not kept');
  await keepStep(sql, row.id, 0, step);
  return row.id;
}

export async function keepStep(sql: Sql, incident: number, place: number, step: IncidentStep): Promise<void> {
  await sql.query(
    'insert into incident_step (incident_id, place, did, by, at, reason, said) values ($1, $2, $3, $4, $5, $6, $7::json)',
    [incident, place, step.did, step.by, step.at, step.reason, JSON.stringify(step.said)],
  );
}

export interface IncidentFilter {
  readonly id?: number | undefined;
  readonly table?: string | undefined;
  readonly states?: readonly IncidentTold['state'][] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only those older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The state after a step. */
export const stateAfter = (did: Did): IncidentTold['state'] => (did === 'opened' || did === 'answered' ? 'open' : did);

/** Newest first. */
export async function readIncidents(sql: Sql, filter: IncidentFilter): Promise<readonly StoredIncident[]> {
  const { id, table, states, from, to, before, limit } = filter;
  const rows = await sql.query<Omit<StoredIncident, 'steps'>>(
    `select id, table_id as "table", game, round_id as round, phase, opened_at as "openedAt" from incident
     where ($1::bigint is null or id = $1) and ($2::text is null or table_id = $2)
       and ($3::text[] is null or (
         select case when did in ('opened', 'answered') then 'open' else did end
         from incident_step where incident_id = incident.id order by place desc limit 1) = any($3))
       and ($4::timestamptz is null or opened_at >= $4) and ($5::timestamptz is null or opened_at < $5)
       and ($6::bigint is null or id < $6)
     order by id desc limit $7`,
    [id ?? null, table ?? null, states ?? null, from ?? null, to ?? null, before ?? null, limit],
  );
  const steps = await sql.query<IncidentStep & { incident: number }>(
    `select incident_id as incident, did, by, at, reason, said from incident_step
     where incident_id = any($1::bigint[]) order by incident_id, place`,
    [rows.map((row) => row.id)],
  );
  return rows.map((row) => ({
    ...row,
    steps: steps
      .filter(({ incident }) => incident === row.id)
      .map(({ did, by, at, reason, said }) => ({ did, by, at, reason, said })),
  }));
}

/** The open incident of this table; there is at most one. */
export async function openIncident(sql: Sql, table: string): Promise<StoredIncident | undefined> {
  const [open] = await readIncidents(sql, { table, states: ['open', 'proposed'], limit: 1 });
  return open;
}
