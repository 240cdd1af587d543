/** Bonus Baccarat: 5 % commission on Banker, four pair bets and two bonus bets. Rule page: bonus-baccarat. */
import { gameId } from '../../base/ids.ts';
import { usualSlip } from '../../round/slip-rules.ts';
import { coupBoard } from '../baccarat/board.ts';
import { scansBy } from '../baccarat/incidents.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const bonusBaccarat = defineGame({
  id: gameId('bonus-baccarat'),
  title: 'Bonus Baccarat',
  titles: { lt: 'Bonus bakara', ro: 'Baccarat cu bonus' },
  family: 'baccarat',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'BB-903'), decisions: [] },
      plan: coupPlan,
      spots: betsOf(parameters),
      betting: {
        betsClause: 'BB-003',
        belowMinimum: 'inactive', // BB-037
        aboveMaximum: { action: 'reduce', clause: 'BB-908' },
        slip: {
          ...usualSlip,
          double: { atLimit: 'reduce', clause: 'BB-908' },
          rebet: { atLimit: 'reduce', clause: 'BB-908' },
        },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'BB-003' } }),
      },
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'BB-901',
        scans: scansBy('BB-909'),
      },
      failureClause: 'BB-040',
      incidents,
      decksClause: 'BB-901',
      cap: capOf(parameters),
      deal: dealRound,
      board: coupBoard,
      chances: () => chancesWith(parameters),
    }),
});
