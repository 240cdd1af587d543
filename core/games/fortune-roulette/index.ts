/** Fortune Roulette: reduced inside payouts, Fortune numbers, a Chest and a bonus game. Rule page: fortune-roulette. */
import { gameId } from '../../base/ids.ts';
import type { SpotChances } from '../chances.ts';
import { defineGame } from '../game.ts';
import { explainUnknown } from '../roulette/explain.ts';
import { singleZeroPositions } from '../roulette/spots.ts';
import { bankedTable } from '../table.ts';
import { betsOf, sectorChips } from './bets.ts';
import { chancesWith } from './odds.ts';
import { drawsOf, playRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const fortuneRoulette = defineGame({
  id: gameId('fortune-roulette'),
  title: 'Fortune Roulette',
  family: 'roulette',
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    const draws = drawsOf(parameters);
    let chances: readonly SpotChances[] | undefined;
    return bankedTable({
      parameters,
      places: [],
      spots: betsOf(parameters),
      betting: {
        betsClause: 'FR-901',
        explainUnknown: explainUnknown(singleZeroPositions),
        belowMinimum: 'inactive',
        aboveMaximum: { action: 'reduce', clause: 'FR-057' },
      },
      shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'FR-901' },
      failureClause: 'FR-060',
      decksClause: 'FR-901',
      cap: capOf(parameters),
      compound: { chips: sectorChips, wholeClause: 'FR-902' },
      deal: () => playRound(draws),
      // The bonus game's distribution takes seconds: counted once a table.
      chances: () => (chances ??= chancesWith(parameters)),
    });
  },
});
