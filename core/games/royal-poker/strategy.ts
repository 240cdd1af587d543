/** Best play for simulations: the first decision by the odds' sampled comparison, all later ones exactly. */
import { present } from '../../base/invariant.ts';
import { plus, times } from '../../base/money.ts';
import { type Card, deck } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';
import type { Layout } from '../../round/layout.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import type { Table } from '../game.ts';
import { betOn, places } from './choices.ts';
import { bestInsurance } from './continuation.ts';
import { dealerBehind } from './dealer-hands.ts';
import { type MadeHand, madeOf } from './double.ts';
import { behindRow, bestWord, type Sight, streamFor } from './first-decision.ts';
import { strengthOf } from './hand.ts';
import { replaceHighest } from './procedure.ts';
import type { Rules } from './rules.ts';
import { type HandStanding, standingOf } from './settle.ts';
import { handAfter } from './swap.ts';
import { profitIn, type Valuation, valuationWith } from './value.ts';

/** Stateless: the same sight gives the same first choice again. */
export function bestPlayWith(rules: Rules): ReturnType<NonNullable<Table['bestPlay']>> {
  const valuation = valuationWith(rules);
  const firstWord = rememberingLast((sight) => bestWord(valuation, sight, streamFor(sight)));

  const decideFirst = (sight: Sight, wager: Wager): Word => {
    const word = firstWord(sight);
    if (word.option !== 'bet') return word;
    const { open, up } = sight;
    const seen = { made: madeOf(open), behind: dealerBehind(up, [...open, up]) };
    return insured(bestInsurance({ rules, valuation }, open, seen), wager);
  };
  const decideSecond = (sight: Sight, community: readonly Card[], wager: Wager): Word => {
    const hand = handAfter(sight.open, community, firstWord(sight));
    const seen = { made: madeOf(hand), behind: behindRow(sight, community) };
    const insurance = bestInsurance({ rules, valuation }, hand, seen);
    const bet = valuation.profitOf(seen.made, valuation.waysOf(seen.behind, seen.made));
    const profit = bet + insurance * valuation.insuranceGain(seen.behind, seen.made);
    return profit < profitIn(valuation.folded.plain) ? { option: 'fold' } : insured(insurance, wager);
  };

  return (layout, { holder, options }, wagers) => {
    const wager = present(
      wagers.find((one) => holderOf(one) === holder),
      'a wager of who decides',
    );
    const [open, dealer, community] = [places.customer, places.dealer, places.community].map((place) =>
      openAt(layout, place),
    ) as [readonly Card[], readonly Card[], readonly Card[]];
    const sight = { open, up: present(dealer.at(-1), 'an open card') };
    const offers = (id: string) => options.some((option) => option.id === id);
    if (offers('swap')) return decideFirst(sight, wager);
    if (!offers('exchange')) return decideSecond(sight, community, wager);
    const made = madeOf(handAfter(open, community, firstWord(sight)));
    const isWorth = exchangeGain(valuation, made, { dealer, seen: [...open, ...dealer, ...community] }) > 0;
    return { option: isWorth ? 'exchange' : 'x' };
  };
}

/** The face-up cards in order: the dealer's open card comes last. */
const openAt = (layout: Layout, place: (typeof places)[keyof typeof places]): readonly Card[] =>
  (layout.places.get(place) ?? []).flatMap(({ card, face }) => (face === 'up' ? [card] : []));

const insured = (antes: number, { stake }: Wager): Word =>
  antes === 0 ? { option: 'bet' } : { option: 'bet-insured', amount: plus(betOn(stake), times(stake, antes)) };

/** How much more the exchange returns than declining it, over every card that may be drawn. */
function exchangeGain(
  valuation: Valuation,
  made: MadeHand,
  { dealer, seen }: { readonly dealer: readonly Card[]; readonly seen: readonly Card[] },
): number {
  const profit = (exchanged?: HandStanding) =>
    profitIn(valuation.moneyOf(made, { original: 'unqualified', exchanged }, { hasFee: false, insurance: 0 }));
  const drawn = deck.filter((card) => !seen.includes(card));
  const worth = drawn.map((card) => profit(standingOf(made.strength, strengthOf(replaceHighest(dealer, card)))));
  return worth.reduce((sum, one) => sum + one, 0) / drawn.length - profit();
}

/** Caches the last answer: the windows of a round ask about the same sight. */
function rememberingLast(of: (sight: Sight) => Word): (sight: Sight) => Word {
  let [last, word] = ['', { option: '' }] as [string, Word];
  return (sight) => {
    const key = [...sight.open, sight.up].join();
    if (key !== last) [last, word] = [key, of(sight)];
    return word;
  };
}
