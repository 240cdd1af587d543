/** Clauses as a page defines them: a bullet, or a table row, that starts with the clause's id. */
import type { Block } from './markdown.ts';

export interface Definition {
  readonly id: string;
  readonly line: number;
  /** The notes in brackets: kind, then game and place in the source where needed. */
  readonly notes: readonly string[];
  readonly text: string;
  /** Its summary, where the page gives one. */
  readonly short: string | undefined;
}

const bulletOfClause = /^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*\s*(.*)$/s;
const cellOfClause = /^(?:\*\*)?([A-Z]+(?:-[A-Z]+)*-\d+)(?:\*\*)?$/;

export function definitionsIn(blocks: readonly Block[]): readonly Definition[] {
  return blocks.flatMap((block, at): readonly Definition[] => {
    if (block.kind === 'bullet') return definedByBullet(block);
    return block.kind === 'table' ? definedByRows(block, blocks[at - 1]) : [];
  });
}

function definedByBullet({ line, text: bullet }: { readonly line: number; readonly text: string }) {
  const parts = clauseBullet(bullet);
  return parts ? [{ ...parts, line }] : [];
}

/** `**AB-001** (limit · §3) text *In short:* summary` */
export function clauseBullet(bullet: string): Omit<Definition, 'line'> | undefined {
  const match = bulletOfClause.exec(bullet);
  if (!match) return undefined;
  const [, id = '', rest = ''] = match;
  // Brackets that start with a small letter are notes; they may contain brackets, as in `(bet · §1 (L17))`.
  const noted = /^\(([a-z](?:[^()]|\([^()]*\))*)\)\s*(.*)$/s.exec(rest);
  const [text = '', short] = (noted?.[2] ?? rest).split(/\s*\*In short:\*\s*/);
  return { id, notes: notesIn(noted?.[1]), text, short };
}

const notesIn = (told: string | undefined): readonly string[] =>
  told === undefined ? [] : told.split('·').map((note) => note.trim());

export interface Caption {
  readonly notes: readonly string[];
  /** A sentence with `{Column}` placeholders for the cells of the row. */
  readonly short: string | undefined;
}

/** The paragraph above a table of clauses: `Rows (payout · §4): {Bet} pays {Payout}` */
export function captionIn(block: Block | undefined): Caption | undefined {
  const match = block?.kind === 'paragraph' ? /^Rows \((.*?)\)(?:: (.*))?$/s.exec(block.text) : null;
  return match ? { notes: notesIn(match[1]), short: match[2] } : undefined;
}

type TableBlock = Extract<Block, { kind: 'table' }>;

/** Columns that describe the clause but are not part of its text. */
const asides: ReadonlySet<string> = new Set(['source', 'in short']);

export const isAside = (column: string): boolean => asides.has(column.toLowerCase());

export const definesClauses = ({ header }: TableBlock): boolean => header[0]?.toUpperCase() === 'ID';

function definedByRows(table: TableBlock, above: Block | undefined): readonly Definition[] {
  if (!definesClauses(table)) return [];
  const caption = captionIn(above);
  return table.rows.flatMap((row, at): readonly Definition[] => {
    const id = cellOfClause.exec(row[0] ?? '')?.[1];
    if (id === undefined) return [];
    const cells = table.header.map((name, column) => [name, row[column] ?? ''] as const);
    const aside = (column: string) => cells.find(([name]) => name.toLowerCase() === column)?.[1] || undefined;
    const place = aside('source');
    const told = cells.slice(1).filter(([name]) => !isAside(name));
    return [
      {
        id,
        line: table.line + 2 + at,
        notes: [...(caption?.notes ?? []), ...(place === undefined ? [] : [place])],
        text: told.map(([name, cell]) => `${name}: ${cell}`).join('; '),
        short: aside('in short') ?? filled(caption?.short, new Map(cells)),
      },
    ];
  });
}

/** A template filled with the cells of one row; an unknown column stays in its brackets. */
function filled(template: string | undefined, cells: ReadonlyMap<string, string>): string | undefined {
  return template?.replace(/\{([^{}]+)\}/g, (whole, column: string) => plain(cells.get(column) ?? whole));
}

/** Without the marks for bold and code. */
export function plain(markdown: string): string {
  return markdown.replace(/\*\*|`/g, '');
}
