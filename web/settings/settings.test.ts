import { expect, test } from 'vitest';
import { readSettings, usualSettings } from './settings.ts';
import { languageFor } from './languages.ts';

const usual = usualSettings('lt');

test('missing or invalid storage gives the default settings', () => {
  for (const stored of [null, '', '{', '7', '[]', '"x"']) expect(readSettings(stored, usual)).toEqual(usual);
});

test('valid settings are kept; each invalid one falls back on its own', () => {
  const stored = JSON.stringify({
    language: 'ro',
    cloth: 'pink',
    volumes: { cards: 10, bell: 900 },
    favourites: ['a', 3],
  });
  expect(readSettings(stored, usual)).toEqual({
    ...usual,
    language: 'ro',
    volumes: { ...usual.volumes, cards: 10 },
    favourites: ['a'],
  });
});

test.each([
  ['ro', ['lt-LT'], 'ro'],
  [undefined, ['de-DE', 'lt-LT', 'en'], 'lt'],
  ['xx', ['RO'], 'ro'],
  [null, ['de'], 'en'],
])('chosen %s and asked for %s: %s', (chosen, asked, language) => {
  expect(languageFor(chosen, asked)).toBe(language);
});
