/** Royal Poker: one open hand for all against the dealer, with Swap, Buy +1, insurance and the dealer's exchange. Rule page: royal-poker. */
import { gameId } from '../../base/ids.ts';
import { addedTo } from '../../round/procedure.ts';
import type { SpotChances } from '../chances.ts';
import { annulsOnLoss } from '../annul.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { boardOf } from './board.ts';
import { choices } from './choices.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { plan } from './plan.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf, endedWith, partsWith } from './settle.ts';
import { bestPlayWith } from './strategy.ts';
import { arrange } from './swap.ts';

export const royalPoker = defineGame({
  id: gameId('royal-poker'),
  title: 'Royal Poker',
  titles: { lt: 'Karališkasis pokeris' },
  family: 'poker',
  record: {
    catalogue: { entry: '1.18', name: 'Royal Poker', manufacturer: 'Ezugi' }, // RP-001
    approval:
      'supplement no. 6 to annex no. 3, approved on 8 December 2022 by order DIE-908 (base rules: order DIE-288 of 23 May 2019)', // RP-002
  },
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    let chances: readonly SpotChances[] | undefined;
    const [ended, parts] = [endedWith(parameters), partsWith(parameters)];
    return bankedTable({
      parameters,
      clocks: {
        betting: clockOf(parameters, 'bettingSeconds', 'RP-006'),
        decisions: [
          clockOf(parameters, 'firstSeconds', 'RP-922'),
          clockOf(parameters, 'secondSeconds', 'RP-922'),
          clockOf(parameters, 'exchangeSeconds', 'RP-922'),
        ],
      },
      plan,
      choices,
      spots: betsOf(parameters),
      betting: { betsClause: 'RP-020', belowMinimum: 'refuse', aboveMaximum: { action: 'refuse' } },
      shoe: { decks: 1, cutCardFromEnd: undefined, changeClause: 'RP-008' },
      failureClause: 'RP-085',
      incidents,
      annulsOnLoss: annulsOnLoss(parameters.annulOnDisconnect, { literal: 'RP-081', beforeReveal: 'RP-923' }),
      decksClause: 'RP-008',
      cap: capOf(parameters),
      deal: (wagers) => dealRound(parameters, wagers),
      raisedOn: ({ decisions }, wager) => addedTo(wager, decisions),
      partsOf: (outcome, wager) => parts(ended(outcome, wager)),
      board: boardOf,
      arrange,
      chances: () => (chances ??= [chancesWith(parameters)]),
      bestPlay: () => bestPlayWith(parameters),
    });
  },
});
