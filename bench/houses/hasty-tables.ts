/** One table of every game, hurried: every clock that its page has a figure for runs out as soon as it may. */
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';

export const hastyTables = games.map((game) => {
  const clocks = Object.keys(tableOf(game).parameters).filter((name) => name.endsWith('Seconds'));
  return {
    id: game.id,
    game: game.id,
    parameters: Object.fromEntries(clocks.map((name) => [name, name === 'bettingSeconds' ? 2 : 1])),
  };
});

export const hastyPace = { step: 0.1, warning: 1, result: 1 };
