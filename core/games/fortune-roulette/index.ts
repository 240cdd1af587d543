/** Fortune Roulette: reduced inside payouts, Fortune numbers, a Chest and a bonus game. Rule page: fortune-roulette. */
import { gameId } from '../../base/ids.ts';
import type { SpotChances } from '../chances.ts';
import { defineGame } from '../game.ts';
import { sectors } from '../roulette/presentation/compound.ts';
import { explainUnknown } from '../roulette/explain.ts';
import { singleZeroPositions } from '../roulette/presentation/spots.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf, sectorChips } from './bets.ts';
import { boardOf } from './board.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { drawsOf, playRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';
import { reels } from './presentation/tally.ts';

export const fortuneRoulette = defineGame({
  id: gameId('fortune-roulette'),
  title: 'Fortune Roulette',
  titles: { lt: 'Sėkmės ruletė', ro: 'Ruleta norocului' },
  family: 'roulette',
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    const draws = drawsOf(parameters);
    let chances: readonly SpotChances[] | undefined;
    return bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'FR-902'), decisions: [] },
      plan: { places: [], wheel: europeanWheel },
      spots: betsOf(parameters),
      betting: {
        betsClause: 'FR-901',
        explainUnknown: explainUnknown(singleZeroPositions),
        belowMinimum: 'inactive',
        aboveMaximum: { action: 'reduce', clause: 'FR-057' },
      },
      shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'FR-901' },
      failureClause: 'FR-060',
      incidents,
      decksClause: 'FR-901',
      cap: capOf(parameters),
      compound: { names: Object.keys(sectors), chips: sectorChips, wholeClause: 'FR-902' },
      deal: () => playRound(draws),
      board: boardOf,
      drawsShown: new Map([[draws.bonus.reel.name, reels]]),
      // The bonus game's distribution takes seconds: counted once a table.
      chances: () => (chances ??= chancesWith(parameters)),
    });
  },
});
