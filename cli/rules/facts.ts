/** All that is known of one clause or compliance point: its text, what it refers to, how and where it is carried. */
import type { Clause, CompliancePoint, Rulebook } from '../../rulebook/clause.ts';
import { openPointOf, type OpenPoint } from '../../rulebook/open-point.ts';
import { idsIn, prefixOf } from '../../rulebook/parse.ts';
import { clausesWithExamples, pagesWithExamples } from '../../rulebook/with-examples.ts';
import { readReport } from '../conformance/report.ts';
import type { Status } from '../conformance/statuses.ts';
import { conformanceOf } from '../conformance/summary.ts';
import { treeOf } from '../conformance/tree.ts';
import { mentionsOf, type Mentions } from './mentions.ts';

/** How a clause is carried; `note` says what the status alone does not. */
export interface Standing {
  readonly status: Status | 'unknown';
  readonly note?: string;
}

export interface ClauseFacts extends Clause, Standing, Mentions {
  readonly openPoint?: OpenPoint;
  /** Clauses named in the text, such as the resolution that corrects it. */
  readonly names: readonly { readonly id: string; readonly text: string }[];
  /** Clauses whose text names this one. */
  readonly namedBy: readonly string[];
}

export type PointFacts = CompliancePoint & Standing & Mentions;

export function clauseFacts(clause: Clause, rulebook: Rulebook, root: string): ClauseFacts {
  const page = pagesWithExamples(rulebook).find(({ id }) => id === clause.page);
  const openPoint = page && openPointOf(page, clause);
  const clauses = clausesWithExamples(rulebook);
  const prefixes = new Set(clauses.map(({ id }) => prefixOf(id)));
  const named = new Set(idsIn(clause.text, prefixes));
  return {
    ...clause,
    ...(openPoint && { openPoint: { title: openPoint.title, notes: openPoint.notes } }),
    names: clauses.filter(({ id }) => named.has(id)).map(({ id, text }) => ({ id, text })),
    namedBy: clauses.filter(({ text }) => idsIn(text, prefixes).includes(clause.id)).map(({ id }) => id),
    ...standingOf(clause.id, rulebook, root),
    ...mentionsOf(clause.id, root),
  };
}

export function pointFacts(point: CompliancePoint, rulebook: Rulebook, root: string): PointFacts {
  return { ...point, ...standingOf(point.id, rulebook, root), ...mentionsOf(point.id, root) };
}

/** Answers from the last test run, for reading a rule should not wait for the tests. */
function standingOf(id: string, rulebook: Rulebook, root: string): Standing {
  const due = rulebook.pending.find((one) => one.id === id)?.due;
  const report = readReport(root);
  if (!report) {
    const listed = due === undefined ? undefined : `due with issue ${due}`;
    const note = 'no test report yet; `baize conformance` makes one';
    return listed === undefined ? { status: 'unknown', note } : { status: 'pending', note: listed };
  }
  const conformance = conformanceOf(rulebook, report.tests);
  const { clauses, compliance, examples } = conformance;
  const status = clauses.get(id) ?? compliance.get(id) ?? examples.get(id) ?? 'unknown';
  const stale = report.tree === treeOf(root) ? [] : ['by the last test run; files have changed since'];
  const note = [...reasonFor(id, status, rulebook), ...stale].join('; ');
  return note === '' ? { status } : { status, note };
}

function reasonFor(id: string, status: Status | 'unknown', rulebook: Rulebook): readonly string[] {
  const due = rulebook.pending.find((one) => one.id === id)?.due;
  const by = rulebook.replaced.find((one) => one.id === id)?.by;
  const reminder = rulebook.operations.find((one) => one.id === id)?.reminder;
  if (status === 'replaced' && by !== undefined) return [`by ${by}`];
  if (status === 'operations' && reminder !== undefined) return [reminder];
  if (status !== 'pending') return [];
  return [
    ...(due === undefined ? [] : [`due with issue ${due}`]),
    ...(by === undefined ? [] : [`a test must name it together with ${by}, which replaces it`]),
  ];
}
