/** Private tables in a settings file: which games can have them, with which figures, and the mistakes reported. */
import { expect, test } from 'vitest';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { isPrivate } from '../tables/private/terms.ts';
import { settle } from './settings.ts';

const places = { fileFolder: '/etc/baize', here: '/srv', home: '/home/ana' };

function tableWith(said: Readonly<Record<string, unknown>>) {
  const settings = settle({ tables: [{ id: 'mine', ...said }] }, {}, places);
  return 'mistakes' in settings ? settings.mistakes : settings.tables[0];
}

const pages = games.filter((game) => tableOf(game).ownTable !== undefined).map(({ id }) => id);
const others = games.map(({ id }) => id).filter((id) => !pages.includes(id));
const seated = games.filter((game) => tableOf(game).seats !== undefined).map(({ id }) => id);

test.each(games.map(({ id }) => id))('%s can be private', (game) => {
  const table = tableWith({ game, private: true });
  if (table === undefined || !('rules' in table)) throw new Error(JSON.stringify(table));
  expect(isPrivate({ table: table.rules, way: table.way })).toBe(true);
});

test.each(others)('%s is shared unless the settings say otherwise', (game) => {
  expect(tableWith({ game })).toMatchObject({ way: undefined });
});

test.each(others)('%s: the page is silent, so the house decides how long a table waits', (game) => {
  expect(tableWith({ game, private: true })).toMatchObject({
    way: { idleMinutes: 15, blockSeconds: 0, leftBehindHours: 24 },
  });
  expect(tableWith({ game, private: { idleMinutes: 5 } })).toMatchObject({
    way: { idleMinutes: 5, blockSeconds: 0, leftBehindHours: 24 },
  });
});

test.each(seated)('%s: three boxes unless the settings give fewer, and never more', (game) => {
  expect(tableWith({ game, private: true })).toMatchObject({ rules: { seats: { length: 3 } } });
  expect(tableWith({ game, private: { boxes: 1 } })).toMatchObject({ rules: { seats: { length: 1 } } });
  expect(tableWith({ game, private: { boxes: 4 } })).toEqual([
    'tables[0].private.boxes: 4, must be a whole number of boxes from 1 to 3',
  ]);
});

test.each([
  ['the page itself', pages[0], { private: false }, 'private', 'must be true: each player has this game to themselves'],
  ['the page’s figures', pages[0], { private: { idleMinutes: 5 } }, 'private', 'the game’s own parameters'],
  ['boxes without seats', others[0], { private: { boxes: 2 } }, 'private', 'this game has no seats'],
  ['people who deal', others[0], { private: true, dealer: 'studio' }, 'dealer', 'must be virtual'],
])('%s: %s with %j is refused with a sentence', (_what, game, said, where, sentence) => {
  const mistakes = tableWith({ game, ...said });
  expect(mistakes).toEqual([expect.stringContaining(sentence)]);
  expect(mistakes).toEqual([expect.stringContaining(where)]);
});
