/** The games of the house as the start screen lists them. */
import { tableOf } from '../core/games/game.ts';
import { games } from '../core/games/games.ts';
import { loadRulebook } from '../rulebook/load.ts';
import type { GameLine } from './start.ts';

export function gameLines(): readonly GameLine[] {
  const { clauses } = loadRulebook();
  return games.map((game) => {
    const table = tableOf(game);
    return {
      id: game.id,
      title: game.title,
      family: game.family,
      ...(table.shoe.decks === 0 ? {} : { decks: table.shoe.decks }),
      spots: table.betting.spots.size,
      clauses: clauses.filter(({ page }) => page === game.id).length,
    };
  });
}
