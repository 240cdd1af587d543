/** The golden round: cards drawn from a virtual deck, each with a multiplier, and what they multiply. */
import { broken, present } from '../../base/invariant.ts';
import { type Card, deck, printCard, readCard } from '../../cards/card.ts';
import { pickedIn, type Procedure } from '../../round/procedure.ts';
import type { RequestOf } from '../../round/request.ts';
import type { Rules } from './rules.ts';

/** Golden cards by rank and suit, with their multipliers. */
export type Golden = ReadonlyMap<Card, number>;

export interface GoldenDraws {
  readonly cards: RequestOf<'draw'>;
  readonly multiplier: RequestOf<'draw'>;
}

export const goldenDraws = ({ goldenCards, multipliers }: Rules): GoldenDraws => ({
  cards: {
    ask: 'draw',
    name: 'golden-cards',
    options: deck.map((card) => ({ id: printCard(card), weight: 1 })),
    take: goldenCards,
    clause: 'GW-025',
  },
  multiplier: {
    ask: 'draw',
    name: 'multiplier',
    options: Object.entries(multipliers).map(([id, weight]) => ({ id, weight })),
    take: 1,
    clause: 'GW-026',
  },
});

/** Distinct cards, equally likely; then one multiplier each, in the order of the cards. */
export function* drawGolden(draws: GoldenDraws): Procedure<Golden> {
  const golden = new Map<Card, number>();
  for (const name of pickedIn(yield draws.cards)) {
    const card = readCard(name) ?? broken(`${name} is no card`);
    golden.set(card, Number(present(pickedIn(yield draws.multiplier)[0], 'a multiplier')));
  }
  return golden;
}

/** The product over the cards that count, each copy with its own multiplier; 1 if none is golden. */
export function multiplierOf(cards: readonly Card[], golden: Golden): number {
  let product = 1;
  for (const card of cards) product *= golden.get(card) ?? 1;
  return product;
}
