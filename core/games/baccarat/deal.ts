/** The punto banco deal, written once for the whole family; each game supplies its own clauses. */
import { type ClauseId, placeId } from '../../base/ids.ts';
import type { Card } from '../../cards/card.ts';
import { cardIn, type Procedure } from '../../round/procedure.ts';
import type { Face, Request } from '../../round/request.ts';
import { type Coup, judge } from './coup.ts';
import { isNatural, points, pointsOf } from './presentation/hand.ts';
import { bankerDraws, playerDraws } from './third-card.ts';

export const player = placeId('player');
export const banker = placeId('banker');

export interface DealRequests {
  readonly toPlayer: Request;
  readonly toBanker: Request;
  readonly thirdToPlayer: Request;
  readonly thirdToBanker: Request;
}

export interface DealClauses {
  readonly opening: ClauseId;
  readonly playerThird: ClauseId;
  readonly bankerThird: ClauseId;
}

/** Built once per table: requests never change, and a simulation plays a million rounds a second. */
export const dealRequests = (clauses: DealClauses, openingFace: Face = 'up'): DealRequests => ({
  toPlayer: { ask: 'card', place: player, face: openingFace, clause: clauses.opening },
  toBanker: { ask: 'card', place: banker, face: openingFace, clause: clauses.opening },
  thirdToPlayer: { ask: 'card', place: player, face: 'up', clause: clauses.playerThird },
  thirdToBanker: { ask: 'card', place: banker, face: 'up', clause: clauses.bankerThird },
});

export interface Hands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** What some games do between the opening and the third cards: a peek, a golden round. */
export type Interlude = (hands: Hands) => Procedure<void>;

/** Player, Banker, Player, Banker; third cards if due, Player's first. */
export function* dealCoup(asks: DealRequests, interlude?: Interlude): Procedure<Coup> {
  const p1 = cardIn(yield asks.toPlayer);
  const b1 = cardIn(yield asks.toBanker);
  const player = [p1, cardIn(yield asks.toPlayer)];
  const banker = [b1, cardIn(yield asks.toBanker)];
  if (interlude !== undefined) yield* interlude({ player, banker });
  if (isNatural(player) || isNatural(banker)) return judge(player, banker);
  if (playerDraws(points(player))) player.push(cardIn(yield asks.thirdToPlayer));
  const third = player[2];
  if (bankerDraws(points(banker), third === undefined ? undefined : pointsOf(third))) {
    banker.push(cardIn(yield asks.thirdToBanker));
  }
  return judge(player, banker);
}
