/** From the texts of the rulebook folder to typed clauses and pages; mistakes in the texts are check.ts's matter. */
import type { Clause, CompliancePoint, Operation, Page, Pending, Replaced, Rulebook, Sources } from './clause.ts';
import { parseMarkdown, type Block } from './markdown.ts';

/** The columns of a clause table. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly summary: string;
  readonly source: string;
}

/** A clause as its page states it; `kind` is what the page says in brackets, if anything. */
export interface Definition {
  readonly id: string;
  readonly kind: string | undefined;
  readonly text: string;
}

export function parseRulebook(sources: Sources): Rulebook {
  const rows = new Map([...sources.tables.values()].flatMap(parseTable).map((row) => [row.id, row]));
  const pages = [...sources.pages].map(([id, markdown]) => parsePage(id, markdown, rows));
  return {
    pages,
    clauses: pages.flatMap((page) => page.clauses),
    compliance: parseCompliance(sources.compliance),
    pending: parsePending(sources.pending),
    operations: parseOperations(sources.operations),
    replaced: parseReplaced(sources.replaced),
  };
}

/** The rows below the header, each split at its tabs. */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.slice(1).map((line) => line.split('\t'));
}

export function parseTable(text: string): readonly TableRow[] {
  return parseTsv(text).map(([id = '', game = '', kind = '', summary = '', source = '']) => ({
    id,
    game,
    kind,
    summary,
    source,
  }));
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
  return parseTsv(text).map(([id = '', due = '']) => ({ id, due: Number(due) }));
}

function parseOperations(text: string): readonly Operation[] {
  return parseTsv(text).map(([id = '', reminder = '']) => ({ id, reminder }));
}

function parseReplaced(text: string): readonly Replaced[] {
  return parseTsv(text).map(([id = '', by = '']) => ({ id, by }));
}

/** A page with those of its clauses that a table knows. */
export function parsePage(id: string, markdown: string, rows: ReadonlyMap<string, TableRow>): Page {
  const blocks = parseMarkdown(markdown);
  const title = blocks.find((block) => block.kind === 'heading');
  const lead = blocks.find((block) => block.kind === 'paragraph');
  const clauses = definitionsIn(blocks).flatMap((definition): readonly Clause[] => {
    const row = rows.get(definition.id);
    if (!row) return [];
    const { game, kind, summary, source } = row;
    return [{ id: row.id, page: id, game, kind, summary, text: definition.text, source }];
  });
  return { id, title: title?.text ?? id, lead: lead?.text ?? '', markdown, clauses };
}

/** Every clause that a page defines: as a bullet or as a table row that opens with the clause's id. */
export function definitionsIn(blocks: readonly Block[]): readonly Definition[] {
  return blocks.flatMap((block): readonly Definition[] => {
    if (block.kind === 'bullet') return definedByBullet(block.text);
    if (block.kind === 'table') return block.rows.flatMap((row) => definedByRow(block.header, row));
    return [];
  });
}

function definedByBullet(bullet: string): readonly Definition[] {
  const parts = clauseBullet(bullet);
  return parts ? [{ id: parts.id, kind: parts.kind, text: parts.text }] : [];
}

/** `**AB-001** (limit · all · 5) text`: the words in brackets are notes on the clause, not its text. */
export function clauseBullet(
  bullet: string,
): { id: string; notes: string; kind: string | undefined; text: string } | undefined {
  const match = /^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*\s+(.*)$/s.exec(bullet);
  if (!match) return undefined;
  const [, id = '', rest = ''] = match;
  const noted = /^\(([a-z]+)((?: · [^)]*)?)\)\s+(.*)$/s.exec(rest);
  if (!noted) return { id, notes: '', kind: undefined, text: rest };
  const [, word = '', more = '', text = ''] = noted;
  // Some pages mark their resolutions as "recommended" and leave the kind to the table.
  return { id, notes: `(${word}${more})`, kind: word === 'recommended' ? undefined : word, text };
}

function definedByRow(header: readonly string[], row: readonly string[]): readonly Definition[] {
  const id = /^(?:\*\*)?([A-Z]+(?:-[A-Z]+)*-\d+)(?:\*\*)?$/.exec(row[0] ?? '')?.[1];
  if (id === undefined || header[0]?.toUpperCase() !== 'ID') return [];
  const text = header.slice(1).map((name, index) => `${name}: ${row[index + 1] ?? ''}`);
  return [{ id, kind: undefined, text: text.join('; ') }];
}

/** Ids of the given prefixes that a text names, in order, each once; order numbers like DIE-908 have no such prefix. */
export function idsIn(text: string, prefixes: ReadonlySet<string>): readonly string[] {
  const found = text.matchAll(/(?<![A-Z0-9-])([A-Z]+(?:-[A-Z]+)*)-\d+(?!\d)/g);
  return [...new Set([...found].filter(([, prefix = '']) => prefixes.has(prefix)).map(([id]) => id))];
}

export function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
