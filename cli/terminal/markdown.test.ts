import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { makeTerminal, terminalOf } from './terminal.ts';
import { widthOf } from './text.ts';

const page = `# A game

Some **strong** and \`coded\` words.

## Rules

- **AB-001** (limit) The smallest stake is one euro and the largest is five.
- A plain *bullet*.

| ID | Bet | Payout |
|---|---|---|
| AB-002 | Player | 1:1 |
`;

test('a page reads as plain text with underlined headings, hanging ids and aligned columns', () => {
  expect(renderMarkdown(page, makeTerminal(40, false))).toBe(
    [
      'A game',
      '══════',
      '',
      'Some strong and coded words.',
      '',
      '',
      'Rules',
      '─────',
      '',
      'AB-001  (limit) The smallest stake is',
      '        one euro and the largest is',
      '        five.',
      '•  A plain bullet.',
      '',
      'ID      Bet     Payout',
      '──────────────────────',
      'AB-002  Player  1:1',
    ].join('\n'),
  );
});

test('a table too wide wraps its cells; one too crowded becomes records', () => {
  const row = '| AB-001 | a card falls off the table | the round goes on |';
  const table = `| ID | Trigger | Resolution |\n|---|---|---|\n${row}`;
  expect(renderMarkdown(table, makeTerminal(40, false)).split('\n').slice(2)).toEqual([
    'AB-001  a card falls     the round goes',
    '        off the table    on',
  ]);
  expect(renderMarkdown(table, makeTerminal(26, false)).split('\n')).toEqual([
    'AB-001  Trigger     a card falls off the',
    '                    table',
    '        Resolution  the round goes on',
  ]);
});

test('no line is wider than the terminal, even with a word that is', () => {
  const lines = renderMarkdown(`${'0-32-15-'.repeat(20)}\n\n${page}`, makeTerminal(50, false)).split('\n');
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(50);
});

test('style codes take no width, and appear only on a terminal that wants them', () => {
  const styled = renderMarkdown(page, terminalOf({ isTTY: true, columns: 40 }, {}));
  const plain = renderMarkdown(page, terminalOf({ isTTY: true, columns: 40 }, { NO_COLOR: '1' }));
  expect(styled).toContain('\u001B[1m');
  expect(plain).not.toContain('\u001B[');
  expect(styled.split('\n').map(widthOf)).toEqual(plain.split('\n').map(widthOf));
  expect(terminalOf({ columns: 40 }, {}).bold('x')).toBe('x');
  expect(terminalOf({}, {}).width).toBe(100);
});
