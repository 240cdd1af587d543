/**
 * How a round continues after the first decision, for one row of community cards: all ends with their money and
 * chances.
 */
import { playerId } from '../../base/ids.ts';
import { cents, nothing } from '../../base/money.ts';
import type { Card } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';
import type { Wager } from '../../round/wager.ts';
import { ante, betOn, secondOffer } from './choices.ts';
import { type Behind, dealerBehind } from './dealer-hands.ts';
import { type MadeHand, madeOf } from './double.ts';
import { behindRow, type Sight } from './first-decision.ts';
import type { Rules } from './rules.ts';
import { handAfter } from './swap.ts';
import { ends, type Antes, profitIn, type Valuation } from './value.ts';

const stake = cents(100);
const wager: Wager = { player: playerId('anyone'), spot: ante, stake, fee: nothing };

/** The largest insurance offered on a hand, in whole Antes; 0 if none is. */
function insuranceMost(rules: Rules, hand: readonly Card[]): number {
  const insured = secondOffer(rules, wager, hand).options.find(({ costMost }) => costMost !== undefined);
  return insured?.costMost === undefined ? 0 : Math.floor((insured.costMost - betOn(stake)) / stake);
}

/** MAX if a unit of it gains, otherwise none: the value per unit does not depend on the number of units. */
export function bestInsurance(
  { rules, valuation }: { readonly rules: Rules; readonly valuation: Valuation },
  hand: readonly Card[],
  { made, behind }: { readonly made: MadeHand; readonly behind: Behind },
): number {
  const most = insuranceMost(rules, hand);
  return most > 0 && valuation.insuranceGain(behind, made) > 0 ? most : 0;
}

/** Whether to insure wherever it gains, or never. */
export type Insuring = 'best' | 'withoutInsurance';
const plays: readonly Insuring[] = ['best', 'withoutInsurance'];

export type Visit = (play: Insuring, money: Antes, probability: number) => void;

export interface Continuing {
  readonly rules: Rules;
  readonly valuation: Valuation;
  readonly sight: Sight;
  readonly word: Word;
}

/** Second decision, insurance and the dealer's exchange, all played best, exactly over the dealer's possible hands. */
export function continueWith({
  rules,
  valuation,
  sight,
  word,
}: Continuing): (community: readonly Card[], visit: Visit) => void {
  const { open, up } = sight;
  const insure = (hand: readonly Card[], made: MadeHand, behind: Behind) =>
    bestInsurance({ rules, valuation }, hand, { made, behind });
  // A player who bets at once insures before the row is dealt (RP-917).
  const early = word.option === 'bet' ? insure(open, madeOf(open), dealerBehind(up, [...open, up])) : 0;
  const { plain, withFee } = valuation.folded;
  return (community, visit) => {
    if (word.option === 'fold') {
      for (const play of plays) visit(play, plain, 1);
      return;
    }
    const hand = handAfter(open, community, word);
    const [made, behind] = [madeOf(hand), behindRow(sight, community)];
    const ways = valuation.waysOf(behind, made);
    const hasFee = word.option !== 'bet';
    const best = hasFee ? insure(hand, made, behind) : early;
    for (const play of plays) {
      const insurance = play === 'best' ? best : 0;
      const profit = valuation.profitOf(made, ways) + insurance * valuation.insuranceGain(behind, made);
      if (hasFee && profit < profitIn(plain)) visit(play, withFee, 1);
      else {
        for (const [at, end] of ends.entries()) {
          const of = ways.of[at] as number;
          if (of > 0) visit(play, valuation.moneyOf(made, end, { hasFee, insurance }), of / ways.total);
        }
      }
    }
  };
}
