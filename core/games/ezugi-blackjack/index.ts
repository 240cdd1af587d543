/** Live Blackjack (Ezugi): seven seats, eight decks, insurance and early surrender against an Ace. Rule page: ezugi-blackjack. */
import { gameId } from '../../base/ids.ts';
import { addedTo } from '../../round/procedure.ts';
import { usualSlip } from '../../round/slip-rules.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { bestPlayWith } from './best-play.ts';
import { betsOf } from './bets.ts';
import { boardOf } from './board.ts';
import { choices } from './choices.ts';
import { incidentsWith } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { planOf } from './plan.ts';
import { dealRound, prepareShoe } from './procedure.ts';
import { rules } from './rules.ts';
import { checkSeating, seatsOf } from './seats.ts';
import { capOf, partsWith } from './settle.ts';

export const ezugiBlackjack = defineGame({
  id: gameId('ezugi-blackjack'),
  title: 'Live Blackjack',
  titles: { lt: 'Juodasis džekas („Blackjack“)', ro: 'Blackjack live' },
  family: 'blackjack',
  rulesVersion: '1',
  rules,
  alone: (boxes) => ({ seats: boxes, seatsPerPlayer: boxes }),
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: {
        betting: clockOf(parameters, 'bettingSeconds', 'BJ-E-007'),
        decisions: [clockOf(parameters, 'decisionSeconds', 'BJ-E-008')],
      },
      plan: planOf(parameters),
      choices,
      spots: betsOf(parameters),
      betting: {
        betsClause: 'BJ-E-019',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        // As in the roulette rule book, the only one of the three that defines them.
        slip: {
          ...usualSlip,
          undo: { clause: 'BJ-E-938' },
          double: { atLimit: 'skip', clause: 'BJ-E-938' },
          rebet: { atLimit: 'skip', clause: 'BJ-E-938' },
          clear: { takes: 'all', clause: 'BJ-E-938' },
        },
      },
      ceiling: { amount: parameters.winMax, clause: 'BJ-E-921' },
      seats: seatsOf(parameters),
      checkSeating: (wagers) => checkSeating(parameters, wagers),
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'BJ-E-906',
        prepare: () => prepareShoe(parameters),
        scans: { most: parameters.maxDealerScans, clause: 'BJ-E-105' },
      },
      failureClause: 'BJ-E-119',
      incidents: incidentsWith(parameters),
      decksClause: 'BJ-E-004',
      cap: capOf(parameters),
      checksUnseen: parameters.peekOnAce || parameters.peekOnTen ? 'BJ-E-903' : undefined,
      deal: (wagers) => dealRound(parameters, wagers),
      raisedOn: ({ decisions }, wager) => addedTo(wager, decisions),
      partsOf: partsWith(parameters),
      board: boardOf,
      chances: () => chancesWith(parameters),
      bestPlay: () => bestPlayWith(parameters),
    }),
});
