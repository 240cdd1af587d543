/** What Live Blackjack (Ezugi) pays: each hand of a seat separately, insurance separately, side bets by the opening. */
import { times } from '../../base/money.ts';
import { odds, parseOdds } from '../../base/odds.ts';
import { broken, present } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import { type Cap, lose, type Part, type Pay, push, win } from '../../round/settle.ts';
import type { Wager } from '../../round/wager.ts';
import type { Win } from '../wins.ts';
import { isBlackjack, isBust, totalOf } from './hand.ts';
import type { Box, Hand, Outcome } from './procedure.ts';
import { type Rules, spots } from './rules.ts';
import { onPair, onThree, type OpeningCards } from './side-bets.ts';

/** All that a comparison of hands needs. */
export interface HandStanding {
  readonly total: number;
  readonly isBlackjack: boolean;
}

export const surrendered: Pay = { result: 'part', odds: odds(1, 2), clause: 'BJ-E-041' };
const passed = lose('BJ-E-051');
const farther = lose('BJ-E-056');
const beaten = lose('BJ-E-014');
const tied = push('BJ-E-058');
const bothBlackjack = push('BJ-E-059');
const insuranceLost = lose('BJ-E-040');

const naturalPay = ({ payouts }: Rules): Pay => win(parseOdds(payouts.blackjack), 'BJ-E-060');
const nearerPay = ({ payouts }: Rules): Pay => win(parseOdds(payouts.win), 'BJ-E-061');
const insuredPay = ({ payouts }: Rules): Pay => win(parseOdds(payouts.insurance), 'BJ-E-039');

export const handWins = (rules: Rules): readonly Win[] => [nearerPay(rules), { ...naturalPay(rules), on: 'blackjack' }];

export const insuranceWin = (rules: Rules): Win => ({ ...insuredPay(rules), on: 'insurance' });

/** Independent of the hand's own result. */
export function payOnInsurance(rules: Rules): (dealer: Pick<HandStanding, 'isBlackjack'>) => Pay {
  const insured = insuredPay(rules);
  return ({ isBlackjack }) => (isBlackjack ? insured : insuranceLost);
}

export function payOnHand(rules: Rules): (hand: HandStanding, dealer: HandStanding) => Pay {
  const [natural, nearer] = [naturalPay(rules), nearerPay(rules)];
  return (hand, dealer) => {
    if (isBust(hand.total)) return passed;
    if (hand.isBlackjack) return dealer.isBlackjack ? bothBlackjack : natural;
    if (isBust(dealer.total)) return nearer; // BJ-E-057
    if (dealer.isBlackjack && hand.total === dealer.total) return beaten;
    if (hand.total === dealer.total) return tied;
    return hand.total > dealer.total ? nearer : farther;
  };
}

const dealerStanding = (dealer: readonly Card[]): HandStanding => ({
  total: totalOf(dealer),
  isBlackjack: isBlackjack(dealer),
});

const handStanding = ({ cards, isSplit }: Hand): HandStanding => ({
  total: totalOf(cards),
  isBlackjack: !isSplit && isBlackjack(cards), // BJ-E-015
});

const openingOf = ({ opening: [first, second] }: Box, dealer: readonly Card[]): OpeningCards => ({
  first,
  second,
  up: present(dealer[0], 'an open card'),
});

/** The stakes of a wager, one by one: hands in the order they lie, then the insurance. */
export function partsWith(rules: Rules): (outcome: Outcome, wager: Wager) => readonly Part[] {
  const judge = payOnHand(rules);
  const insure = payOnInsurance(rules);
  const [pair, three] = [onPair(rules), onThree(rules)];
  return ({ boxes, dealer }, { seat, spot, stake }) => {
    const box = boxes.find((one) => one.seat === seat) ?? broken(`nobody plays at ${seat}`);
    if (spot === spots.perfectPair) return [{ name: spot, stake, pay: pair.pays(openingOf(box, dealer)) }];
    if (spot === spots.twentyOnePlusThree) return [{ name: spot, stake, pay: three.pays(openingOf(box, dealer)) }];
    const { againstAce } = box;
    if (againstAce?.option.id === 'surrender') return [{ name: 'hand', stake, pay: surrendered }];
    const theirs = dealerStanding(dealer);
    const parts = box.hands.map((hand, at): Part => ({
      name: hand.isSplit ? `hand ${at + 1}` : 'hand',
      stake: hand.isDoubled ? times(stake, 2) : stake,
      pay: judge(handStanding(hand), theirs),
    }));
    if (againstAce?.option.id !== 'insurance') return parts;
    return [...parts, { name: 'insurance', stake: againstAce.cost, pay: insure(theirs) }];
  };
}

/** The excess over the ceiling is cut from the sum of a player's winnings, stakes excluded. */
export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'BJ-E-921' });
