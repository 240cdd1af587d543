/** The rule page of one game: its mistakes, and the clauses that no test names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRulebook, RulebookError } from '../../rulebook/load.ts';
import type { Page, Rulebook } from '../../rulebook/clause.ts';
import { printMistake } from '../../rulebook/check.ts';
import { idsIn, prefixOf } from '../../rulebook/parse.ts';
import { pagesWithExamples } from '../../rulebook/with-examples.ts';
import type { Outcome } from '../checks/step.ts';
import { filesUnder } from '../source-files.ts';

export function checkPage(id: string): Outcome {
  const read = rulebookOrMistakes();
  if (typeof read === 'string') return { ok: false, output: read };
  const page = pageOf(read, id);
  if (page === undefined) return { ok: false, output: `write rulebook/${id}.md: docs/rule-pages.md says how` };
  return { ok: true, note: `${page.clauses.length} clauses` };
}

/** Every clause is named by a test, a duty of people, replaced, or listed as pending. */
export function checkConformance(id: string, root: string): Outcome {
  const rulebook = rulebookOrMistakes();
  const page = typeof rulebook === 'string' ? undefined : pageOf(rulebook, id);
  if (typeof rulebook === 'string' || page === undefined) return { ok: false, output: 'the page comes first' };
  const tested = namedByTests(root, new Set(page.clauses.map((clause) => prefixOf(clause.id))));
  const listed = new Set([...rulebook.operations, ...rulebook.replaced, ...rulebook.pending].map((one) => one.id));
  const open = page.clauses.filter((clause) => !tested.has(clause.id) && !listed.has(clause.id));
  const pending = rulebook.pending.filter((one) => page.clauses.some((clause) => clause.id === one.id)).length;
  const note = `${page.clauses.length - open.length} of ${page.clauses.length} clauses in a test or listed`;
  if (open.length === 0) return { ok: true, note: pending === 0 ? note : `${note}, ${pending} of them pending` };
  const ids = open.map((clause) => clause.id).join(', ');
  return {
    ok: false,
    note,
    output: `no test names ${ids}: begin a test's name with [${open[0]?.id}], or list it in rulebook/pending.tsv`,
  };
}

function rulebookOrMistakes(): Rulebook | string {
  try {
    return loadRulebook();
  } catch (error) {
    if (error instanceof RulebookError) return error.mistakes.map(printMistake).join('\n');
    throw error;
  }
}

const pageOf = (rulebook: Rulebook, id: string): Page | undefined =>
  pagesWithExamples(rulebook).find((page) => page.id === id);

function namedByTests(root: string, prefixes: ReadonlySet<string>): ReadonlySet<string> {
  const files = filesUnder(root, ['core', 'house', 'client', 'web', 'cli', 'tests']);
  const tests = files.filter((file) => file.endsWith('.test.ts') || file.includes('/testing/'));
  return new Set(tests.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8'), prefixes)));
}
