/** `baize conformance`: how every clause of the rule book is carried, by the last complete test run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Pending, Rulebook } from '../rulebook/clause.ts';
import { levels } from '../rulebook/levels.ts';
import { loadRulebook, rulebookFolder } from '../rulebook/load.ts';
import { parsePending } from '../rulebook/parse.ts';
import { readProof } from '../rulebook/proof.ts';
import { pagesWithExamples } from '../rulebook/with-examples.ts';
import { keepProof } from './conformance/keep-proof.ts';
import { writePending } from './conformance/pending.ts';
import { conformanceOf, summarize, type Conformance, type PageCounts, type Summary } from './conformance/summary.ts';
import { namingProblems, provenBy } from './conformance/tests.ts';
import { UsageError, unknown } from './fail.ts';
import { repositoryRoot } from './source-files.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';
import { hanging } from './terminal/text.ts';

interface Options {
  readonly json?: true;
  readonly run?: true;
  readonly writePending?: true;
}

export function registerConformance(program: Command): void {
  program
    .command('conformance')
    .description('how every clause is carried, level by level, by the last complete test run')
    .argument('[page]', 'one page of the rule book, such as peek-baccarat')
    .option('--run', 'run all tests first and keep what they prove')
    .option('--json', 'print JSON')
    .option('--write-pending', 'rewrite rulebook/pending.tsv from that run')
    .action(async (page: string | undefined, options: Options) => {
      const rulebook = loadRulebook();
      const only = page === undefined ? undefined : pageNamed(page, rulebook);
      if (options.run) await runAndKeep(rulebook);
      const proof = readProof(rulebookFolder);
      if (proof === undefined) throw new UsageError('no test run has been kept yet; add --run to make one');
      const conformance = conformanceOf(rulebook, proof.proven);
      const pending = options.writePending ? rewritePending(rulebook, conformance) : rulebook.pending;
      const summary = summarize(rulebook, conformance, only);
      const { commit, day } = proof;
      if (options.json) console.log(JSON.stringify({ commit, day, ...summary }));
      else console.log(describe(summary, pending, only, `by the tests of ${day}, commit ${commit}`));
    });
}

function pageNamed(given: string, rulebook: Rulebook): string {
  const ids = pagesWithExamples(rulebook).map(({ id }) => id);
  const page = ids.find((id) => id === given.toLowerCase());
  if (page === undefined) throw unknown('page', given, ids);
  return page;
}

async function runAndKeep(rulebook: Rulebook): Promise<void> {
  const { runTests } = await import('./conformance/run-tests.ts');
  const { ok, tests } = await runTests(repositoryRoot, []);
  const known = new Set(
    [...pagesWithExamples(rulebook).flatMap(({ clauses }) => clauses), ...rulebook.compliance].map(({ id }) => id),
  );
  for (const problem of namingProblems(tests, known)) console.error(problem);
  if (!ok) throw new UsageError('tests failed, so what they prove is not kept');
  console.error(keepProof(repositoryRoot, provenBy(tests), false).note);
}

function rewritePending(rulebook: Rulebook, conformance: Conformance): readonly Pending[] {
  const text = writePending(rulebook.clauses, conformance.clauses, rulebook.pending);
  writeFileSync(join(rulebookFolder, 'pending.tsv'), text);
  const pending = parsePending(text);
  console.error(`Wrote rulebook/pending.tsv: ${rulebook.pending.length} rows before, ${pending.length} now.`);
  return pending;
}

/** One row per page: at each level, how many of the clauses met there are proven there. */
function describe(summary: Summary, pending: readonly Pending[], only: string | undefined, when: string): string {
  const terminal = terminalOf(process.stdout, process.env);
  const none = terminal.dim('·');
  const row = (name: string, counts: Omit<PageCounts, 'pendingIds'>) => [
    name,
    String(counts.clauses),
    ...levels.map((level) => {
      const { needed, proven } = counts.levels[level];
      return needed === 0 ? none : proven === needed ? String(proven) : `${proven}/${needed}`;
    }),
    ...[counts.replaced, counts.pending].map((number) => (number === 0 ? none : String(number))),
  ];
  const { compliance } = summary;
  const pages = Object.entries(summary.games).map(([id, counts]) => row(id, counts));
  const table = renderTable(
    {
      header: ['page', 'clauses', ...levels, 'replaced', 'pending'],
      rows: [...pages, ...(only === undefined ? [row('total', summary.total)] : [])],
      right: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ruledFrom: pages.length,
    },
    terminal,
  );
  const points =
    compliance === undefined
      ? []
      : [
          `compliance points: ${compliance.tested} of ${compliance.clauses} tested, ${compliance.operations} for people` +
            (compliance.pending === 0 ? '' : `, ${compliance.pending} pending`),
        ];
  const open = only === undefined ? [] : describePending(only, pending, summary, terminal);
  return [...table, '', ...points, terminal.dim(when), ...open].join('\n');
}

/** The open clauses of a page, grouped by the level at which they are open. */
function describePending(
  page: string,
  pending: readonly Pending[],
  { games }: Summary,
  terminal: Terminal,
): readonly string[] {
  const open = new Set(games[page]?.pendingIds);
  const lines = levels.flatMap((level) => {
    const some = pending.filter((one) => one.level === level && open.has(one.id)).map(({ id }) => terminal.accent(id));
    return some.length === 0 ? [] : hanging(level.padEnd(10), some.join(' '), terminal.width);
  });
  return lines.length === 0 ? [] : ['', terminal.bold('pending'), ...lines];
}
