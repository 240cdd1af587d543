/** Blocked words, found despite look-alike letters, spacing and repetition. */
import { readFileSync } from 'node:fs';
import type { WordChoice } from '../settings/chat-terms.ts';

/** Whether a text contains a blocked word. */
export type WordList = (text: string) => boolean;

const ownLists = ['en', 'lt', 'ro'] as const;

/** The built-in lists, one per language: a word per line, # for comments. */
const usualWords = (): readonly string[] =>
  ownLists.flatMap((language) =>
    readFileSync(new URL(`words/${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );

export function wordList({ more, less }: WordChoice): WordList {
  const without = new Set(less);
  const entries = [...usualWords().filter((word) => !without.has(word)), ...more];
  const forms = entries.map(formOf);
  return (text) => {
    const words = wordsOf(text);
    const spaced = ` ${words.join(' ')} `;
    return forms.some((form) =>
      typeof form === 'string' ? spaced.includes(form) : words.some((word) => form.test(word)),
    );
  };
}

/** A phrase matches consecutive words; a single word is matched against each. */
function formOf(entry: string): RegExp | string {
  if (entry.includes(' ')) return ` ${wordsOf(entry).join(' ')} `;
  const [start, end] = [entry.startsWith('*') ? '' : '^', entry.endsWith('*') ? '' : '$'];
  const letters = folded(entry).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return new RegExp(`${start}${letters}${end}`, 'u');
}

/** The words in normalized form, including spaced-out and drawn-out ones in plain form. */
function wordsOf(text: string): readonly string[] {
  const plain = folded(text);
  const spread = [...plain.matchAll(/(?<![\p{L}\p{N}])(?:\p{L}[\s._*-]+){2,}\p{L}(?![\p{L}\p{N}])/gu)];
  const joined = spread.map(([letters]) => letters.replaceAll(/[^\p{L}]/gu, ''));
  const words = [...plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''), ...joined];
  return words.flatMap((word) => {
    const drawnOut = [word.replaceAll(/(.)\1{2,}/gu, '$1$1'), word.replaceAll(/(.)\1{2,}/gu, '$1')];
    return [...new Set([word, ...drawnOut])];
  });
}

/** Look-alikes: digits, symbols and letters of other alphabets, and the letters they stand for. */
const alike = { signs: '013457@$€авекмнорстухіѕıłđ', letters: 'oieastaseabekmhopctyxisild' };
const readAs = new Map([...alike.signs].map((sign, at) => [sign, alike.letters[at] ?? sign]));

/** Lower case, without diacritics, look-alikes replaced. */
function folded(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((sign) => readAs.get(sign) ?? sign).join('');
}
