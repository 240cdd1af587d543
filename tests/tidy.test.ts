import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, repositoryRoot } from '../cli/source-files.ts';
import { examples } from '../core/games/examples/examples.ts';
import { games } from '../core/games/games.ts';
import { gameIdMistakes, tidyMistakes, twiceDeclared } from './testing/tidy.ts';

const folders = ['rulebook', 'core', 'house', 'client', 'web', 'cli', 'bench', 'tests', 'docs', '.ci'];
const isText = (path: string) => /(?:^|\/)[^.]+$|\.(?:tsx?|[cm]?js|jsonc?|md|tsv|css|html|sh|sql|ya?ml)$/.test(path);

const atRoot = readdirSync(repositoryRoot, { withFileTypes: true }).filter((entry) => entry.isFile());
const paths = [...filesUnder(repositoryRoot, folders), ...atRoot.map(({ name }) => name)].filter(isText);

test('the repository is tidy', () => {
  expect(paths).toEqual(expect.arrayContaining(['baize', '.ci/run', 'package.json', 'cli/main.ts']));
  const files = paths.map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }));
  expect(files.flatMap(tidyMistakes)).toEqual([]);
  expect(twiceDeclared(files)).toEqual([]);
});

const known = [...games, ...examples];

test('no game is named outside its own folders, its page and the lists', () => {
  const files = paths.map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }));
  const mistakes = files.flatMap((file) => gameIdMistakes(file, known));
  expect(mistakes).toEqual([]);
});

test.each([
  ['a screen', 'web/table/felt-box.tsx', true],
  ['a style sheet', 'web/drawn/furniture.css', true],
  ['words that all games share', 'web/words/en/games.json', true],
  ['the house', 'house/tables/live/table.ts', true],
  ['another game', 'core/games/hi-lo/bets.ts', true],
  ['its family', 'web/games/hi/stage.tsx', true],
  ['its own folder', 'core/games/dragon-tiger/bets.ts', false],
  ['its own folder among the examples', 'core/games/examples/dragon-tiger/bets.ts', false],
  ['its own face', 'web/games/dragon-tiger/face.ts', false],
  ['the list', 'core/games/games.ts', false],
  ['a test', 'house/tables/live/table.test.ts', false],
])('a game named in %s is reported or allowed', (_, path, isFound) => {
  const file = { path, text: "open('dragon-tiger');" };
  const dragonTiger = { id: 'dragon-tiger', family: 'cats' };
  expect(gameIdMistakes(file, [dragonTiger])).toEqual(
    isFound ? [`${path} names the game dragon-tiger: ask its table.`] : [],
  );
  expect(gameIdMistakes({ path, text: "open('dragon-tiger-1', 'big-dragon-tiger');" }, [dragonTiger])).toEqual([]);
});

test.each([
  ['an import', 'web/studio/table-felt.tsx', "import { a } from '../../core/games/wheel/a.ts';", true],
  ['a class of a style sheet', 'web/drawn/furniture.css', '.stage:has(.wheel-rim) { display: none }', true],
  ['another family', 'core/games/cats/bets.ts', "if (family === 'wheel') pay();", true],
  ['a comment', 'web/felt/plan.ts', '/** A wheel turns. */\nturn(); // the wheel', false],
  ['one of its games', 'web/games/wheel-one/face.ts', "import { a } from '../wheel/a.ts';", false],
  ['its own folder', 'web/games/wheel/stage.css', '.wheel-rim { color: red }', false],
])('a family that is named in %s is found there or may be', (_, path, text, isFound) => {
  const wheels = [
    { id: 'wheel-one', family: 'wheel' },
    { id: 'wheel-two', family: 'wheel' },
    { id: 'tiger', family: 'cats' },
  ];
  expect(gameIdMistakes({ path, text }, wheels)).toEqual(
    isFound ? [`${path} names the family wheel: ask the game's table.`] : [],
  );
});

