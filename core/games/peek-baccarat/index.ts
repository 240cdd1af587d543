/** Peek Baccarat: a 20 % fee, a look at one to four cards, and a stake kept, doubled or tripled. Rule page: peek-baccarat. */
import { gameId } from '../../base/ids.ts';
import { addedTo } from '../../round/procedure.ts';
import { coupBoard } from '../baccarat/board.ts';
import { scansBy } from '../baccarat/incidents.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { incidents } from './incidents.ts';
import { bestPlayWith, chancesWith } from './odds.ts';
import { dealRound } from './procedure.ts';
import { choices } from './raise.ts';
import { rules } from './rules.ts';
import { capOf, paysOnCoup } from './settle.ts';

export const peekBaccarat = defineGame({
  id: gameId('peek-baccarat'),
  title: 'Peek Baccarat',
  titles: { lt: 'Akimirkos bakara', ro: 'Baccarat Peek' },
  family: 'baccarat',
  record: {
    catalogue: { entry: '3.39', name: 'Peek Baccarat', manufacturer: 'Evolution' }, // PB-001
    approval: 'supplement no. 6 to annex no. 3, approved on 8 December 2022 by order DIE-908', // PB-002
  },
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: {
        betting: clockOf(parameters, 'bettingSeconds', 'PB-006'),
        decisions: [clockOf(parameters, 'peekSeconds', 'PB-906')],
      },
      plan: coupPlan,
      choices,
      spots: betsOf(parameters).map((spot) => ({ ...spot, pays: paysOnCoup(spot) })),
      betting: {
        betsClause: 'PB-016',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'PB-907' } }),
      },
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'PB-914',
        scans: scansBy('PB-062'),
      },
      failureClause: 'PB-065',
      incidents,
      decksClause: 'PB-009',
      cap: capOf(parameters),
      deal: (wagers) => dealRound(parameters, wagers),
      raisedOn: ({ decisions }, wager) => addedTo(wager, decisions),
      board: ({ coup }) => coupBoard(coup),
      chances: () => chancesWith(parameters),
      bestPlay: () => bestPlayWith(parameters),
    }),
});
