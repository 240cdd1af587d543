/** Every language has every message, with the same arguments and its own plural forms. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../cli/source-files.ts';
import { allWords, wordFiles, wordsIn } from '../../cli/word-files.ts';
import { tableOf } from '../../core/games/game.ts';
import { pauseCauses } from '../../house/protocol/pause.ts';
import { everyRefusal } from '../../house/protocol/refusals.ts';
import { facedGames } from '../games/testing/faced.ts';
import { languages, localeOf } from '../settings/languages.ts';

const root = join(import.meta.dirname, '../..');

/** A node of the formatter's syntax tree: text, argument, plural or select. */
interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
  readonly children?: readonly Node[];
}

const compiled = new Map(
  languages.map((language) => {
    const sentences = Object.entries(allWords(root, language));
    const trees = Object.fromEntries(sentences.map(([id, text]) => [id, parse(text) as readonly Node[]]));
    return [language, trees] as const;
  }),
);
const treesOf = (language: (typeof languages)[number]) => compiled.get(language) ?? {};
const english = treesOf('en');

const pluralType = 6;
const textType = 0;
const poundType = 7;

const everyNode = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [
    node,
    ...everyNode(Object.values(node.options ?? {}).flatMap(({ value }) => value)),
    ...everyNode(node.children ?? []),
  ]);

const argumentsIn = (nodes: readonly Node[]): readonly string[] =>
  [
    ...new Set(
      everyNode(nodes)
        .filter(({ type }) => type !== textType && type !== poundType)
        .map(({ value = '' }) => value),
    ),
  ].toSorted();

describe.each(languages)('%s', (language) => {
  const trees = treesOf(language);

  test('has every message, and no others', () => {
    expect(Object.keys(trees).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test('uses the same arguments as English', () => {
    const differing = Object.keys(english).filter(
      (id) => argumentsIn(trees[id] ?? []).join() !== argumentsIn(english[id] ?? []).join(),
    );
    expect(differing).toEqual([]);
  });

  test('has every plural form of its language', () => {
    const categories = new Intl.PluralRules(localeOf[language]).resolvedOptions().pluralCategories;
    const lacking = Object.entries(trees).flatMap(([id, nodes]) =>
      everyNode(nodes)
        .filter(({ type, options = {} }) => {
          const counts = Object.keys(options).filter((key) => !key.startsWith('='));
          // A single form for every number is complete too.
          return type === pluralType && counts.length > 1 && categories.some((one) => !counts.includes(one));
        })
        .map(() => id),
    );
    expect(lacking).toEqual([]);
  });

  test('has words for everything that can be refused, and they say no value that it does not carry', () => {
    const wordsFor = (name: string) => trees[`refused.${name}`] ?? trees[`fact.${name}`];
    expect(Object.keys(everyRefusal).filter((name) => wordsFor(name) === undefined)).toEqual([]);
    const strange = Object.entries(everyRefusal).flatMap(([name, kinds]) =>
      argumentsIn(wordsFor(name) ?? [])
        .filter((value) => !Object.hasOwn(kinds, value))
        .map((value) => `${name} ${value}`),
    );
    expect(strange).toEqual([]);
    const unknown = Object.keys(trees).filter(
      (id) => id.startsWith('refused.') && !Object.hasOwn(everyRefusal, id.slice('refused.'.length)),
    );
    expect(unknown).toEqual([]);
  });

  test('has words for every cause of a pause', () => {
    expect(pauseCauses.filter((cause) => trees[`pause.${cause}`] === undefined)).toEqual([]);
  });

  test('names the family, the spots and the kinds of spots of every game that has a folder', () => {
    const spots = facedGames.flatMap((game) => [...tableOf(game).betting.spots.keys()]);
    const wanted = [
      ...facedGames.map(({ family }) => `family.${family}`),
      ...spots.map((spot) => `spot.${spot.split('/')[0]}`),
      ...spots.filter((spot) => spot.includes('/')).map((spot) => `kind.${spot.split('/')[0]}`),
    ];
    expect([...new Set(wanted)].filter((id) => trees[id] === undefined)).toEqual([]);
  });
});

test('no message id occurs twice', () => {
  const ids = wordFiles(root, 'en').flatMap((file) => Object.keys(wordsIn(root, file)));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every message a component uses exists, and every message is used', () => {
  const source = filesUnder(root, ['web'])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/gallery\/|\/dist\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const said = [...source.matchAll(/\bsay\(\s*(?:[^'"`()]*\?\s*)?(['`])(.*?)\1/gs)].map(([, , id = '']) => id);
  const exact = said.filter((id) => !id.includes('${'));
  expect(exact.filter((id) => english[id] === undefined)).toEqual([]);
  const patterns = [...source.matchAll(/`([a-zA-Z.-]+\.[^`]*\$\{[^`]*)`/g)].map(
    ([, id = '']) => new RegExp(`^${id.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}+/g, '.+')}$`),
  );
  const literals = new Set([...source.matchAll(/'([\w.-]+(?: [\w-]+)?)'/g)].map(([, id = '']) => id));
  const unsaid = Object.keys(english).filter((id) => !literals.has(id) && !patterns.some((one) => one.test(id)));
  expect(unsaid).toEqual([]);
});
