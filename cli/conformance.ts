/** `baize conformance`: how every clause of the rule book is carried, from the tests that passed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Pending, Rulebook } from '../rulebook/clause.ts';
import { loadRulebook, rulebookFolder } from '../rulebook/load.ts';
import { parsePending } from '../rulebook/parse.ts';
import { writePending } from './conformance/pending.ts';
import { testsOfTree } from './conformance/report.ts';
import { statuses, type TestResult } from './conformance/statuses.ts';
import { conformanceOf, summarize, type Conformance, type Counts, type Summary } from './conformance/summary.ts';
import { unknown } from './fail.ts';
import { repositoryRoot } from './source-files.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';
import { hanging } from './terminal/text.ts';

interface Options {
  readonly json?: true;
  readonly writePending?: true;
}

export function registerConformance(program: Command): void {
  program
    .command('conformance')
    .description('how every clause is carried: tested, shown, replaced, operations or pending')
    .argument('[page]', 'one page of the rule book, such as peek-baccarat')
    .option('--json', 'print JSON')
    .option('--write-pending', 'rewrite rulebook/pending.tsv from the tests')
    .action(async (page: string | undefined, options: Options) => {
      const rulebook = loadRulebook();
      const only = page === undefined ? undefined : pageNamed(page, rulebook);
      const tests = await testsOfTree(repositoryRoot);
      const conformance = conformanceOf(rulebook, tests);
      const pending = options.writePending ? rewritePending(rulebook, conformance) : rulebook.pending;
      const summary = summarize(rulebook, conformance, only);
      console.log(options.json ? JSON.stringify(summary) : describe(summary, pending, only));
      reportTrouble(tests, conformance.problems);
    });
}

function pageNamed(given: string, { pages }: Rulebook): string {
  const ids = pages.map(({ id }) => id);
  const page = ids.find((id) => id === given.toLowerCase());
  if (page === undefined) throw unknown('page', given, ids);
  return page;
}

function rewritePending(rulebook: Rulebook, conformance: Conformance): readonly Pending[] {
  const text = writePending(rulebook.clauses, conformance.clauses, rulebook.pending);
  writeFileSync(join(rulebookFolder, 'pending.tsv'), text);
  const pending = parsePending(text);
  console.error(`Wrote rulebook/pending.tsv: ${rulebook.pending.length} clauses before, ${pending.length} now.`);
  return pending;
}

function reportTrouble(tests: readonly TestResult[], problems: readonly string[]): void {
  const without = tests.filter(({ passed }) => !passed).length;
  if (without > 0) console.error(`${without} of ${tests.length} tests failed or were skipped and carry nothing.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function describe(summary: Summary, pending: readonly Pending[], only: string | undefined): string {
  const terminal = terminalOf(process.stdout, process.env);
  const row = (name: string, counts: Counts) => [
    name,
    String(counts.clauses),
    ...statuses.map((status) => (counts[status] === 0 ? terminal.dim('·') : String(counts[status]))),
  ];
  const pages = Object.entries(summary.games).map(([id, counts]) => row(id, counts));
  const sums = summary.compliance ? [row('total', summary.total), row('compliance', summary.compliance)] : [];
  const table = renderTable(
    {
      header: ['page', 'clauses', ...statuses],
      rows: [...pages, ...sums],
      right: new Set([1, 2, 3, 4, 5, 6]),
      ruledFrom: pages.length,
    },
    terminal,
  );
  const open = only === undefined ? [] : describePending(summary.games[only]?.pendingIds ?? [], pending, terminal);
  return [...table, ...open].join('\n');
}

/** The open clauses of a page, by the issue that brings them. */
function describePending(ids: readonly string[], pending: readonly Pending[], terminal: Terminal): readonly string[] {
  if (ids.length === 0) return [];
  const due = new Map(pending.map((one) => [one.id, one.due]));
  const issues = [...new Set(ids.map((id) => due.get(id)))].sort((a, b) => (a ?? 9) - (b ?? 9));
  const lines = issues.flatMap((issue) => {
    const label = issue === undefined ? 'not listed' : `issue ${issue}`;
    const some = ids.filter((id) => due.get(id) === issue).map(terminal.accent);
    return hanging(label.padEnd(10), some.join(' '), terminal.width);
  });
  return ['', terminal.bold('pending'), ...lines];
}
