/** Golden Wealth Baccarat: a 20 % fee on every bet and five golden cards that multiply wins. Rule page: golden-wealth-baccarat. */
import { gameId } from '../../base/ids.ts';
import { scansBy } from '../baccarat/incidents.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { boardOf } from './board.ts';
import { goldenDraws } from './golden.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf, paysGolden } from './settle.ts';

export const goldenWealthBaccarat = defineGame({
  id: gameId('golden-wealth-baccarat'),
  title: 'Golden Wealth Baccarat',
  titles: { lt: 'Auksinio turto bakara', ro: 'Baccarat de aur' },
  family: 'baccarat',
  record: {
    catalogue: { entry: '3.40', name: 'Golden Wealth Baccarat', manufacturer: 'Evolution' }, // GW-001
    approval: 'supplement no. 6 to annex no. 3, approved on 8 December 2022 by order DIE-908', // GW-002
  },
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    const draws = goldenDraws(parameters);
    return bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'GW-006'), decisions: [] },
      plan: coupPlan,
      spots: betsOf(parameters).map((spot) => ({ ...spot, pays: paysGolden(spot) })),
      betting: {
        betsClause: 'GW-017',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'GW-910' } }),
      },
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'GW-915',
        scans: scansBy('GW-063'),
      },
      failureClause: 'GW-066',
      incidents,
      decksClause: 'GW-009',
      cap: capOf(parameters),
      deal: () => dealRound(draws),
      board: boardOf,
      chances: () => chancesWith(parameters),
    });
  },
});
