/** Live Baccarat (Ezugi): eight decks, 5 % commission on Banker, six side bets. Rule page: ezugi-baccarat. */
import { gameId } from '../../base/ids.ts';
import { usualSlip } from '../../round/slip-rules.ts';
import { coupBoard } from '../baccarat/board.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { incidentsWith } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealWith, prepareShoe } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const ezugiBaccarat = defineGame({
  id: gameId('ezugi-baccarat'),
  title: 'Live Baccarat',
  titles: { lt: 'Bakara („Baccarat“)', ro: 'Baccarat live' },
  family: 'baccarat',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'BAC-E-005'), decisions: [] },
      plan: coupPlan,
      spots: betsOf(parameters),
      betting: {
        betsClause: 'BAC-E-002',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        // As defined in the roulette rule book.
        slip: {
          ...usualSlip,
          undo: { clause: 'BAC-E-928' },
          double: { atLimit: 'skip', clause: 'BAC-E-928' },
          rebet: { atLimit: 'skip', clause: 'BAC-E-928' },
          clear: { takes: 'all', clause: 'BAC-E-928' },
        },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'BAC-E-925' } }),
      },
      ceiling: { amount: parameters.winMax, clause: 'BAC-E-923' },
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'BAC-E-909',
        prepare: prepareShoe,
        scans: { most: parameters.maxDealerScans, clause: 'BAC-E-083' },
      },
      failureClause: 'BAC-E-100',
      incidents: incidentsWith(parameters),
      decksClause: 'BAC-E-003',
      cap: capOf(parameters),
      deal: dealWith(parameters),
      board: coupBoard,
      chances: () => chancesWith(parameters),
    }),
});
