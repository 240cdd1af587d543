/** Red Envelope Baccarat: no commission but half pay on a Banker six, and envelopes. Rule page: red-envelope-baccarat. */
import { gameId } from '../../base/ids.ts';
import { scansBy } from '../baccarat/incidents.ts';
import { coupPlan } from '../baccarat/plan.ts';
import { opposites } from '../baccarat/spots.ts';
import { defineGame } from '../game.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf } from './bets.ts';
import { boardOf } from './board.ts';
import { envelopeDraws } from './envelope.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import { dealRound } from './procedure.ts';
import { rules } from './rules.ts';
import { capOf, paysWithEnvelope, winsWithEnvelope } from './settle.ts';

export const redEnvelopeBaccarat = defineGame({
  id: gameId('red-envelope-baccarat'),
  title: 'Red Envelope Baccarat',
  titles: { lt: 'Raudono voko bakara', ro: 'Baccarat cu plic roșu' },
  family: 'baccarat',
  rulesVersion: '1',
  rules,
  table: (parameters) => {
    const draws = envelopeDraws(parameters);
    return bankedTable({
      parameters,
      clocks: { betting: clockOf(parameters, 'bettingSeconds', 'RE-904'), decisions: [] },
      plan: coupPlan,
      spots: betsOf(parameters).map((spot) => ({
        ...spot,
        pays: paysWithEnvelope(spot),
        wins: winsWithEnvelope(draws, spot),
      })),
      betting: {
        betsClause: 'RE-901',
        belowMinimum: 'refuse',
        aboveMaximum: { action: 'refuse' },
        ...(parameters.allowOpposite ? {} : { opposite: { spots: opposites, clause: 'RE-901' } }),
      },
      shoe: {
        decks: parameters.decks,
        cutCardFromEnd: parameters.cutCardFromEnd,
        changeClause: 'RE-902',
        scans: scansBy('RE-905'),
      },
      failureClause: 'RE-905',
      incidents,
      decksClause: 'RE-902',
      cap: capOf(parameters),
      deal: () => dealRound(draws),
      board: boardOf,
      chances: () => chancesWith(parameters),
    });
  },
});
