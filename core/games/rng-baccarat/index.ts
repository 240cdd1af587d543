/** RNG Baccarat: one customer against the server, six decks shuffled before every round. Rule page: rng-baccarat. */
import { gameId } from '../../base/ids.ts';
import { coupBoard } from '../baccarat/board.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { betsOf } from './bets.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';

export const rngBaccarat = defineGame({
  id: gameId('rng-baccarat'),
  title: 'RNG Baccarat',
  titles: { lt: 'RNG bakara', ro: 'Baccarat RNG' },
  family: 'baccarat',
  record: { publishedRules: { version: '2.7', date: '2020-02-04' } }, // RB-001
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { decisions: [] },
      plan: coupPlan,
      spots: betsOf(parameters),
      betting: {
        betsClause: 'RB-026',
        belowMinimum: 'hold', // RB-903: a bet below the minimum disables DEAL
        aboveMaximum: { action: 'refuse' },
        betNeeded: 'RB-027',
        covered: 'RB-029',
        slip: {
          rebet: { atLimit: 'whole', clause: 'RB-028' },
          compound: { atLimit: 'whole' },
          clear: { takes: 'latest', clause: 'RB-905' },
        },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'RB-904' } }),
      },
      shoe: { decks: parameters.decks, cutCardFromEnd: undefined, changeClause: 'RB-008' },
      ownTable: {
        idle: { minutes: parameters.idleDisconnectMinutes, clause: 'RB-908' },
        block: { seconds: parameters.reconnectBlockSeconds, clause: 'RB-909' },
        leftBehind: { hours: parameters.settleAfterHours, clause: 'RB-907' },
      },
      failureClause: 'RB-077',
      incidents,
      decksClause: 'RB-007',
      cap: undefined,
      deal: dealRound,
      board: coupBoard,
      chances: () => chancesWith(parameters),
    }),
});
