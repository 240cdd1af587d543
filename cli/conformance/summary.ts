/** Clauses counted by status and by level: per page, for the compliance points, and in total. */
import type { Rulebook } from '../../rulebook/clause.ts';
import { type Level, levels } from '../../rulebook/levels.ts';
import type { Proven } from '../../rulebook/proof.ts';
import { pagesWithExamples } from '../../rulebook/with-examples.ts';
import { type Carried, carriedBy, carriedPoints, statuses, type Status } from './statuses.ts';

export interface Conformance {
  /** For every clause of the approved pages and of the examples. */
  readonly clauses: ReadonlyMap<string, Carried>;
  readonly compliance: ReadonlyMap<string, Status>;
}

export type Counts = Readonly<Record<Status | 'clauses', number>>;
export interface LevelCount {
  readonly needed: number;
  readonly proven: number;
}
export interface PageCounts extends Counts {
  readonly levels: Readonly<Record<Level, LevelCount>>;
  readonly pendingIds: readonly string[];
}

export interface Summary {
  readonly games: Readonly<Record<string, PageCounts>>;
  /** Omitted when only one page was asked for. */
  readonly compliance?: Counts & { readonly pendingIds: readonly string[] };
  readonly total: Omit<PageCounts, 'pendingIds'>;
}

export function conformanceOf(rulebook: Rulebook, proven: readonly Proven[]): Conformance {
  const { operations, replaced, compliance } = rulebook;
  const clauses = pagesWithExamples(rulebook).flatMap((page) => page.clauses);
  return {
    clauses: carriedBy({ clauses, operations, replaced, proven }),
    compliance: carriedPoints(compliance, { operations, proven }),
  };
}

export function summarize(rulebook: Rulebook, conformance: Conformance, only?: string): Summary {
  const pages = only === undefined ? rulebook.pages : pagesWithExamples(rulebook).filter(({ id }) => id === only);
  const carriedOf = (one: ClauseLevels): Of => ({
    ...one,
    ...(conformance.clauses.get(one.id) ?? { status: 'pending', missing: one.levels }),
  });
  const points = [...conformance.compliance];
  const { pendingIds: _, ...total } = pageCounts(pages.flatMap(({ clauses }) => clauses.map(carriedOf)));
  return {
    games: Object.fromEntries(pages.map(({ id, clauses }) => [id, pageCounts(clauses.map(carriedOf))])),
    ...(only === undefined && {
      compliance: { ...count(points.map(([, status]) => status)), pendingIds: pendingIn(points) },
    }),
    total,
  };
}

type ClauseLevels = { readonly id: string; readonly levels: readonly Level[] };
type Of = ClauseLevels & Carried;

function pageCounts(all: readonly Of[]): PageCounts {
  return {
    ...count(all.map(({ status }) => status)),
    levels: Object.fromEntries(levels.map((level) => [level, levelCount(all, level)])) as PageCounts['levels'],
    pendingIds: pendingIn(all.map(({ id, status }) => [id, status])),
  };
}

function levelCount(all: readonly Of[], level: Level): LevelCount {
  const needed = all.filter((one) => one.levels.includes(level) && one.status !== 'replaced');
  return { needed: needed.length, proven: needed.filter(({ missing }) => !missing.includes(level)).length };
}

const pendingIn = (all: readonly (readonly [string, Status])[]) =>
  all.filter(([, status]) => status === 'pending').map(([id]) => id);

function count(all: readonly Status[]): Counts {
  const counts = statuses.map((status) => [status, all.filter((one) => one === status).length]);
  return Object.fromEntries([['clauses', all.length], ...counts]) as Counts;
}