describe('the tidy test reports', () => {
  const opening = '/** Deals. */\n';
  const machine = ['', 'root', 'work', ''].join('/');

  test.each([
    ['a clock', 'core/a.ts', `${opening}const now = Date.now();`, 'core/a.ts uses Date: core is pure.'],
    ['a clock in a template', 'core/a.ts', `${opening}const now = \`at \${new Date()}\`;`, 'uses Date'],
    ['chance', 'core/a.ts', `${opening}const x = Math.random();`, 'uses Math.random'],
    ['chance carried away', 'core/a.ts', `${opening}const { random } = Math;`, 'uses Math'],
    ['output', 'core/a.ts', `${opening}console.log(1);`, 'uses console'],
    ['a timer', 'core/a.ts', `${opening}setTimeout(go, 1);`, 'uses setTimeout'],
    ['the process', 'core/a.ts', `${opening}const e = process.env;`, 'uses process'],
    ['a stopwatch', 'core/a.ts', `${opening}const t = performance.now();`, 'uses performance'],
    ['a long file', 'cli/a.ts', opening + 'go();\n'.repeat(400), 'cli/a.ts has 401 lines'],
    ['an empty name', 'house/utils.ts', opening, '"utils"'],
    ['an empty name in part', 'web/round-manager.tsx', opening, '"manager"'],
    ['an empty folder name', 'core/common/card.ts', opening, '"common"'],
    ['a default export', 'cli/a.ts', `${opening}export default 1;`, 'default export'],
    ['a default export in disguise', 'web/a.tsx', `${opening}export { a as default };`, 'default export'],
    ['Said for what goes out', 'house/protocol/a.ts', `${opening}export const tableSaid = 1;`, 'ends in Told'],
    ['its type', 'house/protocol/http/a.ts', `${opening}export type TableSaid = 1;`, 'ends in Told'],
    ['no opening sentence', 'core/a.ts', 'export const a = 1;', 'does not open with a sentence'],
    ['an empty opening', 'core/a.ts', '/** */\nexport const a = 1;', 'does not open with a sentence'],
    [
      'a path of a machine',
      'docs/a.md',
      `Go.\nLook in ${machine}baize.`,
      "docs/a.md:2 names a folder of somebody's machine.",
    ],
  ])('on %s', (_, path, text, sentence) => {
    const mistakes = tidyMistakes({ path, text });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
  });

  test.each([
    ['words in comments and strings', 'core/a.ts', `${opening}// Date, process\nconst a = 'Math.random' + "console";`],
    ['members and longer names', 'core/a.ts', `${opening}round.process(dateOf, Math.max(1, processed));`],
    ['a clock outside core', 'house/clock.ts', `${opening}const now = Date.now();`],
    ['a clock in a test', 'core/a.test.ts', 'const now = Date.now();'],
    ['a default export that a tool asks for', 'web/vite.config.ts', `${opening}export default {};`],
    ['the field said', 'house/protocol/a.ts', `${opening}export const a = { said: 1 };`],
    ['a line comment as opening', 'core/a.ts', '// Deals.\nexport const a = 1;'],
    ['an address', 'docs/a.md', 'https://example.org/work/'],
  ])('but not on %s', (_, path, text) => {
    expect(tidyMistakes({ path, text })).toEqual([]);
  });

  const declares = (path: string) => ({ path, text: `${opening}export interface Stage {}` });

  test.each([
    ['twice in a layer', 'house/tables/a.ts', 'house/studio/b.ts'],
    ['by a game and by what it stands on', 'core/games/tiger/a.ts', 'core/round/b.ts'],
    ['twice in a game', 'web/games/tiger/a.tsx', 'web/games/tiger/felt/b.ts'],
  ])('on a type declared %s', (_, first, second) => {
    expect(twiceDeclared([declares(first), declares(second)])).toEqual([
      `${second} declares Stage, and so does ${first}: one word, one meaning.`,
    ]);
  });

  test.each([
    ['in two layers', 'house/tables/a.ts', 'web/stage/b.ts'],
    ['by two games', 'core/games/tiger/a.ts', 'core/games/lion/b.ts'],
    ['by a test', 'house/tables/a.ts', 'house/tables/testing/b.ts'],
  ])('but not on a type declared %s', (_, first, second) => {
    expect(twiceDeclared([declares(first), declares(second)])).toEqual([]);
  });
});
