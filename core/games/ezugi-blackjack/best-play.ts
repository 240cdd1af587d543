/** Plays by the chart: a seat's answer to an offer, from the cards it sees. */
import { present } from '../../base/invariant.ts';
import type { Place, Seat } from '../../base/ids.ts';
import type { Card } from '../../cards/card.ts';
import type { Layout } from '../../round/layout.ts';
import type { Offer } from '../../round/request.ts';
import type { Table } from '../game.ts';
import { analysisOf } from './analysis/analyse.ts';
import { type Holding, moveBy, rowOf } from './analysis/chart.ts';
import type { AceAnswer, HandOffer, Move } from './choices.ts';
import { pointsOf, worth } from './hand.ts';
import type { Rules } from './rules.ts';
import { dealer, handPlace } from './seats.ts';

/** Never insures: this is best play of the main bet alone. */
export function bestPlayWith(rules: Rules): ReturnType<NonNullable<Table['bestPlay']>> {
  const chart = analysisOf(rules).chart();
  return (layout, offer) => {
    const up = pointsOf(present(cardsAt(layout, dealer)[0], 'an open card'));
    const column = present(chart.get(up), 'a column of the chart');
    if (isOnHand(offer)) {
      const moves = offer.options.map(({ id }) => id as Move);
      return { option: moveBy(column, holdingOf(cardsAt(layout, offer.hand)), moves) };
    }
    const opening = holdingOf(cardsAt(layout, handPlace(offer.holder as Seat)));
    const isOffered = offer.options.some(({ id }) => id === 'surrender');
    const answer: AceAnswer = isOffered && column.surrenders[rowOf(opening)] === true ? 'surrender' : 'no';
    return { option: answer };
  };
}

const isOnHand = (offer: Offer): offer is HandOffer => 'hand' in offer;

const cardsAt = (layout: Layout, place: Place): readonly Card[] =>
  (layout.places.get(place) ?? []).map(({ card }) => card);

function holdingOf(cards: readonly Card[]): Holding {
  const [first, second] = cards.map(pointsOf);
  return { worth: worth(cards), pairOf: cards.length === 2 && first === second ? first : undefined };
}
