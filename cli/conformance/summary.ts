/** Statuses counted: per page, for the compliance points, and in total. */
import type { Rulebook } from '../../rulebook/clause.ts';
import { pagesWithExamples } from '../../rulebook/with-examples.ts';
import { carriedBy, statuses, type Status, type TestResult } from './statuses.ts';

export interface Conformance {
  readonly clauses: ReadonlyMap<string, Status>;
  readonly compliance: ReadonlyMap<string, Status>;
  readonly examples: ReadonlyMap<string, Status>;
  readonly problems: readonly string[];
}

export type Counts = Readonly<Record<Status | 'clauses', number>>;
export type CountsWithPending = Counts & { readonly pendingIds: readonly string[] };

export interface Summary {
  readonly games: Readonly<Record<string, CountsWithPending>>;
  /** Left out when only one page was asked for. */
  readonly compliance?: CountsWithPending;
  readonly total: Counts;
  /** Left out when there are none. */
  readonly problems?: readonly string[];
}

/** The status of every clause and compliance point, from the tests that ran. */
export function conformanceOf(rulebook: Rulebook, tests: readonly TestResult[]): Conformance {
  const { operations, replaced, clauses, compliance } = rulebook;
  const examples = rulebook.examples.flatMap((page) => page.clauses);
  const carried = carriedBy({ clauses: [...clauses, ...compliance, ...examples], operations, replaced, tests });
  const part = (some: readonly { readonly id: string }[]) =>
    new Map(some.map(({ id }) => [id, carried.statuses.get(id) ?? 'pending']));
  return {
    clauses: part(clauses),
    compliance: part(compliance),
    examples: part(examples),
    problems: carried.problems,
  };
}

export function summarize(rulebook: Rulebook, conformance: Conformance, only?: string): Summary {
  const pages = only === undefined ? rulebook.pages : pagesWithExamples(rulebook).filter(({ id }) => id === only);
  const statusOf = (id: string) => conformance.clauses.get(id) ?? conformance.examples.get(id);
  const ofPages = new Map(
    pages.map(({ id, clauses }) => [id, clauses.map((clause) => [clause.id, statusOf(clause.id)] as const)]),
  );
  const games = Object.fromEntries([...ofPages].map(([id, entries]) => [id, withPending(new Map(entries))]));
  return {
    games,
    ...(only === undefined && { compliance: withPending(conformance.compliance) }),
    total: count([...ofPages.values()].flat().map(([, status]) => status)),
    ...(conformance.problems.length > 0 && { problems: conformance.problems }),
  };
}

function withPending(entries: ReadonlyMap<string, Status | undefined>): CountsWithPending {
  const pendingIds = [...entries].filter(([, status]) => status === 'pending').map(([id]) => id);
  return { ...count([...entries.values()]), pendingIds };
}

function count(all: readonly (Status | undefined)[]): Counts {
  const counts = statuses.map((status) => [status, all.filter((one) => one === status).length]);
  return Object.fromEntries([['clauses', all.length], ...counts]) as Counts;
}
