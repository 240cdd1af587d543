/** What a seat may choose: the three answers to a dealer's Ace, and stand, hit, double and split on a hand. */
import type { Seat } from '../../base/ids.ts';
import { type Cents, nothing, roundDown } from '../../base/money.ts';
import { odds } from '../../base/odds.ts';
import type { Card } from '../../cards/card.ts';
import type { Offer, Option } from '../../round/request.ts';
import { isBlackjack, pointsOf } from './hand.ts';
import { type Rules, spots } from './rules.ts';

/** Whose hand it is, what its opening stake was, and by which rules it is played. */
export interface Against {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly stake: Cents;
}

const noInsurance: Option = { id: 'no', cost: nothing, clause: 'BJ-E-042' };
const surrender: Option = { id: 'surrender', cost: nothing, clause: 'BJ-E-041' };
const stand: Option = { id: 'stand', cost: nothing, clause: 'BJ-E-044' };
const hit: Option = { id: 'hit', cost: nothing, clause: 'BJ-E-045' };

/** Half of the main stake, rounded down to the cent (BJ-E-907, BJ-E-922). */
export function aceOffer({ rules, seat, stake }: Against, hand: readonly Card[]): Offer {
  const insurance: Option = { id: 'insurance', cost: roundDown(stake, odds(1, 2)), on: spots.main, clause: 'BJ-E-017' };
  const options = [noInsurance, insurance];
  if (rules.earlySurrender && !isBlackjack(hand)) options.push(surrender); // BJ-E-908
  return { holder: seat, options, fallback: noInsurance };
}

export function handOffer({ rules, seat, stake }: Against, hand: readonly Card[], isSplit: boolean): Offer {
  const options = [stand, hit];
  const isFirstAction = hand.length === 2;
  const mayDouble = !isSplit || rules.doubleAfterSplit; // BJ-E-910
  if (isFirstAction && mayDouble) options.push({ id: 'double', cost: stake, on: spots.main, clause: 'BJ-E-046' });
  if (isFirstAction && !isSplit && rules.maxSplits > 0 && isPair(hand)) {
    options.push({ id: 'split', cost: stake, on: spots.main, clause: 'BJ-E-047' });
  }
  return { holder: seat, options, fallback: stand };
}

/** Equal point value is enough: a King and a ten may be split, as may two Aces (BJ-E-909). */
function isPair([first, second]: readonly Card[]): boolean {
  if (first === undefined || second === undefined) return false;
  return pointsOf(first) === pointsOf(second);
}
