/** Live Roulette (Ezugi): a single-zero wheel, the whole layout and a racetrack. Rule page: ezugi-roulette. */
import { gameId } from '../../base/ids.ts';
import { defineGame } from '../game.ts';
import { spinBoard } from '../roulette/board.ts';
import { explainUnknown } from '../roulette/explain.ts';
import { singleZeroPositions } from '../roulette/presentation/spots.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf, racetrackOf } from './bets.ts';
import { incidentsWith } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealWith } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const ezugiRoulette = defineGame({
  id: gameId('ezugi-roulette'),
  title: 'Live Roulette',
  titles: { lt: 'Ruletė („Roulette“)', ro: 'Ruletă live' },
  family: 'roulette',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'RO-E-002'), decisions: [] },
      plan: { places: [], wheel: europeanWheel },
      spots: betsOf(parameters),
      betting: {
        betsClause: 'RO-E-904',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        explainUnknown: explainUnknown(singleZeroPositions),
        slip: {
          undo: { clause: 'RO-E-914' },
          double: { atLimit: 'skip', clause: 'RO-E-913' },
          rebet: { atLimit: 'skip', clause: 'RO-E-913' },
          compound: { atLimit: 'whole', clause: 'RO-E-911' },
          clear: { takes: 'all', clause: 'RO-E-062' },
        },
      },
      compound: racetrackOf(parameters),
      shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'RO-E-005' },
      failureClause: 'RO-E-098',
      incidents: incidentsWith(parameters),
      decksClause: 'RO-E-005',
      cap: capOf(parameters),
      deal: dealWith(parameters),
      board: spinBoard,
      chances: () => chancesWith(parameters),
    }),
});
