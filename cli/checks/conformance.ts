/** Checks that rule book, pending list and tests agree: every level of every clause is either proven or listed. */
import type { Rulebook } from '../../rulebook/clause.ts';
import { pagesWithExamples } from '../../rulebook/with-examples.ts';
import { pendingMistakes, provenSince } from '../conformance/pending.ts';
import { statuses } from '../conformance/statuses.ts';
import { conformanceOf, summarize } from '../conformance/summary.ts';
import { namingProblems, provenBy, type TestResult } from '../conformance/tests.ts';
import type { Outcome } from './step.ts';

export function judgeConformance(rulebook: Rulebook, tests: readonly TestResult[]): Outcome {
  const conformance = conformanceOf(rulebook, provenBy(tests));
  const approved = new Set(rulebook.clauses.map(({ id }) => id));
  const examples = pagesWithExamples(rulebook).flatMap(({ clauses }) => clauses);
  const known = new Set([...examples, ...rulebook.compliance].map(({ id }) => id));
  const carried = new Map([...conformance.clauses].filter(([id]) => approved.has(id)));
  const mistakes = [...namingProblems(tests, known), ...pendingMistakes(carried, rulebook.pending)];
  const outdated = provenSince(carried, rulebook.pending).length;
  const { total } = summarize(rulebook, conformance);
  const counts = statuses.filter((status) => total[status] > 0).map((status) => `${total[status]} ${status}`);
  return {
    ok: mistakes.length === 0,
    note: [
      `${total.clauses} clauses`,
      ...counts,
      ...(outdated === 0 ? [] : [`${outdated} rows of pending.tsv out of date (conformance --write-pending)`]),
    ].join(', '),
    output: short(mistakes),
  };
}

/** One new page can leave hundreds of clauses unlisted; the first few are enough to show. */
function short(mistakes: readonly string[]): string {
  const most = 20;
  const rest = mistakes.length > most ? [`… and ${mistakes.length - most} more`] : [];
  return [...mistakes.slice(0, most), ...rest].join('\n');
}
