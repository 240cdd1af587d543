/** How each clause is carried: what must prove it, what does, and what is missing. */
import { type Level, levels } from '../../rulebook/levels.ts';
import type { Proven } from '../../rulebook/proof.ts';

export const statuses = ['tested', 'replaced', 'operations', 'pending'] as const;
export type Status = (typeof statuses)[number];

export interface Carried {
  readonly status: Status;
  /** Levels at which nothing proves it. */
  readonly missing: readonly Level[];
}

export interface Evidence {
  readonly clauses: readonly { readonly id: string; readonly levels: readonly Level[] }[];
  readonly operations: readonly { readonly id: string }[];
  readonly replaced: readonly { readonly id: string; readonly by: string }[];
  readonly proven: readonly Proven[];
}

/** For every clause asked for, in the given order. */
export function carriedBy({ clauses, operations, replaced, proven }: Evidence): ReadonlyMap<string, Carried> {
  const duties = new Set(operations.map(({ id }) => id));
  const named = new Set(proven.map(({ clause }) => clause));
  const opened = new Set(proven.map(({ clause, door }) => `${clause} ${door}`));
  const instead = new Set(replaced.map(({ id }) => id));
  const wanted = new Map(clauses.map((clause) => [clause.id, clause.levels]));

  const missingOf = (id: string): readonly Level[] =>
    levels.filter((level) => {
      if (wanted.get(id)?.includes(level) !== true) return false;
      return level === 'operations' ? !duties.has(id) : !opened.has(`${id} ${level}`);
    });
  const carried = (id: string): Carried => {
    // Its own text is not implemented, but a test must still name it; `by` is proven under its own id.
    if (instead.has(id) && named.has(id)) return { status: 'replaced', missing: [] };
    const missing = missingOf(id);
    if (missing.length > 0) return { status: 'pending', missing };
    return { status: wanted.get(id)?.every((level) => level === 'operations') ? 'operations' : 'tested', missing };
  };
  return new Map(clauses.map(({ id }) => [id, carried(id)]));
}

/** A test lab's hundred points have no levels: a test that names one carries it, or people do. */
export function carriedPoints(
  points: readonly { readonly id: string }[],
  { operations, proven }: Pick<Evidence, 'operations' | 'proven'>,
): ReadonlyMap<string, Status> {
  const named = new Set(proven.map(({ clause }) => clause));
  const duties = new Set(operations.map(({ id }) => id));
  const statusOf = (id: string): Status => (named.has(id) ? 'tested' : duties.has(id) ? 'operations' : 'pending');
  return new Map(points.map(({ id }) => [id, statusOf(id)]));
}
