/** Whether rule book, pending list and tests agree: every clause is carried or listed, never both, and named rightly. */
import type { Rulebook } from '../../rulebook/clause.ts';
import { pendingMistakes } from '../conformance/pending.ts';
import { statuses, type TestResult } from '../conformance/statuses.ts';
import { conformanceOf, summarize } from '../conformance/summary.ts';
import type { Outcome } from './step.ts';

export function judgeConformance(rulebook: Rulebook, tests: readonly TestResult[]): Outcome {
  const conformance = conformanceOf(rulebook, tests);
  const mistakes = [...conformance.problems, ...pendingMistakes(conformance.clauses, rulebook.pending)];
  const { total } = summarize(rulebook, conformance);
  const counts = statuses.filter((status) => total[status] > 0).map((status) => `${total[status]} ${status}`);
  return {
    ok: mistakes.length === 0,
    note: [`${total.clauses} clauses`, ...counts].join(', '),
    output: short(mistakes),
  };
}

/** One new page can leave hundreds of clauses unlisted; the first few tell as much. */
function short(mistakes: readonly string[]): string {
  const most = 20;
  const rest = mistakes.length > most ? [`… and ${mistakes.length - most} more`] : [];
  return [...mistakes.slice(0, most), ...rest].join('\n');
}
