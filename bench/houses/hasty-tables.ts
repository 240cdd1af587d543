/** One table of every game, hurried: every clock that its page has a figure for runs out as soon as it may. */
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';

export const hastyTables = games.map((game) => {
  const { betting, decisions } = tableOf(game).clocks;
  const decide = Object.fromEntries(decisions.map(({ parameter }) => [parameter, 1]));
  return {
    id: game.id,
    game: game.id,
    parameters: betting === undefined ? decide : { ...decide, [betting.parameter]: 2 },
  };
});

export const hastyPace = { step: 0.1, warning: 1, result: 1 };
