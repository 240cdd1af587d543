/** Renders a rule book page as terminal text: underlined headings, clauses hanging on their ids, tables that fit. */
import { parseMarkdown, type Block } from '../../rulebook/markdown.ts';
import { captionIn, clauseBullet, isAside } from '../../rulebook/definitions.ts';
import { renderTable } from './table.ts';
import { makeTerminal, type Terminal } from './terminal.ts';
import { hanging, widthOf, wrap } from './text.ts';

export function renderMarkdown(markdown: string, terminal: Terminal): string {
  const blocks = parseMarkdown(markdown).filter((block) => captionIn(block) === undefined);
  const lines = blocks.map((block, index) => spaceBetween(blocks[index - 1], block).concat(render(block, terminal)));
  return lines.flat().join('\n');
}

/** Bullets of one list follow each other closely; other blocks are separated by an empty line. */
function spaceBetween(previous: Block | undefined, block: Block): readonly string[] {
  if (!previous || (previous.kind === 'bullet' && block.kind === 'bullet')) return [];
  return block.kind === 'heading' && block.level === 2 ? ['', ''] : [''];
}

function render(block: Block, terminal: Terminal): readonly string[] {
  if (block.kind === 'heading') return renderHeading(block.text, block.level, terminal);
  if (block.kind === 'paragraph') return wrap(inline(block.text, terminal), terminal.width);
  if (block.kind === 'bullet') return renderBullet(block.text, terminal);
  const shown = (_: string, column: number) => !isAside(block.header[column] ?? '');
  const cells = (row: readonly string[]) => row.filter(shown).map((cell) => inline(cell, terminal));
  return renderTable({ header: cells(block.header), rows: block.rows.map(cells) }, terminal);
}

function renderHeading(text: string, level: number, terminal: Terminal): readonly string[] {
  const lines = wrap(terminal.bold(inline(text, makeTerminal(terminal.width, false))), terminal.width);
  const line = level === 1 ? '═' : '─';
  const length = Math.max(...lines.map(widthOf));
  return level > 2 ? lines : [...lines, terminal.dim(line.repeat(length))];
}

function renderBullet(text: string, terminal: Terminal): readonly string[] {
  const clause = clauseBullet(text);
  if (!clause) return hanging('•', inline(text, terminal), terminal.width);
  const notes = clause.notes.length === 0 ? '' : `${terminal.dim(`(${clause.notes.join(' · ')})`)} `;
  return hanging(terminal.bold(terminal.accent(clause.id)), notes + inline(clause.text, terminal), terminal.width);
}

/** Emphasis, code and clause ids inside a line. */
export function inline(text: string, terminal: Terminal): string {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
    .map((part) => {
      if (part.startsWith('**')) return terminal.bold(withIds(part.slice(2, -2), terminal));
      if (/^\*[^*]+\*$/.test(part)) return terminal.italic(withIds(part.slice(1, -1), terminal));
      return part.startsWith('`') ? part.slice(1, -1) : withIds(part, terminal);
    })
    .join('');
}

function withIds(text: string, terminal: Terminal): string {
  return text.replace(/(?<![A-Z0-9-])[A-Z]+(?:-[A-Z]+)*-\d+(?!\d)/g, (id) => terminal.accent(id));
}
