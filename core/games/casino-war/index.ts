/**
 * Casino War: the higher card wins; on a tie surrender or war, and a bet on consecutive ties. Rule page: casino-war.
 */
import { gameId } from '../../base/ids.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { boardOf } from './board.ts';
import { incidents } from './incidents.ts';
import { bestPlayWith, chancesWith } from './odds.ts';
import { plan } from './plan.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';
import { choices, warStake } from './war.ts';

export const casinoWar = defineGame({
  id: gameId('casino-war'),
  title: 'Casino War',
  titles: { lt: 'Kazino karas', ro: 'Război de cazino' },
  family: 'war',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: {
        betting: clockOf(parameters, 'bettingSeconds', 'CW-904'),
        decisions: [clockOf(parameters, 'warSeconds', 'CW-904')],
      },
      plan,
      choices,
      spots: betsOf(parameters),
      betting: { betsClause: 'CW-903', belowMinimum: 'refuse', aboveMaximum: { action: 'refuse' } },
      shoe: { decks: parameters.decks, cutCardFromEnd: parameters.cutCardFromEnd, changeClause: 'CW-905' },
      failureClause: 'CW-912',
      incidents,
      decksClause: 'CW-901',
      cap: capOf(parameters),
      deal: (wagers) => dealRound(parameters, wagers),
      raisedOn: ({ choices }, wager) => warStake(choices, wager),
      board: boardOf,
      chances: () => chancesWith(parameters),
      bestPlay: () => bestPlayWith(parameters),
    }),
});
