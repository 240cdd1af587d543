/** Every game's incident table must be tested row by row, with a check that no row is left out. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

/** Studio games are tested at a studio table, private games at a virtual one. */
test.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const isAlone = tableOf(game).ownTable !== undefined;
  const looks = sources.filter((source) => source.includes('proven.left(') && source.includes(`'${id}'`));
  const plays = sources.filter((source) => source.includes('incidents.triggers') && source.includes('privateHouse'));
  expect((isAlone ? plays : looks).length).toBeGreaterThan(0);
});
