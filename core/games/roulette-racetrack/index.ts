/** Racetrack Roulette: sectors, neighbours, finale and complete bets on the whole layout. Rule page: roulette-racetrack. */
import { gameId } from '../../base/ids.ts';
import { usualSlip } from '../../round/slip-rules.ts';
import { defineGame } from '../game.ts';
import { spinBoard } from '../roulette/board.ts';
import { explainUnknown } from '../roulette/explain.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf, compositeOf, positionsOf, wheelOf } from './bets.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealWith } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const rouletteRacetrack = defineGame({
  id: gameId('roulette-racetrack'),
  title: 'Racetrack Roulette',
  titles: { lt: 'Ruletė su lenktynių trasa', ro: 'Ruletă cu racetrack' },
  family: 'roulette',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'RT-922'), decisions: [] },
      plan: { places: [], wheel: wheelOf(parameters) },
      spots: betsOf(parameters),
      betting: {
        betsClause: 'RT-904',
        belowMinimum: 'inactive',
        aboveMaximum: { action: 'reduce', clause: 'RT-924' },
        explainUnknown: explainUnknown(positionsOf(parameters)),
        slip: {
          ...usualSlip,
          double: { atLimit: 'reduce', clause: 'RT-924' },
          rebet: { atLimit: 'reduce', clause: 'RT-924' },
          compound: { atLimit: 'whole', clause: 'RT-923' },
        },
      },
      compound: compositeOf(parameters),
      shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'RT-901' },
      failureClause: 'RT-063',
      incidents,
      decksClause: 'RT-901',
      cap: capOf(parameters),
      deal: dealWith(parameters),
      board: spinBoard,
      chances: () => chancesWith(parameters),
    }),
});
