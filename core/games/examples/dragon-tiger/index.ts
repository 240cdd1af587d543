/** Dragon Tiger: a card each, the higher one wins. The worked example of docs/adding-a-game.md. */
import { gameId } from '../../../base/ids.ts';
import { printCard } from '../../../cards/card.ts';
import { defineGame } from '../../game.ts';
import { bankedTable } from '../../table.ts';
import { clockOf } from '../../terms.ts';
import { betsOf } from './bets.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealRound, plan } from './procedure.ts';
import { rules } from './rules.ts';

export const dragonTiger = defineGame({
  id: gameId('dragon-tiger'),
  title: 'Dragon Tiger (example)',
  titles: { lt: 'Drakonas ir tigras (pavyzdys)', ro: 'Dragon și tigru (exemplu)' },
  family: 'dragon-tiger',
  rulesVersion: '1',
  rules,
  table: (parameters) =>
    bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'DT-003'), decisions: [] },
      plan,
      spots: betsOf(parameters),
      betting: { betsClause: 'DT-003', belowMinimum: 'refuse', aboveMaximum: { action: 'refuse' } },
      shoe: { decks: parameters.decks, cutCardFromEnd: parameters.cutCardFromEnd, changeClause: 'DT-002' },
      failureClause: 'DT-022',
      incidents,
      decksClause: 'DT-001',
      cap: { on: 'winnings', most: parameters.winMax, clause: 'DT-011' },
      deal: dealRound,
      board: ({ winner, dragon, tiger }) => ({ winner, dragon: printCard(dragon), tiger: printCard(tiger) }),
      chances: () => chancesWith(parameters),
    }),
});
