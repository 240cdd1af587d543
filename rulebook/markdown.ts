/** Splits the markdown subset used by rule pages into headings, paragraphs, bullets and tables. */
export type Block = { /** The line it starts on; the first is 1. */ readonly line: number } & (
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }
);

export function parseMarkdown(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let first = 1;
  const flush = () => {
    const block = blockOf(lines, first);
    if (block) blocks.push(block);
    lines = [];
  };
  for (const [at, line] of markdown.split(/\r?\n/).entries()) {
    if (startsBlock(line, lines.at(-1))) flush();
    if (line.trim() === '') continue;
    if (lines.length === 0) first = at + 1;
    lines.push(line.trim());
  }
  flush();
  return blocks;
}

/** A blank line, a heading or a bullet ends the previous block; so does a change between prose and table rows. */
function startsBlock(line: string, previous: string | undefined): boolean {
  if (previous === undefined) return false;
  if (line.trim() === '' || /^(#|- )/.test(line) || previous.startsWith('#')) return true;
  return line.startsWith('|') !== previous.startsWith('|');
}

function blockOf(lines: readonly string[], line: number): Block | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { line, kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (first.startsWith('|')) {
    const [header = [], , ...rows] = lines.map(cellsOf);
    return { line, kind: 'table', header, rows };
  }
  const text = lines.join(' ');
  return text.startsWith('- ') ? { line, kind: 'bullet', text: text.slice(2) } : { line, kind: 'paragraph', text };
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}
