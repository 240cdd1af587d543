/** No Lithuanian or Romanian text uses a word that docs/words.md replaces. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../cli/source-files.ts';
import { allWords } from '../../cli/word-files.ts';
import { games } from '../../core/games/games.ts';
import { lithuanian } from '../../core/poker/names/lithuanian.ts';
import { romanian } from '../../core/poker/names/romanian.ts';

const root = join(import.meta.dirname, '../..');
const languages = ['lt', 'ro'] as const;
type Language = (typeof languages)[number];

const rows = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!-|concept|language)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const terms = rows.filter((cells) => cells.length === 5);
const right = rows.filter((cells) => cells.length === 4);

const column = { lt: 2, ro: 4 } as const;
const replaced = (language: Language): readonly string[] =>
  terms.flatMap((cells) => (cells[column[language]] ?? '').split(', ').filter((word) => word !== ''));

const isRight = (language: Language, word: string, where: string): boolean =>
  right.some(([said, one, places = '']) => said === language && one === word && places.split(' ').includes(where));

/** `krupj…` matches every word that begins so; without the ellipsis only the word itself. */
const patternOf = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.replace(/…$/, '')}${word.endsWith('…') ? '' : String.raw`(?!\p{L})`}`, 'iu');

/** Names of values aren't words. */
const plain = (text: string): string => text.replaceAll(/\{[\w.|]+\}/g, '');

/** Everything a person reads or hears, by key or path. */
function textsIn(language: Language): readonly (readonly [where: string, text: string])[] {
  const guides = filesUnder(root, ['web']).filter((file) => file.endsWith(`.${language}.md`));
  const texts = [
    ...Object.entries(allWords(root, language)),
    ...guides.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    ...games.map(({ id, titles }) => [id, titles[language] ?? ''] as const),
    ['names of hands', JSON.stringify({ lt: lithuanian, ro: romanian }[language])] as const,
  ];
  return texts.map(([where, text]) => [where, plain(text)]);
}

describe.each(languages)('%s', (language) => {
  const texts = textsIn(language);

  test('says the approved terms', () => {
    const patterns = replaced(language).map((word) => [word, patternOf(word)] as const);
    expect(patterns.length).toBeGreaterThan(20);
    const wrong = texts.flatMap(([where, text]) =>
      patterns
        .filter(([word, pattern]) => pattern.test(text) && !isRight(language, word, where))
        .map(([word]) => `${where}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  test('writes its own quotation marks and letters', () => {
    const [closing, foreign] = language === 'lt' ? ['“', /[”"«»]/u] : ['”', /[“"«»şţ]/u];
    const wrong = texts.filter(
      ([where, text]) =>
        where !== 'names of hands' && (foreign.test(text) || text.split('„').length !== text.split(closing).length),
    );
    expect(wrong.map(([where]) => where)).toEqual([]);
  });
});

test('a word is found in any case and number, and not inside another', () => {
  const [stem, whole] = [patternOf('dalintoj…'), patternOf('mesti')];
  expect(['Dalintojas', 'be dalintojų', 'perdalintojas'].map((text) => stem.test(text))).toEqual([true, true, false]);
  expect(['Mesti.', 'Nusimesti', 'mestis'].map((text) => whole.test(text))).toEqual([true, false, false]);
});

test('every exception is needed', () => {
  const idle = right.flatMap(([language = '', word = '', places = '']) => {
    const texts = new Map(textsIn(language as Language));
    return places.split(' ').filter((where) => !patternOf(word).test(texts.get(where) ?? ''));
  });
  expect(idle).toEqual([]);
});
