/** A new game made from another is complete, has its own names, and carries nothing of the model's approval. */
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../rulebook/parse.ts';
import { repositoryRoot } from '../source-files.ts';
import { copiedGame } from './copied-game.ts';

const newcomer = { id: 'hi-lo', title: 'Hi Lo', prefix: 'HL' };
const models = [
  { id: 'dragon-tiger', title: 'Dragon Tiger (example)', prefix: 'DT', isExample: true },
  { id: 'casino-war', title: 'Casino War', prefix: 'CW', isExample: false },
  { id: 'royal-poker', title: 'Royal Poker', prefix: 'RP', isExample: false },
];

describe.each(models)('like $id', (model) => {
  const files = new Map(copiedGame(newcomer, model, repositoryRoot).map((file) => [file.path, file.text]));
  const all = [...files].filter(([path]) => path !== 'core/games/games.ts');

  test('has page, folder, words in three languages, a first test, and a line in the list', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'rulebook/hi-lo.md',
        'core/games/hi-lo/index.ts',
        'core/games/hi-lo/odds.ts',
        'core/games/hi-lo/hi-lo.test.ts',
        ...['en', 'lt', 'ro'].map((language) => `web/games/hi-lo/words/${language}.json`),
      ]),
    );
    const list = files.get('core/games/games.ts') ?? '';
    expect(list).toContain("import { hiLo } from './hi-lo/index.ts';");
    expect(list).toMatch(/ {2}hiLo,\n\];\n\n\/\*\* Including the examples/);
  });

  test('names only clauses of its own page, and nothing of the model’s id, title or approval', () => {
    const { clauses } = parsePage('hi-lo', files.get('rulebook/hi-lo.md') ?? '');
    const known = new Set(clauses.map(({ id }) => id));
    const named = all.flatMap(([, text]) => text.match(/\bHL-\d{3}\b/g) ?? []);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const sources = all.filter(([path]) => path.endsWith('.ts')).map(([, text]) => text);
    expect(sources.filter((text) => text.includes(`'${model.id}'`) || text.includes(model.title))).toEqual([]);
    expect(sources.filter((text) => text.includes(`${model.prefix}-0`) || text.includes('record:'))).toEqual([]);
  });
});
