/** One table of every game, as fast as possible: every timer is set to the minimum its page allows. */
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';

export const fastTables = games.map((game) => {
  const { betting, decisions } = tableOf(game).clocks;
  const decide = Object.fromEntries(decisions.map(({ parameter }) => [parameter, 1]));
  return {
    id: game.id,
    game: game.id,
    parameters: betting === undefined ? decide : { ...decide, [betting.parameter]: 2 },
  };
});

export const fastPace = { step: 0.1, warning: 1, result: 1 };
