/** Edge cases of tables in a terminal. */
import { expect, test } from 'vitest';
import { renderTable } from './table.ts';
import { makeTerminal } from './terminal.ts';

const terminal = makeTerminal(40, false);

test('a column without any words is one character wide', () => {
  const table = {
    header: ['bet', '', 'pays'],
    rows: [
      ['tie', '', '8:1'],
      ['pair', '', '11:1'],
    ],
  };
  expect(renderTable(table, terminal)).toEqual(['bet      pays', '─────────────', 'tie      8:1', 'pair     11:1']);
});
