/** Exact chances of Live Blackjack (Ezugi), one seat alone on a full shoe: side bets, and the main bet under default play. */
import { type Card, deck } from '../../cards/card.ts';
import type { Pay } from '../../round/settle.ts';
import type { Chance, SpotChances } from '../chances.ts';
import { dealerCounts, everyPair } from './count.ts';
import { type Rules, spots } from './rules.ts';
import { payOnHand } from './settle.ts';
import { onPair, onThree, type Opening } from './side-bets.ts';

/**
 * The main bet is told for the default of every offer, stand and no insurance (BJ-E-050): what a seat whose player has
 * dropped out gets. Best play is not counted here.
 */
export function chancesWith(rules: Rules): readonly SpotChances[] {
  const { decks } = rules;
  return [
    {
      ...plain,
      spot: spots.main,
      chances: standing(rules),
      defaultPlay: 'alwaysStanding',
      otherPlay: { alwaysStanding: standing(rules) },
    },
    { ...plain, spot: spots.perfectPair, chances: bySide(decks, onPair(rules).pays) },
    { ...plain, spot: spots.twentyOnePlusThree, chances: bySide(decks, onThree(rules).pays) },
  ];
}

const plain = { fee: undefined, otherPlay: {}, strategy: [], charts: [] } as const;

/** Every first card, second card and open card of the dealer, in order. */
function bySide(decks: number, pays: (opening: Opening) => Pay): readonly Chance[] {
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

/** The first two cards are kept, whatever they are. */
function standing(rules: Rules): readonly Chance[] {
  const judge = payOnHand(rules);
  const sums = new Map<Pay, bigint>();
  for (const { ways, left, hand } of everyPair(rules.decks)) {
    for (const { standing: theirs, weight } of dealerCounts(left, rules.dealerStandsSoft17)) {
      const pay = judge(hand, theirs);
      sums.set(pay, (sums.get(pay) ?? 0n) + ways * weight);
    }
  }
  return [...sums].map(([pay, weight]) => ({ weight, pay, raise: 0 }));
}
