import { expect, test } from 'vitest';
import type { LobbyTable } from '../../house/protocol/table-told.ts';
import { everything, familiesOf, stakesOf, wantedTables } from './filter.ts';

const table = (id: string, family: string, least: number, titles = {}): LobbyTable => ({
  table: id,
  game: `a ${family}`,
  family,
  title: family,
  titles,
  name: id,
  phase: 'betting',
  least,
  most: 100_000,
  players: 0,
  boards: [],
});
const tables = [
  table('Vilnius', 'baccarat', 50),
  table('Brăila', 'roulette', 10, { ro: 'Ruletă live' }),
  table('Šiauliai', 'blackjack', 500),
];
const found = (wanted: Partial<typeof everything>) =>
  wantedTables(tables, { ...everything, ...wanted }, ['Šiauliai']).map(({ name }) => name);

test('favourites come first, the others in the house’s order', () => {
  expect(found({})).toEqual(['Šiauliai', 'Vilnius', 'Brăila']);
  expect(found({ favouritesOnly: true })).toEqual(['Šiauliai']);
});

test('a search matches name and game, ignoring accents', () => {
  expect(found({ text: ' siau' })).toEqual(['Šiauliai']);
  expect(found({ text: 'RULETA' })).toEqual(['Brăila']);
  expect(found({ text: 'tennis' })).toEqual([]);
});

test('a stake finds the tables that accept it', () => {
  expect(found({ stake: 10 })).toEqual(['Brăila']);
  expect(found({ stake: 500 })).toEqual(['Šiauliai', 'Vilnius', 'Brăila']);
  expect(found({ family: 'roulette', stake: 200_000 })).toEqual([]);
});

test('families and smallest stakes, each once', () => {
  expect(familiesOf([...tables, ...tables])).toEqual(['baccarat', 'roulette', 'blackjack']);
  expect(stakesOf([...tables, ...tables])).toEqual([10, 50, 500]);
});
