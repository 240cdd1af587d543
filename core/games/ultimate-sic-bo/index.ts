/** Ultimate Sic Bo: three dice, 52 spots, and multipliers on some of them. Rule page: ultimate-sic-bo. */
import { gameId } from '../../base/ids.ts';
import { annulsOnLoss } from '../annul.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf, drawsOn } from './bets.ts';
import { boardOf } from './board.ts';
import { incidents } from './incidents.ts';
import { chancesOf } from './odds.ts';
import { dice, playRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf } from './settle.ts';

export const ultimateSicBo = defineGame({
  id: gameId('ultimate-sic-bo'),
  title: 'Ultimate Sic Bo',
  family: 'sic-bo',
  record: {
    catalogue: { entry: '1.19', name: 'Ultimate Sic Bo', manufacturer: 'Ezugi' }, // SB-001
    approval: 'supplement no. 6 to annex no. 3, approved on 8 December 2022 by order DIE-908', // SB-002
  },
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    const spots = betsOf(parameters);
    const draws = drawsOn(spots);
    return bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'SB-006'), decisions: [] },
      plan: { places: [], dice },
      spots,
      betting: { betsClause: 'SB-020', belowMinimum: 'refuse', aboveMaximum: { action: 'refuse' } },
      shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'SB-007' },
      failureClause: 'SB-050',
      incidents,
      annulsOnLoss: annulsOnLoss(parameters.annulOnDisconnect, { literal: 'SB-045', beforeReveal: 'SB-922' }),
      decksClause: 'SB-007',
      cap: capOf(parameters),
      deal: () => playRound(draws),
      board: boardOf,
      chances: () => chancesOf(spots),
    });
  },
});
