/**
 * How Golden Wealth Baccarat is dealt: four cards face down, the golden round, then the cards are turned and played.
 */
import type { Procedure } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import type { Coup } from '../baccarat/coup.ts';
import { banker, dealCoup, dealRequests, player } from '../baccarat/deal.ts';
import { drawGolden, type Golden, type GoldenDraws } from './golden.ts';

const clauses = { opening: 'GW-023', playerThird: 'GW-032', bankerThird: 'GW-031' } as const;
const asks = dealRequests(clauses, 'down');
const openAsks = dealRequests(clauses);

export interface Outcome {
  readonly coup: Coup;
  readonly golden: Golden;
}

/** Player's two cards, then Banker's. */
const turns: readonly Request[] = [player, banker].flatMap((place) =>
  [0, 1].map((slot): Request => ({ ask: 'turn', place, slot, clause: 'GW-029' })),
);

export function* dealRound(draws: GoldenDraws): Procedure<Outcome> {
  let golden: Golden = new Map();
  const coup = yield* dealCoup(asks, function* goldenRound() {
    golden = yield* drawGolden(draws);
    for (const turn of turns) yield turn;
  });
  return { coup, golden };
}

/** The cards alone, for odds. */
export const dealCards = (): Procedure<Coup> => dealCoup(openAsks);
