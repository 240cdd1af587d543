/** No game's incident table goes without proof: its rows are carried out in these tests, and somebody looks whether all were. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

/** A game that people deal is tried at a table of theirs; one that each player has alone, at a machine's. */
test.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const isAlone = tableOf(game).ownTable !== undefined;
  const looks = sources.filter((source) => source.includes('proven.left(') && source.includes(`'${id}'`));
  const plays = sources.filter((source) => source.includes('incidents.triggers') && source.includes('privateHouse'));
  expect((isAlone ? plays : looks).length).toBeGreaterThan(0);
});
