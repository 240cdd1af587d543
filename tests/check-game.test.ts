/** `baize check <game>` finds a mistake of each kind that it promises to find, and says where it is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopiedHouse } from './testing/copied-house.ts';

let copy: CopiedHouse;
beforeEach(() => {
  copy = new CopiedHouse();
});
afterEach(() => copy.remove());

const folder = 'core/games/examples/dragon-tiger';
const words = 'web/games/dragon-tiger/words';

/** What it says of each part, its verdict first. */
async function check(game = 'dragon-tiger'): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await copy.run('check', game);
  const parts = stdout.split(/^(?=ok |FAILED )/m).map((part) => part.trim());
  return new Map(parts.map((part) => [part.split(/\s+/)[1] ?? '', part]));
}

test('a game without mistakes passes', async () => {
  const said = await check();
  const all = ['page', 'words', 'conformance', 'odds', 'types', 'tests', 'contract', 'plan'];
  expect([...said.keys()]).toEqual(all);
  expect([...said.values()].filter((part) => !part.startsWith('ok '))).toEqual([]);
  expect(said.get('plan')).toContain('everything holds');
});

test('mistakes in words, types, tests, odds, plan and conformance are found at once and named', async () => {
  copy.change(`${words}/lt.json`, '"spot.tiger"', '"spot.lion"');
  copy.change(`${folder}/rules.ts`, 'export type Rules', "export const wrong: number = 'eight';\n\nexport type Rules");
  copy.change(`${folder}/dragon-tiger.test.ts`, "['tie', '43/415']", "['tie', '43/416']");
  copy.change(`${folder}/dragon-tiger.test.ts`, '[DT-020] no lost', 'no lost');
  copy.change(`${folder}/odds.ts`, 'decks: rules.decks', 'decks: 1');
  copy.change(`${folder}/procedure.ts`, "name: 'Tiger'", "name: 'tiger'");
  const said = await check();
  expect(said.get('page')).toMatch(/^ok/);
  expect(said.get('words')).toMatch(/^FAILED[^]*words\/lt\.json lacks spot\.tiger/);
  expect(said.get('conformance')).toMatch(/^FAILED[^]*no test names DT-020/);
  expect(said.get('odds')).toMatch(/^FAILED[^]*tie returned \d+\.\d+ %, the odds say \d+\.\d+ %/);
  expect(said.get('types')).toMatch(/^FAILED[^]*rules\.ts\(\d+,\d+\): error TS2322/);
  expect(said.get('tests')).toMatch(/^FAILED[^]*dragon-tiger\.test\.ts: \[DT-019\] the house keeps tie/);
  expect(said.get('plan')).toMatch(/^FAILED[^]*every place has a name/);
});

test('a mistake in the rule page is named with its line', async () => {
  copy.change('rulebook/examples/dragon-tiger.md', '- **DT-012** (procedure)', '- **DT-011** (procedure)');
  const said = await check();
  expect(said.get('page')).toMatch(/^FAILED[^]*dragon-tiger\.md:\d+: .*DT-011/);
});

test('a rule that breaks what every game promises is found by the contract', async () => {
  // More than the cap comes back.
  copy.change(`${folder}/index.ts`, 'most: parameters.winMax', 'most: cents(1)');
  copy.change(`${folder}/index.ts`, "clause: 'DT-011' }", "clause: 'DT-099' }");
  copy.change(
    `${folder}/index.ts`,
    'import { gameId }',
    "import { cents } from '../../../base/money.ts';\nimport { gameId }",
  );
  const said = await check();
  expect(said.get('contract')).toMatch(/^FAILED[^]*names a clause of the/);
});
