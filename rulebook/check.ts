/** Finds every mistake in the rulebook folder at once, each with its file and line. */
import { kinds, type Sources } from './clause.ts';
import { captionIn, definesClauses, definitionsIn, type Definition } from './definitions.ts';
import { type Head, readHead } from './head.ts';
import { isLevel, levels } from './levels.ts';
import { parseMarkdown, type Block } from './markdown.ts';
import { factsIn, idsIn, parseTsv, prefixOf } from './parse.ts';

export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** A parsed page, for checking. */
interface Read {
  readonly file: string;
  readonly head: Head;
  readonly headMistakes: readonly Omit<Mistake, 'file'>[];
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
}

export function rulebookMistakes(sources: Sources): readonly Mistake[] {
  const pages = [...sources.pages].map(([id, text]) => readPage(`${id}.md`, text));
  const examples = [...sources.examples].map(([id, text]) => readPage(`examples/${id}.md`, text));
  const all = [...pages, ...examples];
  const names = new Set([...sources.pages.keys(), ...sources.examples.keys()]);
  return [
    ...all.flatMap((page) => pageMistakes(page)),
    ...doubleMistakes(all),
    ...all.flatMap((page) => referenceMistakes(page, idsOf(all), names)),
    ...listMistakes(sources, idsOf(pages)),
  ];
}

export const printMistake = ({ file, line, what }: Mistake): string => `rulebook/${file}:${line}: ${what}`;

const idsOf = (pages: readonly Read[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ definitions }) => definitions.map(({ id }) => id)));

function readPage(file: string, text: string): Read {
  const { head, body, mistakes } = readHead(text);
  const blocks = parseMarkdown(body);
  return { file, head, headMistakes: mistakes, blocks, lines: body.split(/\r?\n/), definitions: definitionsIn(blocks) };
}

function pageMistakes(page: Read): readonly Mistake[] {
  const { file, head, blocks, definitions } = page;
  const at = (line: number, what: string): Mistake => ({ file, line, what });
  const titled = blocks[0]?.kind === 'heading' && blocks[0].level === 1;
  return [
    ...page.headMistakes.map(({ line, what }) => at(line, what)),
    ...(titled ? [] : [at(blocks[0]?.line ?? 1, 'A page opens with its title: a line `# …` after the head.')]),
    ...blocks.flatMap((block, nth) => tableMistakes(block, blocks[nth - 1], at)),
    ...definitions.flatMap((definition) => clauseMistakes(definition, head).map((what) => at(definition.line, what))),
    ...orderMistakes(page).map(({ line, what }) => at(line, what)),
  ];
}

/** Longer clauses need an `*In short:*` line: lists and refusals have no room for the full text. */
const longestUnshortened = 150;

function clauseMistakes(definition: Definition, head: Head): readonly string[] {
  const { id, notes, text, short } = definition;
  const { kind, game } = factsIn(notes, head);
  const strangers = game.split('+').filter((one) => !head.games.includes(one));
  const unfilled = /\{[^{}]+\}/.exec(short ?? '')?.[0];
  const checks: readonly (readonly [boolean, () => string])[] = [
    [prefixOf(id) === head.prefix && /-\d{3}$/.test(id), () => `${id} must be of the form ${head.prefix}-001.`],
    [kind !== '', () => `${id} lacks its kind, as in \`**${id}** (payout) …\`: ${kinds.join(', ')}.`],
    [kind === '' || isKind(kind), () => `${id}: '${kind}' is not a kind of clause: ${kinds.join(', ')}.`],
    [
      kind === '' || strangers.length === 0,
      () => `${id}: '${game}' is not a game of this page: ${head.games.join(', ')}.`,
    ],
    [text.trim() !== '', () => `${id} has no text.`],
    [short !== '', () => `${id}: the line *In short:* is empty.`],
    [
      short !== undefined || text.length <= longestUnshortened,
      () => `${id} is longer than ${longestUnshortened} characters and lacks a line \`*In short:* …\`.`,
    ],
    [unfilled === undefined, () => `${id}: ${unfilled} is not a column of its table.`],
  ];
  return checks.flatMap(([holds, what]) => (holds ? [] : [what()]));
}

const isKind = (word: string): boolean => kinds.some((kind) => kind === word);

function tableMistakes(block: Block, above: Block | undefined, at: (line: number, what: string) => Mistake) {
  if (block.kind !== 'table' || !definesClauses(block)) return [];
  const width = block.header.length;
  const uneven = block.rows.flatMap((row, nth) =>
    row.length === width ? [] : [at(block.line + 2 + nth, `The row of ${row[0]} needs ${width} cells.`)],
  );
  if (captionIn(above)) return uneven;
  const what =
    'A table of clauses needs a paragraph above it that says their kind: `Rows (payout): {Bet} pays {Payout}`.';
  return [at(block.line, what), ...uneven];
}

