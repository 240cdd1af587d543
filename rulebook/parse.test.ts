import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { definitionsIn, idsIn, parsePage, parsePending, parseTable, parseTsv } from './parse.ts';

const table = [
  'id\tgame\tkind\tsummary\tsource',
  'AB-001\tab\tlimit\tSmallest stake\t§1',
  'AB-002\tab\tvalue\tAce is one\t§2',
  'AB-901\tab\tresolution\tRounded\t§1 (gap)',
].join('\n');

const page = `# A game (live)

A game in which
one bets.

## Limits

- **AB-001** (limit) **Main**: the smallest stake
  is 1.00 EUR (AB-901).
- **Dealer** – a word, no clause.

| ID | Card | Value |
|---|---|---|
| **AB-002** | Ace | 1 |

### Open point 1: rounding

- *What the text says:* nothing.
- **AB-901** (recommended) Half up.
`;

test('a tsv loses its header and keeps its cells', () => {
  expect(parseTsv('id\tby\nAB-001\tAB-901\n')).toEqual([['AB-001', 'AB-901']]);
  expect(parseTsv('id\tby\n')).toEqual([]);
});

test('pending clauses carry the number of their issue', () => {
  expect(parsePending('id\tdue\nAB-001\t4\n')).toEqual([{ id: 'AB-001', due: 4 }]);
});

test('markdown is cut into headings, paragraphs, bullets and tables', () => {
  expect(parseMarkdown(page).map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'bullet',
    'bullet',
    'table',
    'heading',
    'bullet',
    'bullet',
  ]);
  expect(parseMarkdown('# One\nTwo\nthree\n| a | b |\n|---|---|\n| 1 | |')).toEqual([
    { kind: 'heading', level: 1, text: 'One' },
    { kind: 'paragraph', text: 'Two three' },
    { kind: 'table', header: ['a', 'b'], rows: [['1', '']] },
  ]);
});

test('a page has title, lead and its clauses in order, with the words of the page and the facts of the table', () => {
  const rows = new Map(parseTable(table).map((row) => [row.id, row]));
  const parsed = parsePage('a-game', page, rows);
  expect(parsed).toMatchObject({ id: 'a-game', title: 'A game (live)', lead: 'A game in which one bets.' });
  expect(parsed.clauses.map(({ id, text }) => [id, text])).toEqual([
    ['AB-001', '**Main**: the smallest stake is 1.00 EUR (AB-901).'],
    ['AB-002', 'Card: Ace; Value: 1'],
    ['AB-901', 'Half up.'],
  ]);
  expect(parsed.clauses[1]).toEqual({
    id: 'AB-002',
    page: 'a-game',
    game: 'ab',
    kind: 'value',
    summary: 'Ace is one',
    text: 'Card: Ace; Value: 1',
    source: '§2',
  });
});

test('a clause keeps its own brackets and loses only the notes on kind, game and paragraph', () => {
  const texts = definitionsIn(
    parseMarkdown('- **AB-001** (value · all · 7.1, 7.2) One.\n- **AB-002** (Unseen) cards burn.\n- **A-B-003** Two.'),
  );
  expect(texts).toEqual([
    { id: 'AB-001', kind: 'value', text: 'One.' },
    { id: 'AB-002', kind: undefined, text: '(Unseen) cards burn.' },
    { id: 'A-B-003', kind: undefined, text: 'Two.' },
  ]);
});

test('a table without an ID column defines nothing', () => {
  expect(definitionsIn(parseMarkdown('| parameter | clause |\n|---|---|\n| AB-001 | AB-001 |'))).toEqual([]);
});

test('ids are found by the prefixes of the tables, so order numbers are none', () => {
  const prefixes = new Set(['AB', 'AB-E']);
  expect(idsIn('AB-001, AB-E-002–AB-E-004 by order DIE-908; AB-001 again; XAB-005', prefixes)).toEqual([
    'AB-001',
    'AB-E-002',
    'AB-E-004',
  ]);
});
