import { expect, test } from 'vitest';
import { rulebookMistakes } from './check.ts';
import type { Sources } from './clause.ts';
import { loadRulebook, readSources } from './load.ts';
import { parseTable } from './parse.ts';

const header = 'id\tgame\tkind\tsummary\tsource\n';
const good = {
  pages: new Map([['a-game', '# A\n\n- **AB-001** (limit) One, by order DIE-908 (AB-901).\n- **AB-901** Two.\n']]),
  tables: new Map([['tables', `${header}AB-001\tab\tlimit\tOne\t§1\nAB-901\tab\tresolution\tTwo\t§2\n`]]),
  compliance: 'id\tsection\trequirement\twhere\nGLI-901\tA. Clock\tOne clock.\t2.2.1\n',
  pending: 'id\tdue\nAB-001\t8\n',
  operations: 'id\treminder\nGLI-901\tdealer console\n',
  replaced: 'id\tby\nAB-001\tAB-901\n',
} satisfies Sources;

const onPages = (text: string) => ({ pages: new Map([...good.pages, ['b-game', text]]) });
const inTables = (rows: string) => ({ tables: new Map([...good.tables, ['more', header + rows]]) });

const planted: readonly (readonly [name: string, change: Partial<Sources>, mistake: string])[] = [
  ['id twice in tables', inTables('AB-001\tab\tlimit\tx\ty'), 'AB-001 stands more than once in the clause tables.'],
  ['id on no page', inTables('AB-002\tab\tlimit\tx\ty'), 'AB-002 stands in a clause table but on no page.'],
  ['missing column', inTables('AB-901\tab'), 'clauses/more.tsv: the row of AB-901 needs 5 filled columns.'],
  ['named, not there', onPages('See AB-077.'), 'b-game names AB-077, which no clause table has.'],
  ['page not there', onPages('See `c-game.md`.'), 'b-game refers to c-game.md, which is no page.'],
  ['defined twice', onPages('- **AB-001** (limit) x'), 'AB-001 is defined more than once: a-game, b-game.'],
  ['defined, not in a table', onPages('- **CD-001** x'), 'b-game defines CD-001, but no clause table has it.'],
  ['another kind', onPages('- **AB-901** (bet) x'), 'AB-901 is bet on b-game, but resolution in its table.'],
  ['pending unknown', { pending: 'id\tdue\nGLI-901\t1' }, 'pending.tsv lists GLI-901, which does not exist.'],
  ['pending twice', { pending: 'id\tdue\nAB-001\t1\nAB-001\t2' }, 'pending.tsv lists AB-001 more than once.'],
  [
    'no such issue',
    { pending: 'id\tdue\nAB-001\t9' },
    'pending.tsv: AB-001 is due with issue 9, but the issues are 1 to 8.',
  ],
  ['wrong columns', { pending: 'id\nAB-001' }, 'pending.tsv must open with the columns id, due.'],
  ['operations unknown', { operations: 'id\treminder\nAB-9\tx' }, 'operations.tsv lists AB-9, which does not exist.'],
  ['replaced unknown', { replaced: 'id\tby\nAB-9\tAB-901' }, 'replaced.tsv lists AB-9, which does not exist.'],
  [
    'replaced by nothing',
    { replaced: 'id\tby\nAB-001\tAB-9' },
    'replaced.tsv: AB-001 is replaced by AB-9, which is no other clause.',
  ],
  [
    'compliance id twice',
    { compliance: `${good.compliance}GLI-901\tA\tx\ty\n` },
    'GLI-901 stands more than once in compliance.tsv.',
  ],
];

test('a sound rule book has no mistakes', () => {
  expect(rulebookMistakes(good)).toEqual([]);
});

test.each(planted)('a planted mistake is named: %s', (_, change, mistake) => {
  expect(rulebookMistakes({ ...good, ...change })).toContain(mistake);
});

test('all mistakes are named at once', () => {
  const mistakes = rulebookMistakes({ ...good, ...onPages('AB-077 and AB-078'), pending: 'id\tdue\nAB-9\t1' });
  expect(mistakes).toHaveLength(3);
});

test('the shipped rule book has no mistakes', () => {
  expect(rulebookMistakes(readSources())).toEqual([]);
});

test('the shipped rule book has 17 pages, every clause of its tables and a hundred compliance points', () => {
  const rows = Object.fromEntries([...readSources().tables].map(([name, text]) => [name, parseTable(text).length]));
  expect(rows).toEqual({ ezugi: 415, poker: 526, 'table-games': 774 });
  const { pages, clauses, compliance } = loadRulebook();
  expect(pages).toHaveLength(17);
  expect(clauses).toHaveLength(415 + 526 + 774);
  expect(clauses.filter(({ text }) => text.trim() === '')).toEqual([]);
  expect(compliance.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => `GLI-${index + 1}`));
});
