import { expect, test } from 'vitest';
import { printMistake, rulebookMistakes } from './check.ts';
import type { Sources } from './clause.ts';
import { loadRulebook, readSources } from './load.ts';

const head = (prefix: string, more = '') =>
  `---\ngame: ab\nclauses: ${prefix}\nsource: the book\n${more}---\n\n# A\n\n`;
const good = {
  pages: new Map([
    ['a-game', `${head('AB')}- **AB-001** (limit) One, by order DIE-908 (AB-901).\n- **AB-901** (resolution) Two.\n`],
  ]),
  examples: new Map(),
  compliance: 'id\tsection\trequirement\twhere\nGLI-901\tA. Clock\tOne clock.\t2.2.1\n',
  pending: 'id\tlevel\tdue\nAB-001\trule\t8\n',
  operations: 'id\treminder\nGLI-901\tdealer console\n',
  replaced: 'id\tby\nAB-001\tAB-901\n',
  levels: 'id\tlevels\nAB-001\trule table\n',
} satisfies Sources;

const page = (text: string) => ({ pages: new Map([...good.pages, ['b-game', text]]) });
/** The first line of the body is line 9. */
const body = (text: string) => page(head('CD') + text);
const long = 'word '.repeat(40).trim();

const planted: readonly (readonly [name: string, change: Partial<Sources>, mistake: string])[] = [
  [
    'no head',
    page('# B\n'),
    'b-game.md:1: A page opens with its head: a line ---, then game, clauses and source, a line each, then ---.',
  ],
  [
    'strange head',
    page(head('CD', 'colour: red\n')),
    "b-game.md:5: 'colour' is not a field of the head: game, games, clauses, source, place.",
  ],
  ['no prefix', page(head('')), 'b-game.md:1: The head lacks `clauses:`, the capital letters its ids begin with.'],
  [
    'no title',
    page('---\ngame: b\nclauses: CD\nsource: x\n---\n\nText.\n'),
    'b-game.md:7: A page opens with its title: a line `# …` after the head.',
  ],
  ['prefix taken', page(head('AB')), 'b-game.md:1: a-game.md also numbers its clauses AB.'],
  ['another prefix', body('- **EF-001** (bet) x'), 'b-game.md:9: EF-001 must be of the form CD-001.'],
  ['too few digits', body('- **CD-1** (bet) x'), 'b-game.md:9: CD-1 must be of the form CD-001.'],
  ['no kind', body('- **CD-001** X.'), 'b-game.md:9: CD-001 lacks its kind, as in `**CD-001** (payout) …`'],
  ['unknown kind', body('- **CD-001** (pay) x'), "b-game.md:9: CD-001: 'pay' is not a kind of clause: setup"],
  ['no text', body('- **CD-001** (bet)'), 'b-game.md:9: CD-001 has no text.'],
  [
    'no summary',
    body(`- **CD-001** (bet) ${long}`),
    'b-game.md:9: CD-001 is longer than 150 characters and lacks a line `*In short:* …`.',
  ],
  ['empty summary', body('- **CD-001** (bet) x\n  *In short:*'), 'b-game.md:9: CD-001: the line *In short:* is empty.'],
  [
    'defined twice',
    body('- **CD-001** (bet) x\n\n- **CD-001** (bet) y'),
    'b-game.md:11: CD-001 is already defined at b-game.md:9.',
  ],
  ['out of order', body('- **CD-002** (bet) x\n- **CD-001** (bet) y'), 'b-game.md:10: CD-001 stands after CD-002.'],
  [
    'rows without caption',
    body('| ID | Bet |\n|---|---|\n| CD-001 | x |'),
    'b-game.md:9: A table of clauses needs a paragraph above it that says their kind',
  ],
  [
    'short row',
    body('Rows (bet): {Bet}\n\n| ID | Bet |\n|---|---|\n| CD-001 |'),
    'b-game.md:13: The row of CD-001 needs 2 cells.',
  ],
  [
    'no such column',
    body('Rows (bet): {Pay}\n\n| ID | Bet |\n|---|---|\n| CD-001 | x |'),
    'b-game.md:13: CD-001: {Pay} is not a column of its table.',
  ],
  [
    'strange game',
    page(head('CD').replace('game: ab', 'games: ab, ac') + '- **CD-001** (bet · ad · 5) x'),
    "b-game.md:9: CD-001: 'ad' is not a game of this page: ab, ac.",
  ],
  ['named, not there', body('One.\nSee AB-077.'), 'b-game.md:10: AB-077 is named, but no page has it.'],
  ['page not there', body('See `c-game.md`.'), 'b-game.md:9: c-game.md is not a page.'],
  ['pending unknown', { pending: 'id\tlevel\tdue\nGLI-901\trule\t1' }, 'pending.tsv:2: no page has GLI-901.'],
  [
    'pending twice',
    { pending: 'id\tlevel\tdue\nAB-001\trule\t1\nAB-001\ttable\t1\nAB-001\trule\t2' },
    'pending.tsv:4: AB-001 at rule is already listed.',
  ],
  [
    'no such level',
    { pending: 'id\tlevel\tdue\nAB-001\tcore\t1' },
    "pending.tsv:2: AB-001: 'core' is no level: rule, table, studio, screen, money, operations.",
  ],
  [
    'levels that are none',
    { levels: 'id\tlevels\nAB-001\trule page' },
    "levels.tsv:2: AB-001: 'page' is no level: rule, table, studio, screen, money, operations.",
  ],
  ['levels of nothing', { levels: 'id\tlevels\nAB-9\trule' }, 'levels.tsv:2: no page has AB-9.'],
  [
    'no such issue',
    { pending: 'id\tlevel\tdue\nAB-001\trule\t11' },
    'pending.tsv:2: AB-001 is due with issue 11, but the issues are 1 to 10.',
  ],
  ['wrong columns', { pending: 'id\nAB-001' }, 'pending.tsv:1: the columns are id, level, due.'],
  [
    'missing column',
    { pending: 'id\tlevel\tdue\nAB-001\trule' },
    'pending.tsv:2: the row of AB-001 needs 3 filled columns.',
  ],
  [
    'operations unknown',
    { operations: 'id\treminder\nAB-9\tx' },
    'operations.tsv:2: there is no clause or compliance point AB-9.',
  ],
  ['replaced unknown', { replaced: 'id\tby\nAB-9\tAB-901' }, 'replaced.tsv:2: no page has AB-9.'],
  [
    'replaced by nothing',
    { replaced: 'id\tby\nAB-001\tAB-9' },
    'replaced.tsv:2: AB-001 is replaced by AB-9, which is not another clause.',
  ],
  [
    'compliance id twice',
    { compliance: `${good.compliance}GLI-901\tA\tx\ty\n` },
    'compliance.tsv:3: GLI-901 is already listed.',
  ],
  [
    'compliance id',
    { compliance: `${good.compliance}GL-9\tA\tx\ty\n` },
    'compliance.tsv:3: GL-9 is not of the form GLI-n.',
  ],
];

const told = (change: Partial<Sources> = {}) => rulebookMistakes({ ...good, ...change }).map(printMistake);

test('a valid rule book has no mistakes', () => {
  expect(told()).toEqual([]);
});

test.each(planted)('a planted mistake is reported with its file and line: %s', (_, change, mistake) => {
  expect(told(change)).toContainEqual(expect.stringContaining(`rulebook/${mistake}`));
});

test('all mistakes are reported at once', () => {
  const pending = 'id\tlevel\tdue\nAB-9\trule\t1';
  expect(told({ ...body('AB-077 and AB-078'), pending })).toHaveLength(3);
});

test('resolutions may restart at a smaller number for a new open point, rules may not', () => {
  const points = '## One\n\n- **CD-905** (resolution) x\n\n## Two\n\n- **CD-901** (resolution) y';
  expect(told(body(points))).toEqual([]);
  expect(told(body(points.replace('901', '005')))).toEqual(['rulebook/b-game.md:15: CD-005 stands after CD-905.']);
});

test('the shipped rule book has no mistakes, and a hundred compliance points', () => {
  expect(rulebookMistakes(readSources()).map(printMistake)).toEqual([]);
  const { compliance } = loadRulebook();
  expect(compliance.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => `GLI-${index + 1}`));
});
