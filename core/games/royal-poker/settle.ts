/** What Royal Poker pays: a customer's ante, Bet, fees and insurance, each as its own part. */
import { broken, present } from '../../base/invariant.ts';
import type { Cents } from '../../base/money.ts';
import { parseOdds } from '../../base/odds.ts';
import { type Cap, lose, type Part, type Pay, push, win } from '../../round/settle.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import type { Win } from '../wins.ts';
import { betOn, changesHand, hasBet, hasPaid, insuranceIn } from './choices.ts';
import { madeOf } from './double.ts';
import { qualifies, strengthOf, type RoyalStrength } from './hand.ts';
import { type RoyalPrice, pricesWith } from './prices.ts';
import type { Outcome, Play } from './procedure.ts';
import type { Rules } from './rules.ts';

/** How a hand compares with the dealer's. */
export type HandStanding = 'unqualified' | 'higher' | 'equal' | 'lower';

/** Everything that decides a customer's money. */
export interface Ended {
  readonly stake: Cents;
  /** Swap or Buy +1 was paid for. */
  readonly hasFee: boolean;
  /** Undefined for a player who folded. */
  readonly bet: Bet | undefined;
}

export interface Bet {
  readonly price: RoyalPrice;
  readonly insurance: Cents;
  /** Against the dealer's five cards as dealt. */
  readonly original: HandStanding;
  /** Against those after the exchange, for players who paid for it. */
  readonly exchanged: HandStanding | undefined;
}

const returned = push('RP-901');
const beaten = lose('RP-902');
const equal = push('RP-902');
const fee = lose('RP-903');
const notQualified = push('RP-904');
const stillNotQualified = push('RP-907');
const folded = lose('RP-909');
const uninsured = lose('RP-040');
const insuranceBack = push('RP-919');

export function standingOf(hand: RoyalStrength, dealer: RoyalStrength): HandStanding {
  if (!qualifies(dealer)) return 'unqualified';
  return hand === dealer ? 'equal' : hand > dealer ? 'higher' : 'lower';
}

const antePay = ({ payouts }: Rules): Pay => win(parseOdds(payouts.ante), 'RP-904');
const insuredPay = ({ payouts }: Rules): Pay => win(parseOdds(payouts.insurance), 'RP-919');

/** "Straight + Pair" as `straight+pair`. */
const inWords = (name: string): string => name.toLowerCase().replaceAll(' + ', '+').replaceAll(' ', '-');

/** Wins on the Bet, by hand. */
export const betWins = (rules: Rules): readonly Win[] =>
  pricesWith(rules).all.map(({ name, odds, clause }) => ({ odds, clause, on: inWords(name) }));

/** Wins on the Ante when the dealer does not qualify, and on an insurance. */
export const besideBet = (rules: Rules): readonly Win[] => [
  { ...antePay(rules), on: 'ante' },
  { ...insuredPay(rules), on: 'insurance' },
];

/** The stakes of a wager, one by one: the Bet first. */
export function partsWith(rules: Rules): (ended: Ended) => readonly Part[] {
  const [antePaid, insured] = [antePay(rules), insuredPay(rules)];

  const onBet = ({ price, original, exchanged }: Bet): readonly [Part['pay'], Part['pay']] => {
    switch (exchanged ?? original) {
      case 'higher':
        return [win(price.odds, price.clause), returned];
      case 'equal':
        return [equal, equal];
      case 'lower':
        return [beaten, beaten];
      case 'unqualified':
        return exchanged === undefined ? [notQualified, antePaid] : [stillNotQualified, stillNotQualified];
    }
  };
  const onInsurance = (original: HandStanding) =>
    original === 'unqualified' ? insured : original === 'lower' ? insuranceBack : uninsured;

  return ({ stake, hasFee, bet }) => {
    const fees: Part[] = hasFee ? [{ name: 'fee', stake, pay: bet === undefined ? folded : fee }] : [];
    if (bet === undefined) return [{ name: 'ante', stake, pay: folded }, ...fees];
    const [pay, antePay] = onBet(bet);
    const parts = [{ name: 'bet', stake: betOn(stake), pay }, { name: 'ante', stake, pay: antePay }, ...fees];
    if (bet.insurance > 0) parts.push({ name: 'insurance', stake: bet.insurance, pay: onInsurance(bet.original) });
    if (bet.exchanged !== undefined) parts.push({ name: 'exchange', stake, pay: fee });
    return parts;
  };
}

/** How the round ended for this wager's holder. */
export function endedWith(rules: Rules): (outcome: Outcome, wager: Wager) => Ended {
  const prices = pricesWith(rules);
  const betOf = ({ hand, first, second, exchange }: Play, wager: Wager, { dealer, exchanged }: Outcome): Bet => {
    const made = madeOf(hand);
    const against = (five: Outcome['dealer']) => standingOf(made.strength, strengthOf(five));
    return {
      price: prices.of(made),
      insurance: insuranceIn(second ?? first, wager),
      original: against(dealer),
      exchanged: hasPaid(exchange) ? against(present(exchanged, 'an exchange')) : undefined, // RP-906
    };
  };
  return (outcome, wager) => {
    const play = outcome.plays.get(holderOf(wager)) ?? broken(`${holderOf(wager)} does not play`);
    const { first, second } = play;
    const bet = hasBet(second ?? first) ? betOf(play, wager, outcome) : undefined;
    return { stake: wager.stake, hasFee: changesHand(first), bet };
  };
}

/** Winnings of the Bet and the insurance count, stakes and fees do not (RP-920). */
export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'RP-920' });
