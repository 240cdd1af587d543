/** Formats one clause or compliance point for the terminal: its text first, then labelled facts. */
import type { Page } from '../../rulebook/clause.ts';
import { isAside, plain } from '../../rulebook/definitions.ts';
import { parseMarkdown } from '../../rulebook/markdown.ts';
import { inline } from '../terminal/markdown.ts';
import { renderRecord } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { hanging, wrap } from '../terminal/text.ts';
import type { ClauseFacts, PointFacts, Standing } from './facts.ts';

type Field = readonly [label: string, lines: readonly string[]];

export function printClause(facts: ClauseFacts, page: Page, terminal: Terminal): string {
  const game = facts.game === facts.page ? '' : ` · ${facts.game}`;
  // A short clause is its own summary: print it once.
  const summary =
    facts.summary === plain(facts.text) ? [] : [...wrap(terminal.bold(facts.summary), terminal.width), ''];
  return [
    `${terminal.bold(terminal.accent(facts.id))}  ${terminal.dim(`${page.id} · ${facts.kind}${game}`)}`,
    '',
    ...summary,
    ...textLines(facts, page, terminal),
    '',
    ...fields(
      [
        ['status', [standing(facts)]],
        ...levelFields(facts),
        ['open point', facts.openPoint ? [terminal.bold(facts.openPoint.title), ...facts.openPoint.notes] : []],
        ['names', facts.names.map(({ id, text }) => `${id} ${text}`)],
        ['named by', facts.namedBy.length > 0 ? [facts.namedBy.join(' ')] : []],
        ['source', [facts.source]],
        ['code', orNone(facts.code)],
        ['tests', orNone(facts.tests)],
        ['as of', facts.by === undefined ? [] : [facts.by]],
      ],
      terminal,
    ),
  ].join('\n');
}

export function printPoint(facts: PointFacts, terminal: Terminal): string {
  return [
    `${terminal.bold(terminal.accent(facts.id))}  ${terminal.dim(`compliance · ${facts.section}`)}`,
    '',
    ...wrap(inline(facts.requirement, terminal), terminal.width),
    '',
    ...fields(
      [
        ['status', [standing(facts)]],
        ['where', [facts.where]],
        ['code', orNone(facts.code)],
        ['tests', orNone(facts.tests)],
      ],
      terminal,
    ),
  ].join('\n');
}

/** A clause that is a table row is shown with its column names. */
function textLines(facts: ClauseFacts, page: Page, terminal: Terminal): readonly string[] {
  for (const block of parseMarkdown(page.markdown)) {
    const row = block.kind === 'table' && block.rows.find(([id]) => id?.replaceAll('*', '') === facts.id);
    if (!row) continue;
    const told = (_: string, column: number) => column > 0 && !isAside(block.header[column] ?? '');
    const cells = row.filter(told).map((cell) => inline(cell, terminal));
    return renderRecord(['', ...block.header.filter(told)], ['', ...cells], terminal);
  }
  return wrap(inline(facts.text, terminal), terminal.width);
}

function fields(all: readonly Field[], terminal: Terminal): readonly string[] {
  const filled = all.filter(([, lines]) => lines.length > 0);
  return filled.flatMap(([label, lines]) =>
    lines.flatMap((line, index) => {
      const shown = (index === 0 ? label : '').padEnd('open point'.length);
      return hanging(terminal.dim(shown), inline(line, terminal), terminal.width);
    }),
  );
}

/** One line per level: where it is proven, or that it is not. */
function levelFields({ levels }: Standing): readonly Field[] {
  return levels.map(({ level, tests, due, reminder }) => {
    if (reminder !== undefined) return [level, [reminder]];
    return [level, tests.length > 0 ? tests : [due === undefined ? '–' : `not yet (issue ${due})`]];
  });
}

function standing({ status, note }: Standing): string {
  return note === undefined ? status : `${status} (${note})`;
}

function orNone(places: readonly string[]): readonly string[] {
  return places.length > 0 ? places : ['–'];
}
