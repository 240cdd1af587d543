/** The little markdown that the rule book pages are written in, cut into headings, paragraphs, bullets and tables. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function parseMarkdown(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    const block = blockOf(lines);
    if (block) blocks.push(block);
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (startsBlock(line, lines.at(-1))) flush();
    if (line.trim() !== '') lines.push(line.trim());
  }
  flush();
  return blocks;
}

/** A blank line, a heading and a bullet end what came before; so does the change between prose and table rows. */
function startsBlock(line: string, previous: string | undefined): boolean {
  if (previous === undefined) return false;
  if (line.trim() === '' || /^(#|- )/.test(line) || previous.startsWith('#')) return true;
  return line.startsWith('|') !== previous.startsWith('|');
}

function blockOf(lines: readonly string[]): Block | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (first.startsWith('|')) {
    const [header = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', header, rows };
  }
  const text = lines.join(' ');
  return text.startsWith('- ') ? { kind: 'bullet', text: text.slice(2) } : { kind: 'paragraph', text };
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}