/** Rules ascend down the page; resolutions (9xx) ascend within their open point. */
function orderMistakes({ blocks, definitions }: Read): readonly Omit<Mistake, 'file'>[] {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.line] : []));
  const sectionOf = (line: number) => headings.filter((heading) => heading < line).length;
  const numberOf = (id: string) => Number(id.slice(prefixOf(id).length + 1));
  let last: Definition | undefined;
  return definitions.flatMap((definition) => {
    const before = last;
    last = definition;
    if (before === undefined || numberOf(before.id) <= numberOf(definition.id)) return [];
    const isNewPoint = numberOf(definition.id) > 900 && sectionOf(before.line) !== sectionOf(definition.line);
    return isNewPoint ? [] : [{ line: definition.line, what: `${definition.id} stands after ${before.id}.` }];
  });
}

/** An id is defined once, and no two pages share a prefix. */
function doubleMistakes(pages: readonly Read[]): readonly Mistake[] {
  const prefixes = new Map<string, string>();
  const first = new Map<string, string>();
  return pages.flatMap(({ file, head, definitions }) => {
    const owner = prefixes.get(head.prefix);
    prefixes.set(head.prefix, owner ?? file);
    const shared =
      owner === undefined ? [] : [{ file, line: 1, what: `${owner} also numbers its clauses ${head.prefix}.` }];
    const doubles = definitions.flatMap(({ id, line }) => {
      const known = first.get(id);
      first.set(id, known ?? `${file}:${line}`);
      return known === undefined ? [] : [{ file, line, what: `${id} is already defined at ${known}.` }];
    });
    return [...shared, ...doubles];
  });
}

/** Ids and pages mentioned in a page's text must exist. */
function referenceMistakes(page: Read, known: ReadonlySet<string>, pages: ReadonlySet<string>): readonly Mistake[] {
  const prefixes = new Set([...known].map(prefixOf));
  return page.lines.flatMap((text, nth) => {
    const ids = idsIn(text, prefixes).filter((id) => !known.has(id));
    const names = [...text.matchAll(/`([a-z-]+)\.md`/g)].map(([, name = '']) => name);
    const sentences = ids
      .map((id) => `${id} is named, but no page has it.`)
      .concat(names.filter((name) => !pages.has(name)).map((name) => `${name}.md is not a page.`));
    return sentences.map((what) => ({ file: page.file, line: nth + 1, what }));
  });
}

type ListName = 'compliance' | 'pending' | 'operations' | 'replaced' | 'levels';

const columnsOf: Readonly<Record<ListName, string>> = {
  compliance: 'id\tsection\trequirement\twhere',
  pending: 'id\tlevel\tdue',
  operations: 'id\treminder',
  replaced: 'id\tby',
  levels: 'id\tlevels',
};

/** The lists beside the pages name only what exists, each id once, with the right columns. */
function listMistakes(sources: Sources, known: ReadonlySet<string>): readonly Mistake[] {
  const points = new Set(parseTsv(sources.compliance).map(([id = '']) => id));
  return [
    ...rowMistakes('compliance', sources, ([id = '']) =>
      /^GLI-\d+$/.test(id) ? [] : [`${id} is not of the form GLI-n.`],
    ),
    ...rowMistakes('levels', sources, ([id = '', words = '']) => [
      ...(known.has(id) ? [] : [`no page has ${id}.`]),
      ...words.split(' ').flatMap((word) => levelMistakes(id, word)),
    ]),
    ...rowMistakes('pending', sources, ([id = '', level = '', due = '']) => [
      ...levelMistakes(id, level),
      ...(known.has(id) ? [] : [`no page has ${id}.`]),
      ...(/^([1-9]|10)$/.test(due) ? [] : [`${id} is due with issue ${due}, but the issues are 1 to 10.`]),
    ]),
    ...rowMistakes('operations', sources, ([id = '']) =>
      known.has(id) || points.has(id) ? [] : [`there is no clause or compliance point ${id}.`],
    ),
    ...rowMistakes('replaced', sources, ([id = '', by = '']) => [
      ...(known.has(id) ? [] : [`no page has ${id}.`]),
      ...(known.has(by) && by !== id ? [] : [`${id} is replaced by ${by}, which is not another clause.`]),
    ]),
  ];
}

const levelMistakes = (id: string, word: string): readonly string[] =>
  isLevel(word) ? [] : [`${id}: '${word}' is no level: ${levels.join(', ')}.`];

function rowMistakes(list: ListName, sources: Sources, judge: (row: readonly string[]) => readonly string[]) {
  const file = `${list}.tsv`;
  const width = columnsOf[list].split('\t').length;
  const seen = new Set<string>();
  return sources[list].split(/\r?\n/).flatMap((text, nth): readonly Mistake[] => {
    const at = (what: string): Mistake => ({ file, line: nth + 1, what });
    if (nth === 0)
      return text === columnsOf[list] ? [] : [at(`the columns are ${columnsOf[list].split('\t').join(', ')}.`)];
    if (text === '') return [];
    const row = text.split('\t');
    const [id = '', level = ''] = row;
    // A clause may wait at several levels.
    const key = list === 'pending' ? `${id} at ${level}` : id;
    const isNew = seen.size !== seen.add(key).size;
    return [
      ...(row.length === width && !row.includes('') ? [] : [at(`the row of ${id} needs ${width} filled columns.`)]),
      ...(isNew ? [] : [at(`${key} is already listed.`)]),
      ...judge(row).map(at),
    ];
  });
}
