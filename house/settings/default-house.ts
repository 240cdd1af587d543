/** The default house: one table of every game, with the figures of the rule pages. */
import { tableOf } from '../../core/games/game.ts';
import { everyGame, games } from '../../core/games/games.ts';
import type { Pace } from '../tables/desk/setup.ts';
import { allLanguages, type TableSettings } from './table-settings.ts';

export const defaultTables = (pace: Pace, withExamples: boolean): readonly TableSettings[] =>
  (withExamples ? everyGame : games).map((game) => ({
    id: `${game.id}-1`,
    game,
    names: { ...game.titles, en: game.title },
    parameters: {},
    rules: tableOf(game),
    pace,
    languages: allLanguages,
    way: undefined,
    dealer: 'virtual',
    isRehearsal: false,
    isUnsupervised: false,
    currency: undefined,
    chat: true,
    picture: undefined,
  }));
