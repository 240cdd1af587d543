/** A game of the house by its id. */
import { present } from '../../core/base/invariant.ts';
import type { Game } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';

export const gameNamed = (id: string): Game =>
  present(
    games.find((one) => one.id === id),
    `the game ${id}`,
  );
