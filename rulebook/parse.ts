/** Parses the rulebook folder into typed clauses and pages; mistakes in the texts are reported by check.ts. */
import type { Clause, CompliancePoint, Operation, Page, Pending, Replaced, Rulebook, Sources } from './clause.ts';
import { definitionsIn, plain, type Definition } from './definitions.ts';
import { readHead, type Head } from './head.ts';
import { type Exceptions, isLevel, type Level, levelsOf } from './levels.ts';
import { parseMarkdown } from './markdown.ts';

export function parseRulebook(sources: Sources): Rulebook {
  const exceptions = parseLevels(sources.levels, parseOperations(sources.operations));
  const pages = [...sources.pages].map(([id, text]) => parsePage(id, text, exceptions));
  return {
    pages,
    clauses: pages.flatMap((page) => page.clauses),
    examples: [...sources.examples].map(([id, text]) => parsePage(id, text)),
    compliance: parseCompliance(sources.compliance),
    pending: parsePending(sources.pending),
    operations: parseOperations(sources.operations),
    replaced: parseReplaced(sources.replaced),
  };
}

/** The rows below the header, split at tabs. */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.slice(1).map((line) => line.split('\t'));
}

function parseCompliance(text: string): readonly CompliancePoint[] {
  return parseTsv(text).map(([id = '', section = '', requirement = '', where = '']) => ({
    id,
    section,
    requirement,
    where,
  }));
}

export function parsePending(text: string): readonly Pending[] {
  return parseTsv(text).flatMap(([id = '', level = '', due = '']) =>
    isLevel(level) ? [{ id, level, due: Number(due) }] : [],
  );
}

function parseOperations(text: string): readonly Operation[] {
  return parseTsv(text).map(([id = '', reminder = '']) => ({ id, reminder }));
}

function parseReplaced(text: string): readonly Replaced[] {
  return parseTsv(text).map(([id = '', by = '']) => ({ id, by }));
}

/** What levels.tsv says; a duty of people is met nowhere else, unless it says more of it. */
function parseLevels(text: string, duties: readonly Operation[]): Exceptions {
  const exceptions = new Map<string, readonly Level[]>(duties.map(({ id }) => [id, ['operations']]));
  for (const [id = '', words = ''] of parseTsv(text)) exceptions.set(id, words.split(' ').filter(isLevel));
  return exceptions;
}

export function parsePage(id: string, text: string, exceptions: Exceptions = new Map()): Page {
  const { head, body } = readHead(text);
  const blocks = parseMarkdown(body);
  const title = blocks.find((block) => block.kind === 'heading');
  const lead = blocks.find((block) => block.kind === 'paragraph');
  return {
    id,
    title: title?.text ?? id,
    lead: lead?.text ?? '',
    markdown: body.trimStart(),
    clauses: definitionsIn(blocks).map((definition) => {
      const clause = clauseOf(definition, head, id);
      return { ...clause, levels: levelsOf(clause, exceptions) };
    }),
  };
}

function clauseOf({ id, notes, text, short }: Definition, head: Head, page: string): Omit<Clause, 'levels'> {
  const { kind, game, place } = factsIn(notes, head);
  const where = place ?? (kind === 'resolution' && head.place !== undefined ? `${head.place} (gap)` : head.place);
  const source = where === undefined ? head.source : `${head.source} ${where}`;
  return { id, page, game, kind, summary: short ?? plain(text), text, source };
}

/** What the notes in brackets say; a clause names its game only on a page of several. */
export function factsIn(notes: readonly string[], { games }: Head): { kind: string; game: string; place?: string } {
  const [kind = '', ...more] = notes;
  const game = games.length === 1 ? games[0] : more.shift();
  return { kind, game: game ?? '', ...(more.length > 0 && { place: more.join(' · ') }) };
}

/** The ids of these prefixes in a text, in order, without repeats; order numbers like DIE-908 have no such prefix. */
export function idsIn(text: string, prefixes: ReadonlySet<string>): readonly string[] {
  const found = text.matchAll(/(?<![A-Z0-9-])([A-Z]+(?:-[A-Z]+)*)-\d+(?!\d)/g);
  return [...new Set([...found].filter(([, prefix = '']) => prefixes.has(prefix)).map(([id]) => id))];
}

export function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
