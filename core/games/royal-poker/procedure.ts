/** How Royal Poker is dealt: one open hand for all, two decisions around the community cards, the dealer's exchange. */
import type { Holder } from '../../base/ids.ts';
import { present } from '../../base/invariant.ts';
import { type Card, rankOf } from '../../cards/card.ts';
import { cardIn, type Decision, decisionsIn, type Made, type Procedure } from '../../round/procedure.ts';
import type { Offer, Request, RequestOf } from '../../round/request.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import { changesHand, exchangeOffer, firstOffer, hasBet, hasPaid, places, secondOffer } from './choices.ts';
import { qualifies, strengthOf } from './hand.ts';
import type { Rules } from './rules.ts';
import { handAfter } from './swap.ts';

/** What one customer chose, and the cards they were left with. */
export interface Play {
  readonly hand: readonly Card[];
  readonly first: Decision;
  /** Only after Swap or Buy +1. */
  readonly second: Decision | undefined;
  /** Only if the dealer did not qualify and the customer had not folded. */
  readonly exchange: Decision | undefined;
}

export interface Outcome {
  readonly plays: ReadonlyMap<Holder, Play>;
  readonly dealer: readonly Card[];
  /** The dealer's hand for those who paid for the exchange. */
  readonly exchanged: readonly Card[] | undefined;
  readonly decisions: readonly Pick<Made, 'holder' | 'decision'>[];
}

type Choices = ReadonlyMap<Holder, Decision>;

const toCustomer: Request = { ask: 'card', place: places.customer, face: 'up', clause: 'RP-028' };
const hiddenToDealer: Request = { ask: 'card', place: places.dealer, face: 'down', clause: 'RP-028' };
const openToDealer: Request = { ask: 'card', place: places.dealer, face: 'up', clause: 'RP-028' };
const burn: Request = { ask: 'burn', face: 'down', clause: 'RP-031' };
const toCommunity: Request = { ask: 'card', place: places.community, face: 'up', clause: 'RP-031' };
const burnForExchange: Request = { ask: 'burn', face: 'down', clause: 'RP-039' };
const exchangedToDealer: Request = { ask: 'card', place: places.dealer, face: 'up', clause: 'RP-039' };

export function* dealRound(rules: Rules, wagers: readonly Wager[]): Procedure<Outcome> {
  const open = yield* dealCards(toCustomer, 5);
  const dealer = [...(yield* dealCards(hiddenToDealer, 4)), cardIn(yield openToDealer)];

  const firstOffers = wagers.map((wager) => firstOffer(rules, wager, open));
  const first = yield* decide({ name: 'first', clause: 'RP-029', seconds: rules.firstSeconds }, firstOffers);
  yield burn;
  const community = yield* dealCards(toCommunity, 5);
  const handOf = (wager: Wager) => handAfter(open, community, wordOf(first.get(holderOf(wager))));

  const changed = wagers.filter((wager) => changesHand(first.get(holderOf(wager))));
  const secondOffers = changed.map((wager) => secondOffer(rules, wager, handOf(wager)));
  const second = yield* decide({ name: 'second', clause: 'RP-033', seconds: rules.secondSeconds }, secondOffers);
  for (let slot = 0; slot < 4; slot++) yield { ask: 'turn', place: places.dealer, slot, clause: 'RP-034' };

  const betting = wagers.filter((wager) => [first, second].some((made) => hasBet(made.get(holderOf(wager)))));
  const exchangeOffers = qualifies(strengthOf(dealer)) ? [] : betting.map(exchangeOffer);
  const asked = { name: 'exchange', clause: 'RP-036', seconds: rules.exchangeSeconds } as const;
  const exchange = yield* decide(asked, exchangeOffers);
  const isPaid = [...exchange.values()].some(hasPaid); // RP-905
  const exchanged = isPaid ? yield* exchangeHighest(dealer) : undefined;

  const plays = wagers.map((wager): [Holder, Play] => {
    const holder = holderOf(wager);
    return [
      holder,
      {
        hand: handOf(wager),
        first: present(first.get(holder), 'a first decision'),
        second: second.get(holder),
        exchange: exchange.get(holder),
      },
    ];
  });
  const decisions = [first, second, exchange].flatMap((made) =>
    [...made].map(([holder, decision]) => ({ holder, decision })),
  );
  return { plays: new Map(plays), dealer, exchanged, decisions };
}

function* dealCards(request: Request, count: number): Procedure<readonly Card[]> {
  const cards: Card[] = [];
  while (cards.length < count) cards.push(cardIn(yield request));
  return cards;
}

/** Asks nobody if nobody has anything to decide. */
function* decide(
  asked: Pick<RequestOf<'window'>, 'name' | 'clause' | 'seconds'>,
  offers: readonly Offer[],
): Procedure<Choices> {
  return offers.length === 0 ? new Map() : decisionsIn(yield { ask: 'window', ...asked, offers });
}

/** Once, whatever comes. A hand that does not qualify has no pair, so its highest card is the only one of its rank. */
function* exchangeHighest(dealer: readonly Card[]): Procedure<readonly Card[]> {
  yield burnForExchange;
  yield { ask: 'move', from: places.dealer, slot: slotOfHighest(dealer), to: places.exchanged, clause: 'RP-905' };
  return replaceHighest(dealer, cardIn(yield exchangedToDealer));
}

export const replaceHighest = (dealer: readonly Card[], drawn: Card): readonly Card[] => [
  ...dealer.toSpliced(slotOfHighest(dealer), 1),
  drawn,
];

export const slotOfHighest = (cards: readonly Card[]): number =>
  cards.reduce((highest, card, slot) => (rankOf(card) > rankOf(cards[highest] as Card) ? slot : highest), 0);

const wordOf = (decision: Decision | undefined) => ({
  option: decision?.option.id ?? 'fold',
  cards: decision?.cards ?? [],
});
