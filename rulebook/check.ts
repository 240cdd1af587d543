/** Every mistake of the rulebook folder at once, each as a sentence that names the file and the id. */
import type { Sources } from './clause.ts';
import { parseMarkdown } from './markdown.ts';
import { definitionsIn, idsIn, parseTable, parseTsv, prefixOf, type Definition, type TableRow } from './parse.ts';

interface Defined {
  readonly page: string;
  readonly definition: Definition;
}

export function rulebookMistakes(sources: Sources): readonly string[] {
  const rows = [...sources.tables.values()].flatMap(parseTable);
  const known = new Map(rows.map((row) => [row.id, row]));
  const defined = [...sources.pages].flatMap(([page, markdown]) =>
    definitionsIn(parseMarkdown(markdown)).map((definition): Defined => ({ page, definition })),
  );
  return [
    ...shapeMistakes(sources),
    ...repeated(rows.map((row) => row.id)).map((id) => `${id} stands more than once in the clause tables.`),
    ...referenceMistakes(sources, known),
    ...definitionMistakes(defined, known),
    ...complianceMistakes(sources.compliance),
    ...listMistakes(sources, known),
  ];
}

const shapes = {
  tables: 'id\tgame\tkind\tsummary\tsource',
  compliance: 'id\tsection\trequirement\twhere',
  pending: 'id\tdue',
  operations: 'id\treminder',
  replaced: 'id\tby',
};

function shapeMistakes(sources: Sources): readonly string[] {
  return [
    ...[...sources.tables].flatMap(([name, text]) => shapeMistakesOf(`clauses/${name}.tsv`, text, shapes.tables)),
    ...shapeMistakesOf('compliance.tsv', sources.compliance, shapes.compliance),
    ...shapeMistakesOf('pending.tsv', sources.pending, shapes.pending),
    ...shapeMistakesOf('operations.tsv', sources.operations, shapes.operations),
    ...shapeMistakesOf('replaced.tsv', sources.replaced, shapes.replaced),
  ];
}

function shapeMistakesOf(file: string, text: string, header: string): readonly string[] {
  const [first = ''] = text.split(/\r?\n/);
  const columns = header.split('\t');
  const headed = first === header ? [] : [`${file} must open with the columns ${columns.join(', ')}.`];
  const uneven = parseTsv(text).filter((row) => row.length !== columns.length || row.includes(''));
  return [...headed, ...uneven.map(([id]) => `${file}: the row of ${id} needs ${columns.length} filled columns.`)];
}

/** Ids and pages that a page's text names must exist. */
function referenceMistakes(sources: Sources, known: ReadonlyMap<string, TableRow>): readonly string[] {
  const prefixes = new Set([...known.keys()].map(prefixOf));
  return [...sources.pages].flatMap(([page, markdown]) => {
    const ids = idsIn(markdown, prefixes).filter((id) => !known.has(id));
    const pages = new Set([...markdown.matchAll(/`([a-z-]+)\.md`/g)].map(([, name = '']) => name));
    const strangers = [...pages].filter((name) => !sources.pages.has(name));
    return ids
      .map((id) => `${page} names ${id}, which no clause table has.`)
      .concat(strangers.map((name) => `${page} refers to ${name}.md, which is no page.`));
  });
}

/** Tables and pages must agree: what one has, the other has once, with the same kind. */
function definitionMistakes(defined: readonly Defined[], known: ReadonlyMap<string, TableRow>): readonly string[] {
  const ids = defined.map(({ definition }) => definition.id);
  const pagesOf = (id: string) => defined.filter(({ definition }) => definition.id === id).map(({ page }) => page);
  const missing = [...known.keys()].filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) => `${id} stands in a clause table but on no page.`),
    ...repeated(ids).map((id) => `${id} is defined more than once: ${pagesOf(id).join(', ')}.`),
    ...defined.flatMap(({ page, definition: { id, kind } }) => {
      const row = known.get(id);
      if (!row) return [`${page} defines ${id}, but no clause table has it.`];
      return kind === undefined || kind === row.kind
        ? []
        : [`${id} is ${kind} on ${page}, but ${row.kind} in its table.`];
    }),
  ];
}

function complianceMistakes(compliance: string): readonly string[] {
  const ids = parseTsv(compliance).map(([id = '']) => id);
  return [
    ...repeated(ids).map((id) => `${id} stands more than once in compliance.tsv.`),
    ...ids.filter((id) => !/^GLI-\d+$/.test(id)).map((id) => `compliance.tsv: ${id} is not of the form GLI-n.`),
  ];
}

/** The lists that say how clauses are carried name only what there is, each once. */
function listMistakes(sources: Sources, known: ReadonlyMap<string, TableRow>): readonly string[] {
  const points = new Set(parseTsv(sources.compliance).map(([id]) => id));
  const isClause = (id: string) => known.has(id);
  return [
    ...namingMistakes('pending.tsv', sources.pending, isClause),
    ...namingMistakes('operations.tsv', sources.operations, (id) => isClause(id) || points.has(id)),
    ...namingMistakes('replaced.tsv', sources.replaced, isClause),
    ...parseTsv(sources.pending)
      .filter(([, due = '']) => !/^[1-8]$/.test(due))
      .map(([id, due]) => `pending.tsv: ${id} is due with issue ${due}, but the issues are 1 to 8.`),
    ...parseTsv(sources.replaced)
      .filter(([id, by = '']) => !isClause(by) || by === id)
      .map(([id, by]) => `replaced.tsv: ${id} is replaced by ${by}, which is no other clause.`),
  ];
}

function namingMistakes(list: string, text: string, exists: (id: string) => boolean): readonly string[] {
  const ids = parseTsv(text).map(([id = '']) => id);
  return [
    ...repeated(ids).map((id) => `${list} lists ${id} more than once.`),
    ...ids.filter((id) => !exists(id)).map((id) => `${list} lists ${id}, which does not exist.`),
  ];
}

function repeated(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}
