/** Fortune Roulette: reduced inside payouts, Fortune numbers, a Chest and a bonus game. Rule page: fortune-roulette. */
import { gameId } from '../../base/ids.ts';
import { defineGame } from '../game.ts';
import { drawLimits } from './multipliers.ts';
import { rules } from './rules.ts';
import { fortuneTable } from './table.ts';
import { version1 } from './version-1.ts';

export const fortuneRoulette = defineGame({
  id: gameId('fortune-roulette'),
  title: 'Fortune Roulette',
  titles: { lt: 'Fortūnos ruletė', ro: 'Ruleta norocului' },
  family: 'roulette',
  rulesVersion: '2',
  rules,
  table: (parameters) => fortuneTable(parameters, drawLimits),
  earlier: [version1],
});
