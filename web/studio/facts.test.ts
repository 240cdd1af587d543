/** Every studio fact has words in every language, built from its values: facts travel as values, not as sentences. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { FactValue } from '../../core/base/fact.ts';
import { studioFact, type StudioFact } from '../../house/protocol/facts.ts';
import { entryKinds } from '../../house/protocol/http/studio.ts';
import { languages, localeOf } from '../settings/languages.ts';
import { entryWords, factWords, sealWords, whoWords } from './fact-words.ts';

type Language = (typeof languages)[number];

const wordsIn = (language: Language) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../words/${language}/studio.json`), 'utf8')) as Record<
    string,
    string
  >;

/** As a screen in this language shows it. */
function sayIn(language: Language) {
  const { formatMessage } = createIntl({
    locale: localeOf[language],
    messages: Object.fromEntries(Object.entries(wordsIn(language)).map(([id, text]) => [id, parse(text)])),
    onError: (error) => {
      throw error;
    },
  });
  return { say: (id: string, values?: Readonly<Record<string, FactValue>>) => formatMessage({ id }, { ...values }) };
}

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}

/** Nodes without a value: text, and a plural's number sign. */
const bare: ReadonlySet<number> = new Set([0, 7]);

const valuesIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ type, value = '', options = {} }) => [
    ...(bare.has(type) ? [] : [value]),
    ...Object.values(options).flatMap((option) => valuesIn(option.value)),
  ]);

const kinds = studioFact.options.map(({ shape }) => ({
  kind: shape.kind.value,
  values: Object.keys(shape.values.shape),
}));

describe.each(languages)('%s', (language) => {
  const words = wordsIn(language);

  test('has words for every kind, using only the values of that kind', () => {
    const lacking = kinds.filter(({ kind, values }) => {
      const sentence = words[`fact.${kind}`];
      if (sentence === undefined || words[`event.${kind}`] === undefined) return true;
      return valuesIn(parse(sentence)).some((name) => !values.includes(name));
    });
    expect(lacking).toEqual([]);
  });

  test('has words for every entry of a journal', () => {
    expect(entryKinds.filter((kind) => words[`entry.${kind}`] === undefined)).toEqual([]);
  });
});

const facts: readonly (readonly [StudioFact, Readonly<Record<Language, string>>])[] = [
  [
    { kind: 'result-disagrees', values: { read: '17', recorded: '5' } },
    {
      en: '17 was read, and 5 is recorded.',
      lt: 'Nuskaityta 17, o įrašyta 5.',
      ro: 'S-a citit 17, dar este înregistrat 5.',
    },
  ],
  [
    { kind: 'dealer-on', values: { how: 'relieved', name: 'dora' } },
    { en: 'took over from dora', lt: 'perėmė iš dora', ro: 'a preluat de la dora' },
  ],
  [
    { kind: 'dealer-off', values: { how: 'idle', name: '', minutes: 2 } },
    { en: 'idle for 2 minutes', lt: '2 minutes nieko nedarė', ro: 'nimic timp de 2 minute' },
  ],
  [
    { kind: 'floor-called', values: { how: 'key', reason: '' } },
    { en: 'The dealer calls.', lt: 'Kviečia krupjė.', ro: 'Cheamă crupierul.' },
  ],
  [
    { kind: 'betting-extended', values: { seconds: 15, reason: 'a late chip' } },
    { en: '15 seconds: a late chip', lt: '15 s: a late chip', ro: '15 s: a late chip' },
  ],
];

test.each(facts)('%j', (fact, said) => {
  const all = Object.fromEntries(languages.map((language) => [language, factWords(fact, sayIn(language))]));
  expect(all).toEqual(said);
});

test('an entry an older version stored as text is shown as stored', () => {
  const old = { kind: 'dealer-on', values: {}, said: 'took over from dora' };
  expect(factWords(old, sayIn('lt'))).toBe('took over from dora');
});

test('an entry, the house itself and a machine have their words', () => {
  const lt = sayIn('lt');
  expect(entryWords({ kind: 'bets', values: { players: 2, wagers: 3 } }, lt)).toBe('2 lošėjai, 3 statymai');
  expect([whoWords('the house', lt), whoWords('flora', lt)]).toEqual(['kazino', 'flora']);
  expect([sealWords('', lt), sealWords('S-1', lt)]).toEqual(['maišymo aparatas', 'S-1']);
});
