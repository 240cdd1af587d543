import { expect, test } from 'vitest';
import { definitionsIn } from './definitions.ts';
import { parseMarkdown } from './markdown.ts';
import { idsIn, parsePage, parsePending, parseTsv } from './parse.ts';

const page = `---
game: ab
clauses: AB
source: the book
place: §1
---

# A game (live)

A game in which
one bets.

## Limits

- **AB-001** (limit) **Main**: the smallest stake
  is 1.00 EUR (AB-901).
  *In short:* Smallest stake
- **Dealer** – a word, no clause.

Rows (value · §2): {Card} is one

| ID | Card | Value |
|---|---|---|
| **AB-002** | Ace | 1 |

### Open point 1: rounding

- *What the text says:* nothing.
- **AB-901** (resolution) **Half** up.
`;

test('a tsv loses its header and keeps its cells', () => {
  expect(parseTsv('id\tby\nAB-001\tAB-901\n')).toEqual([['AB-001', 'AB-901']]);
  expect(parseTsv('id\tby\n')).toEqual([]);
});

test('pending clauses carry their level and the number of their issue', () => {
  expect(parsePending('id\tlevel\tdue\nAB-001\ttable\t4\n')).toEqual([{ id: 'AB-001', level: 'table', due: 4 }]);
});

test('markdown is split into headings, paragraphs, bullets and tables, each with its line', () => {
  expect(parseMarkdown('# One\nTwo\nthree\n| a | b |\n|---|---|\n| 1 | |\n\n- four\n  five\n- six')).toEqual([
    { line: 1, kind: 'heading', level: 1, text: 'One' },
    { line: 2, kind: 'paragraph', text: 'Two three' },
    { line: 4, kind: 'table', header: ['a', 'b'], rows: [['1', '']] },
    { line: 8, kind: 'bullet', text: 'four five' },
    { line: 10, kind: 'bullet', text: 'six' },
  ]);
});

test('a page has title, lead and its clauses in order, with all their facts', () => {
  const parsed = parsePage('a-game', page);
  expect(parsed).toMatchObject({ id: 'a-game', title: 'A game (live)', lead: 'A game in which one bets.' });
  expect(parsed.markdown).toMatch(/^# A game/);
  const of = { page: 'a-game', game: 'ab' };
  expect(parsed.clauses).toEqual([
    {
      ...of,
      id: 'AB-001',
      kind: 'limit',
      levels: ['rule', 'table'],
      summary: 'Smallest stake',
      text: '**Main**: the smallest stake is 1.00 EUR (AB-901).',
      source: 'the book §1',
    },
    {
      ...of,
      id: 'AB-002',
      kind: 'value',
      levels: ['rule'],
      summary: 'Ace is one',
      text: 'Card: Ace; Value: 1',
      source: 'the book §2',
    },
    // A short clause is its own summary; a resolution without a place answers a gap in the source.
    {
      ...of,
      id: 'AB-901',
      kind: 'resolution',
      levels: ['rule'],
      summary: 'Half up.',
      text: '**Half** up.',
      source: 'the book §1 (gap)',
    },
  ]);
});

test('a page of several games says which with each clause', () => {
  const several = page.replace('game: ab', 'games: ab, cd').replace('(limit)', '(limit · ab+cd · §7 (L5))');
  expect(parsePage('a-game', several).clauses[0]).toMatchObject({
    game: 'ab+cd',
    kind: 'limit',
    source: 'the book §7 (L5)',
  });
});

test('a clause keeps its own brackets and loses only the notes', () => {
  const told = definitionsIn(
    parseMarkdown('- **AB-001** (value · all · 7.1 (L2)) One.\n- **AB-002** (Unseen) cards burn.'),
  );
  expect(told).toEqual([
    { id: 'AB-001', line: 1, notes: ['value', 'all', '7.1 (L2)'], text: 'One.', short: undefined },
    { id: 'AB-002', line: 2, notes: [], text: '(Unseen) cards burn.', short: undefined },
  ]);
});

test('a row may give its own source and summary, which are not part of its text', () => {
  const table =
    'Rows (payout)\n\n| ID | Bet | Source | In short |\n|---|---|---|---|\n| AB-001 | Tie | §4 | Tie pays |';
  expect(definitionsIn(parseMarkdown(table))).toEqual([
    { id: 'AB-001', line: 5, notes: ['payout', '§4'], text: 'Bet: Tie', short: 'Tie pays' },
  ]);
});

test('a table without an ID column defines nothing', () => {
  expect(definitionsIn(parseMarkdown('| parameter | clause |\n|---|---|\n| AB-001 | AB-001 |'))).toEqual([]);
});

test('ids are found by page prefixes, so order numbers are not ids', () => {
  const prefixes = new Set(['AB', 'AB-E']);
  expect(idsIn('AB-001, AB-E-002–AB-E-004 by order DIE-908; AB-001 again; XAB-005', prefixes)).toEqual([
    'AB-001',
    'AB-E-002',
    'AB-E-004',
  ]);
});
