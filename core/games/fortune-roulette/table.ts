/** A table of Fortune Roulette, with the limits of its rules version. */
import { usualSlip } from '../../round/slip-rules.ts';
import type { SpotChances } from '../chances.ts';
import type { Table } from '../game.ts';
import { sectors } from '../roulette/presentation/compound.ts';
import { explainUnknown } from '../roulette/explain.ts';
import { singleZeroPositions } from '../roulette/presentation/spots.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { bankedTable } from '../table.ts';
import { clockOf } from '../terms.ts';
import { betsOf, sectorChips } from './bets.ts';
import { boardOf } from './board.ts';
import { incidents } from './incidents.ts';
import { chancesWith } from './odds.ts';
import type { DrawLimits } from './multipliers.ts';
import { drawsOf, playRound } from './procedure.ts';
import type { Rules } from './rules.ts';
import { capOf } from './settle.ts';
import { reels } from './presentation/tally.ts';

export function fortuneTable(parameters: Rules, most: DrawLimits): Table {
  const draws = drawsOf(parameters, most);
  let chances: readonly SpotChances[] | undefined;
  return bankedTable({
    parameters,
    clocks: { betting: clockOf(parameters, 'bettingSeconds', 'FR-902'), decisions: [] },
    plan: { places: [], wheel: europeanWheel },
    spots: betsOf(parameters),
    betting: {
      betsClause: 'FR-901',
      explainUnknown: explainUnknown(singleZeroPositions),
      belowMinimum: 'inactive',
      aboveMaximum: { action: 'reduce', clause: 'FR-057' },
      slip: {
        ...usualSlip,
        double: { atLimit: 'reduce', clause: 'FR-057' },
        rebet: { atLimit: 'reduce', clause: 'FR-057' },
        compound: { atLimit: 'whole', clause: 'FR-902' },
      },
    },
    shoe: { decks: 0, cutCardFromEnd: undefined, changeClause: 'FR-901' },
    failureClause: 'FR-060',
    incidents,
    decksClause: 'FR-901',
    cap: capOf(parameters),
    compound: { names: Object.keys(sectors), chips: sectorChips },
    deal: () => playRound(draws),
    board: boardOf,
    drawsShown: new Map([[draws.bonus.reel.name, reels]]),
    // The bonus game's distribution takes seconds: computed once per table.
    chances: () => (chances ??= chancesWith(parameters, most)),
  });
}
