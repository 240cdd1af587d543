/** `baize rules`: the rule book in the terminal: the list of pages, one page, or one clause and how it is carried. */
import type { Command } from 'commander';
import { nearest } from '../core/base/nearest.ts';
import type { Page, Rulebook } from '../rulebook/clause.ts';
import { loadRulebook } from '../rulebook/load.ts';
import { clausesWithExamples, pagesWithExamples } from '../rulebook/with-examples.ts';
import { UsageError } from './fail.ts';
import { clauseFacts, pointFacts } from './rules/facts.ts';
import { printClause, printPoint } from './rules/print.ts';
import { repositoryRoot } from './source-files.ts';
import { renderMarkdown } from './terminal/markdown.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';
import { wrap } from './terminal/text.ts';

/** The same answer for people and programs. */
interface Answer {
  readonly text: (terminal: Terminal) => string;
  readonly json: unknown;
}

export function registerRules(program: Command): void {
  program
    .command('rules')
    .description('the rule book: its pages, one page, or one clause and what carries it')
    .argument('[page-or-clause]', 'a page such as peek-baccarat, a clause or a compliance point by its id')
    .option('--json', 'print JSON')
    .action((wanted: string | undefined, options: { readonly json?: true }) => {
      const rulebook = loadRulebook();
      const answer = wanted === undefined ? listPages(rulebook) : look(wanted, rulebook);
      console.log(options.json ? JSON.stringify(answer.json) : answer.text(terminalOf(process.stdout, process.env)));
    });
}

function listPages({ pages, compliance }: Rulebook): Answer {
  const rows = pages.map(({ id, title, clauses }) => ({ id, title, clauses: clauses.length }));
  const total = rows.reduce((sum, { clauses }) => sum + clauses, 0);
  const table = {
    header: ['page', 'title', 'clauses'],
    rows: [...rows.map(({ id, title, clauses }) => [id, title, String(clauses)]), ['total', '', String(total)]],
    right: new Set([2]),
    ruledFrom: rows.length,
  };
  const hint =
    `baize rules <page> prints a page; baize rules <id> prints one clause, or one of the ` +
    `${compliance.length} compliance points (${compliance[0]?.id} …).`;
  return {
    text: (terminal) => [...renderTable(table, terminal), '', ...wrap(hint, terminal.width)].join('\n'),
    json: { pages: rows },
  };
}

function look(wanted: string, rulebook: Rulebook): Answer {
  const isWanted = ({ id }: { readonly id: string }) => id.toLowerCase() === wanted.toLowerCase();
  const page = pagesWithExamples(rulebook).find(isWanted);
  if (page) return showPage(page);
  const clause = clausesWithExamples(rulebook).find(isWanted);
  if (clause) {
    const facts = clauseFacts(clause, rulebook, repositoryRoot);
    const home = pagesWithExamples(rulebook).find(({ id }) => id === clause.page);
    return { text: (terminal) => (home ? printClause(facts, home, terminal) : ''), json: facts };
  }
  const point = rulebook.compliance.find(isWanted);
  if (point) {
    const facts = pointFacts(point, rulebook, repositoryRoot);
    return { text: (terminal) => printPoint(facts, terminal), json: facts };
  }
  throw unknownRule(wanted, rulebook);
}

function showPage(page: Page): Answer {
  const { id, title, lead, clauses, markdown } = page;
  return {
    text: (terminal) => renderMarkdown(markdown, terminal),
    json: { id, title, lead, clauses, markdown },
  };
}

function unknownRule(wanted: string, rulebook: Rulebook): UsageError {
  const ids = [...pagesWithExamples(rulebook), ...clausesWithExamples(rulebook), ...rulebook.compliance].map(
    ({ id }) => id,
  );
  const choices = nearest(wanted, ids);
  return new UsageError(`no page or clause '${wanted}'. The nearest are: ${choices.join(', ')}`, choices);
}
