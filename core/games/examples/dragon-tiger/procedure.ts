/** How Dragon Tiger is dealt: a card to Dragon, a card to Tiger, both face up. */
import { placeId } from '../../../base/ids.ts';
import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import { cardIn, type Procedure } from '../../../round/procedure.ts';
import type { Request } from '../../../round/request.ts';
import type { TablePlan } from '../../terms.ts';

const places = { dragon: placeId('dragon'), tiger: placeId('tiger') } as const;

export const plan: TablePlan = {
  places: [
    { place: places.dragon, name: 'Dragon', slots: 1 },
    { place: places.tiger, name: 'Tiger', slots: 1 },
  ],
};

export interface Outcome {
  readonly dragon: Card;
  readonly tiger: Card;
  readonly winner: 'dragon' | 'tiger' | 'tie';
  /** A tie of two cards of the same suit. */
  readonly isSuited: boolean;
}

const toDragon: Request = { ask: 'card', place: places.dragon, face: 'up', clause: 'DT-012' };
const toTiger: Request = { ask: 'card', place: places.tiger, face: 'up', clause: 'DT-013' };

export function* dealRound(): Procedure<Outcome> {
  const dragon = cardIn(yield toDragon);
  const tiger = cardIn(yield toTiger);
  const ahead = height(dragon) - height(tiger);
  const winner = ahead > 0 ? 'dragon' : ahead < 0 ? 'tiger' : 'tie';
  return { dragon, tiger, winner, isSuited: ahead === 0 && suitOf(dragon) === suitOf(tiger) };
}

/** DT-004: ranks from the ace, which is lowest, up to the king. */
const height = (card: Card): number => (rankOf(card) + 1) % 13;
