/**
 * Tables that fit the terminal: columns shrink and cells wrap; a table too crowded for that prints one record per row.
 */
import type { Terminal } from './terminal.ts';
import { hanging, padEnd, padStart, widthOf, wrap } from './text.ts';

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Indices of right-aligned columns. */
  readonly right?: ReadonlySet<number>;
  /** A rule is drawn above the row at this index. */
  readonly ruledFrom?: number;
}

const gap = 2;
/** A row taller than this reads better as a record. */
const linesMax = 6;

export function renderTable(table: Table, terminal: Terminal): readonly string[] {
  const widths = columnWidths([table.header, ...table.rows], terminal.width);
  const rows = widths && table.rows.map((row) => linesOf(row, widths, table.right));
  if (!widths || !rows || rows.some((lines) => lines.length > linesMax)) return renderRecords(table, terminal);
  const header = linesOf(table.header, widths, table.right).map(terminal.bold);
  const rule = terminal.dim('─'.repeat(widths.reduce((sum, width) => sum + width + gap, -gap)));
  const airy = rows.some((lines) => lines.length > 2);
  const above = (index: number) => (index === table.ruledFrom ? [rule] : airy && index > 0 ? [''] : []);
  return [header, rule, rows.map((lines, index) => above(index).concat(lines))].flat(2);
}

/** Column widths that fit in `width`, none narrower than its longest word; undefined if there are none. */
function columnWidths(rows: readonly (readonly string[])[], width: number): readonly number[] | undefined {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));
  const natural = columns.map((cells) => Math.max(...cells.map(widthOf)));
  const least = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(/\s+/).map(widthOf))));
  const space = width - gap * (columns.length - 1);
  for (let most = Math.max(...natural); most > 0; most--) {
    const widths = natural.map((wanted, column) => Math.max(1, least[column] ?? 0, Math.min(wanted, most)));
    if (widths.reduce((sum, one) => sum + one, 0) <= space) return widths;
  }
  return undefined;
}

function linesOf(row: readonly string[], widths: readonly number[], right?: ReadonlySet<number>): readonly string[] {
  const cells = widths.map((width, column) => wrap(row[column] ?? '', width));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, column) => (right?.has(column) ? padStart : padEnd)(lines[line] ?? '', widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

function renderRecords(table: Table, terminal: Terminal): readonly string[] {
  return table.rows.flatMap((row, index) => [...(index > 0 ? [''] : []), ...renderRecord(table.header, row, terminal)]);
}

/** One row as a record, one line per column: the first cell in front, then `name  cell` below each other. */
export function renderRecord(
  header: readonly string[],
  [first = '', ...cells]: readonly string[],
  terminal: Terminal,
): readonly string[] {
  const nameWidth = Math.max(...header.slice(1).map(widthOf));
  const indent = first === '' ? '' : ' '.repeat(widthOf(first) + gap);
  const lines = cells.flatMap((cell, index) => {
    const name = terminal.dim(padEnd(header[index + 1] ?? '', nameWidth));
    return hanging(name, cell, terminal.width - indent.length);
  });
  return lines.map((line, index) => (index === 0 ? padEnd(first, indent.length) : indent) + line);
}
