/** What a customer may choose and what it costs: the two decisions with their insurance, and the dealer's exchange. */
import { placeId, spotId } from '../../base/ids.ts';
import { type Cents, minus, nothing, plus, roundDown, times } from '../../base/money.ts';
import { parseOdds } from '../../base/odds.ts';
import type { Card } from '../../cards/card.ts';
import type { Decision } from '../../round/procedure.ts';
import type { Offer, Option } from '../../round/request.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import type { NamedChoice } from '../terms.ts';
import { madeOf } from './double.ts';
import { pays, pricesWith } from './prices.ts';
import type { Rules } from './rules.ts';

const decided = { bet: 'Bet', fold: 'Fold', 'bet-insured': 'Bet with insurance' };

export const choices: readonly NamedChoice[] = [
  {
    choice: 'first',
    name: 'Your hand: bet, swap, buy or fold?',
    options: { ...decided, buy: 'Buy +1', swap: 'Swap' },
  },
  { choice: 'second', name: 'Your new hand: bet or fold?', options: decided },
  {
    choice: 'exchange',
    name: 'The dealer does not qualify: exchange the highest card?',
    options: { exchange: 'Exchange', x: 'Decline' },
  },
];

export const ante = spotId('ante');

export const places = {
  customer: placeId('customer'),
  dealer: placeId('dealer'),
  community: placeId('community'),
  exchanged: placeId('exchanged'),
} as const;

const fold: Option = { id: 'fold', cost: nothing, clause: 'RP-025' };
const decline: Option = { id: 'x', cost: nothing, clause: 'RP-037' };

export const betOn = (stake: Cents): Cents => times(stake, 2);

const bet = ({ stake }: Wager): Option => ({ id: 'bet', cost: betOn(stake), on: ante, clause: 'RP-021' });
const buy = ({ stake }: Wager): Option => ({ id: 'buy', cost: stake, on: ante, clause: 'RP-022' });
const exchange = ({ stake }: Wager): Option => ({ id: 'exchange', cost: stake, on: ante, clause: 'RP-026' });
const swap = ({ stake }: Wager): Option => ({
  id: 'swap',
  cost: stake,
  on: ante,
  cards: { place: places.customer, of: 5, least: 2, most: 5 }, // RP-024
  clause: 'RP-023',
});

/**
 * Insurance is placed together with the Bet (RP-917): one option for both, costing between the Bet plus MIN and the Bet
 * plus MAX. A player who has bet may still insure while the window is open, because the last choice counts.
 */
function insuredBet(rules: Rules, { stake }: Wager, hand: readonly Card[]): readonly Option[] {
  const { odds } = pricesWith(rules).of(madeOf(hand));
  const most = roundDown(stake, odds); // RP-918
  if (!pays(odds, parseOdds(rules.insuranceFrom)) || most < stake) return [];
  const [cost, costMost] = [plus(betOn(stake), stake), plus(betOn(stake), most)];
  return [{ id: 'bet-insured', cost, costMost, on: ante, clause: 'RP-027' }];
}

export const firstOffer = (rules: Rules, wager: Wager, hand: readonly Card[]): Offer => ({
  holder: holderOf(wager),
  options: [buy(wager), fold, bet(wager), swap(wager), ...insuredBet(rules, wager, hand)],
  fallback: fold, // RP-030
});

/** After Swap or Buy +1: Bet or Fold, no second exchange (RP-908). */
export const secondOffer = (rules: Rules, wager: Wager, hand: readonly Card[]): Offer => ({
  holder: holderOf(wager),
  options: [fold, bet(wager), ...insuredBet(rules, wager, hand)],
  fallback: fold,
});

export const exchangeOffer = (wager: Wager): Offer => ({
  holder: holderOf(wager),
  options: [exchange(wager), decline],
  fallback: decline, // RP-038
});

export const changesHand = (decision: Decision | undefined): boolean =>
  decision?.option.id === 'swap' || decision?.option.id === 'buy';

export const hasBet = (decision: Decision | undefined): boolean =>
  decision?.option.id === 'bet' || decision?.option.id === 'bet-insured';

export const hasPaid = (decision: Decision | undefined): boolean => decision?.option.id === 'exchange';

/** The insurance part of a decision's cost. */
export const insuranceIn = ({ option, cost }: Decision, { stake }: Wager): Cents =>
  option.id === 'bet-insured' ? minus(cost, betOn(stake)) : nothing;
