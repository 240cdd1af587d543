/** How Casino War is dealt: a card each; at a tie the choice, then three burned and a card each until one is higher. */
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
  /** Whose card was higher at the end; nobody's after the fourth tie, or when nothing was left to fight for. */
  readonly winner: 'customer' | 'dealer' | undefined;
  readonly choices: Choices;
}

const unasked: Choices = new Map();

const first = { customer: toSide('customer', 'CW-902'), dealer: toSide('dealer', 'CW-902') } as const;
const inWar = { customer: toSide('customer', 'CW-010'), dealer: toSide('dealer', 'CW-010') } as const;
const burn: Request = { ask: 'burn', face: 'down', clause: 'CW-010' };

export function* dealRound(rules: Rules, wagers: readonly Wager[]): Procedure<Outcome> {
  const winner = yield* dealPair(first);
  if (winner !== undefined) return { ties: 0, winner, choices: unasked };
  const choices = yield* chooseOnce(rules, warOffers(wagers));
  // CW-909: a war stake or a tie bet that lives keeps the chain going.
  const goesOn = [...choices.values()].some(fights) || wagers.some(({ spot }) => spot === spots.tie);
  return goesOn ? { ...(yield* fight(1)), choices } : { ties: 1, winner: undefined, choices };
}

function* chooseOnce({ warSeconds }: Rules, offers: readonly Offer[]): Procedure<Choices> {
  if (offers.length === 0) return unasked;
  return decisionsIn(yield { ask: 'window', name: 'war', offers, seconds: warSeconds, clause: 'CW-006' });
}

function* fight(ties: number): Procedure<Pick<Outcome, 'ties' | 'winner'>> {
  if (ties === tiesMost) return { ties, winner: undefined };
  yield burn;
  yield burn;
  yield burn;
  const winner = yield* dealPair(inWar);
  return winner === undefined ? yield* fight(ties + 1) : { ties, winner };
}

function* dealPair(asks: typeof first): Procedure<Outcome['winner']> {
  const customer = cardIn(yield asks.customer);
  return higher(customer, cardIn(yield asks.dealer));
}

/** Ranks alone count, aces high. */
function higher(customer: Card, dealer: Card): Outcome['winner'] {
  const ahead = rankOf(customer) - rankOf(dealer);
  return ahead > 0 ? 'customer' : ahead < 0 ? 'dealer' : undefined;
}

function toSide(side: 'customer' | 'dealer', clause: 'CW-902' | 'CW-010'): Request {
  return { ask: 'card', place: places[side], face: 'up', clause };
}
