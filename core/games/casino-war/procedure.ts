/** How Casino War is dealt: a card each; on a tie the choice, then three burned and a card each until one is higher. */
import { placeId } from '../../base/ids.ts';
import { type Card, rankOf } from '../../cards/card.ts';
import { cardIn, decisionsIn, type Procedure } from '../../round/procedure.ts';
import type { Offer, Request } from '../../round/request.ts';
import type { Wager } from '../../round/wager.ts';
import type { Rules } from './rules.ts';
import { type Choices, fights, spots, warOffers } from './war.ts';

export const places = { customer: placeId('customer'), dealer: placeId('dealer') } as const;

/** The first deal and three wars: the fourth tie in a row ends the round. */
export const tiesMost = 4;

export interface Outcome {
  /** Ties in a row, from the first cards on. */
  readonly ties: number;
  /** Whose card was higher at the end; undefined after the fourth tie, or when no bet was left to decide. */
  readonly winner: 'customer' | 'dealer' | undefined;
  readonly choices: Choices;
  /** The customers' card and the dealer's, deal by deal. */
  readonly cards: readonly Pair[];
}

type Pair = readonly [customer: Card, dealer: Card];

const unasked: Choices = new Map();

const first = { customer: toSide('customer', 'CW-902'), dealer: toSide('dealer', 'CW-902') } as const;
const inWar = { customer: toSide('customer', 'CW-010'), dealer: toSide('dealer', 'CW-010') } as const;
const burn: Request = { ask: 'burn', face: 'down', clause: 'CW-010' };

export function* dealRound(rules: Rules, wagers: readonly Wager[]): Procedure<Outcome> {
  const opening = yield* dealPair(first);
  const [winner, cards] = [higher(opening), [opening]];
  if (winner !== undefined) return { ties: 0, winner, choices: unasked, cards };
  const choices = yield* chooseOnce(rules, warOffers(wagers));
  // CW-909: a war stake or a live tie bet continues the chain.
  const goesOn = [...choices.values()].some(fights) || wagers.some(({ spot }) => spot === spots.tie);
  return goesOn ? { ...(yield* fight(cards)), choices } : { ties: 1, winner: undefined, choices, cards };
}

function* chooseOnce({ warSeconds }: Rules, offers: readonly Offer[]): Procedure<Choices> {
  if (offers.length === 0) return unasked;
  return decisionsIn(yield { ask: 'window', name: 'war', offers, seconds: warSeconds, clause: 'CW-006' });
}

/** All deals so far were ties. */
function* fight(tied: readonly Pair[]): Procedure<Omit<Outcome, 'choices'>> {
  const ties = tied.length;
  if (ties === tiesMost) return { ties, winner: undefined, cards: tied };
  yield burn;
  yield burn;
  yield burn;
  const cards = [...tied, yield* dealPair(inWar)];
  const winner = higher(cards[ties] as Pair);
  return winner === undefined ? yield* fight(cards) : { ties, winner, cards };
}

function* dealPair(asks: typeof first): Procedure<Pair> {
  const customer = cardIn(yield asks.customer);
  return [customer, cardIn(yield asks.dealer)];
}

/** Compares ranks alone, aces high. */
function higher([customer, dealer]: Pair): Outcome['winner'] {
  const ahead = rankOf(customer) - rankOf(dealer);
  return ahead > 0 ? 'customer' : ahead < 0 ? 'dealer' : undefined;
}

function toSide(side: 'customer' | 'dealer', clause: 'CW-902' | 'CW-010'): Request {
  return { ask: 'card', place: places[side], face: 'up', clause };
}
