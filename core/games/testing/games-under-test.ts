/** The games that cross-game suites run over: just one if BAIZE_GAME names it, as `baize check` does. */
import { everyGame } from '../games.ts';

const only = process.env['BAIZE_GAME'];

export const gamesUnderTest = only === undefined ? everyGame : everyGame.filter(({ id }) => id === only);
