/**
 * Chances of Live Blackjack (Ezugi), one seat alone on a full shoe: side bets, insurance, and the main bet by way of
 * playing.
 */
import { compare, ratio, zero } from '../../base/ratio.ts';
import { type Card, deck } from '../../cards/card.ts';
import type { Pay } from '../../round/settle.ts';
import { type Advice, type Chance, figuresOf, type SpotChances } from '../chances.ts';
import { analysisOf, byCards, byDefault, withoutSurrender } from './analysis/analyse.ts';
import { once } from './analysis/once.ts';
import { wayBy } from './analysis/chart.ts';
import { chartsOf } from './charts.ts';
import { type Rules, spots } from './rules.ts';
import { payOnInsurance } from './settle.ts';
import { onPair, onThree, type OpeningCards } from './side-bets.ts';

/**
 * The main bet's chances under the chart. Alternatives, computed on demand: best play with the exact cards, the chart
 * without surrender, and the default of every offer, stand and no insurance (BJ-E-050), which is what a seat whose
 * player has dropped out gets.
 */
export function chancesWith(rules: Rules): readonly SpotChances[] {
  const { decks } = rules;
  const { chart, chancesBy } = analysisOf(rules);
  const byChart = once(() => chancesBy(wayBy));
  return [
    {
      ...plain,
      spot: spots.main,
      get chances() {
        return byChart();
      },
      otherPlay: onDemand({
        compositionDependent: () => chancesBy(byCards),
        ...(rules.earlySurrender ? { withoutSurrender: () => chancesBy(withoutSurrender) } : {}),
        alwaysStanding: () => chancesBy(byDefault),
      }),
      defaultPlay: 'alwaysStanding',
      offered: { insurance: insured(rules, 1, 0) },
      strategy: insuranceAdvice(rules),
      get charts() {
        return chartsOf(rules, chart());
      },
    },
    { ...plain, spot: spots.perfectPair, chances: bySide(decks, onPair(rules).pays) },
    { ...plain, spot: spots.twentyOnePlusThree, chances: bySide(decks, onThree(rules).pays) },
  ];
}

/** Lists computed when first read. */
function onDemand(made: Readonly<Record<string, () => readonly Chance[]>>): SpotChances['otherPlay'] {
  const lists: Record<string, readonly Chance[]> = {};
  for (const [name, make] of Object.entries(made)) {
    Object.defineProperty(lists, name, { enumerable: true, get: once(make) });
  }
  return lists;
}

const plain = { fee: undefined, otherPlay: {}, strategy: [], charts: [] } as const;

/** With this many cards known, the dealer's Ace among them, and this many of them tens. */
function insured(rules: Rules, known: number, tens: number): readonly Chance[] {
  const pay = payOnInsurance(rules);
  const ten = 16 * rules.decks - tens;
  return [
    { weight: BigInt(ten), pay: pay({ isBlackjack: true }), raise: 0 },
    { weight: BigInt(52 * rules.decks - known - ten), pay: pay({ isBlackjack: false }), raise: 0 },
  ];
}

/** All that a hand says about the hole card is how many tens it has taken. */
function insuranceAdvice(rules: Rules): readonly Advice[] {
  return ['no ten', 'one ten', 'two tens'].map((held, tens) => {
    const { edge } = figuresOf(insured(rules, 3, tens), undefined);
    const gain = ratio(-edge.n, edge.d);
    const choose = compare(gain, zero) > 0 ? 'insurance' : 'no';
    return { when: `the dealer shows an Ace, ${held} in hand`, choose, gain };
  });
}

/** Every first card, second card and dealer's open card, in order. */
function bySide(decks: number, pays: (opening: OpeningCards) => Pay): readonly Chance[] {
  const sums = new Map<Pay, number>();
  const left = (card: Card, ...gone: readonly Card[]) => decks - gone.filter((one) => one === card).length;
  for (const first of deck) {
    for (const second of deck) {
      for (const up of deck) {
        const ways = decks * left(second, first) * left(up, first, second);
        const pay = pays({ first, second, up });
        sums.set(pay, (sums.get(pay) ?? 0) + ways);
      }
    }
  }
  return [...sums].map(([pay, ways]) => ({ weight: BigInt(ways), pay, raise: 0 }));
}
