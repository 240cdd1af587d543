/** Every game with a folder has a guide in three languages, and its table has every figure in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../cli/source-files.ts';
import { tableOf } from '../../core/games/game.ts';
import { facedGames } from '../games/testing/faced.ts';
import { guideName, guideOf, parameterAt, viewedBy } from './guide.ts';

const root = join(import.meta.dirname, '../..');
const texts = new Map(
  filesUnder(root, ['web/rules/text', 'web/games'])
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, language = ''] = /\.(\w+)\.md$/.exec(file) ?? [];
      return [`${guideName(file)}.${language}`, readFileSync(join(root, file), 'utf8')];
    }),
);
const languages = ['en', 'lt', 'ro'] as const;
/** The names of the figures a text uses. */
function figuresIn(text: string, partOf: Parameters<typeof guideOf>[1]): readonly string[] {
  const asked: string[] = [];
  const at = (path: readonly string[]): Record<string, unknown> =>
    new Proxy<Record<string, unknown>>(
      {},
      {
        has: () => true,
        get: (_, key) => {
          if (typeof key === 'string') return at([...path, key]);
          asked.push(path.join('.'));
          return () => 1;
        },
      },
    );
  guideOf(text, partOf, at([]), figures);
  return asked;
}

const figures = { number: (value: number) => `${value}`, money: (cents: number) => `€${(cents / 100).toFixed(2)}` };
const partsIn = (language: string, hasPicture = false) =>
  viewedBy((name) => texts.get(`${name}.${language}`), hasPicture);
const cases = facedGames.flatMap((game) => languages.map((language) => ({ game, id: game.id, language })));

test.each(cases)('$id has a guide in $language, every figure of which its table has', ({ game, language }) => {
  const partOf = partsIn(language);
  const text = partOf(game.id);
  expect(text).toBeDefined();
  const { parameters } = tableOf(game);
  for (const name of figuresIn(text ?? '', partOf)) {
    expect(`${name} ${Number.isFinite(Number(parameterAt(parameters, name) ?? Number.NaN))}`).toBe(`${name} true`);
  }
  const shown = JSON.stringify(guideOf(text ?? '', partOf, parameters, figures));
  expect(shown).not.toMatch(/@include|NaN|undefined/);
});

test.each(facedGames.map(({ id }) => id))('%s says the same figures in all languages', (id) => {
  const [english, ...others] = languages.map((language) =>
    figuresIn(texts.get(`${id}.${language}`) ?? '', partsIn(language, true)).toSorted(),
  );
  for (const other of others) expect(other).toEqual(english);
});

test.each(languages)(
  '[GLI-31] where there is a picture, the guide in %s says by how much it may be late',
  (language) => {
    const text = texts.get(`ezugi-roulette.${language}`) ?? '';
    const told = (hasPicture: boolean) =>
      JSON.stringify(guideOf(text, partsIn(language, hasPicture), { pictureDelay: 7.5 }, figures));
    expect(told(true)).toMatch(/ 7\.5 s/);
    expect(told(false)).not.toContain('7.5');
    expect(told(true)).not.toContain(texts.get(`view-drawn.${language}`)?.trim());
  },
);

test('figures come from the table, formatted for the reader’s language', () => {
  const blocks = guideOf(
    '## Limits\n\n- from {stakeMin|money}\n- in {seconds} s\n\n@include end',
    () => 'Pays {pays.tie}:1.\n',
    {
      stakeMin: 50,
      seconds: 18,
      pays: { tie: '8' },
    },
    figures,
  );
  expect(blocks).toEqual([
    { block: 'heading', text: 'Limits' },
    { block: 'list', items: ['from €0.50', 'in 18 s'] },
    { block: 'paragraph', text: 'Pays 8:1.' },
  ]);
});

test('a missing part throws', () => {
  expect(() => guideOf('@include nowhere', () => undefined, {}, figures)).toThrow("'nowhere'");
});
