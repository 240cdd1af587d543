/** Tables in a terminal, at the edges of what they may hold. */
import { expect, test } from 'vitest';
import { renderTable } from './table.ts';
import { makeTerminal } from './terminal.ts';

const terminal = makeTerminal(40, false);

test('a column without a word in it takes one place', () => {
  const table = {
    header: ['bet', '', 'pays'],
    rows: [
      ['tie', '', '8:1'],
      ['pair', '', '11:1'],
    ],
  };
  expect(renderTable(table, terminal)).toEqual(['bet      pays', '─────────────', 'tie      8:1', 'pair     11:1']);
});
