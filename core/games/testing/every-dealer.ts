/** Royal Poker by brute force: every hidden dealer hand, every card of the exchange, paid by the page. */
import { type Card, deck, rankOf } from '../../cards/card.ts';
import { qualifies, strengthOf, type RoyalStrength } from '../royal-poker/hand.ts';

export interface Plainly {
  /** Profit in Antes of Ante and Bet, with the exchange bought wherever it brings more than 1. */
  readonly profit: number;
  /** Profit of one unit of insurance. */
  readonly insurance: number;
}

export function everyDealer(
  { strength, odds }: { readonly strength: RoyalStrength; readonly odds: number },
  { up, seen }: { readonly up: Card; readonly seen: readonly Card[] },
): Plainly {
  const unseen = deck.filter((card) => !seen.includes(card));
  let [hands, profit, insurance] = [0, 0, 0];
  for (const hidden of foursOf(unseen)) {
    const dealer = [...hidden, up];
    const theirs = strengthOf(dealer);
    hands += 1;
    if (qualifies(theirs)) {
      profit += moneyAgainst(theirs);
      insurance += theirs > strength ? 0 : -1;
    } else {
      insurance += 1;
      const highest = Math.max(...dealer.map(rankOf));
      const kept = dealer.filter((card) => rankOf(card) !== highest);
      const drawn = unseen.filter((card) => !hidden.includes(card));
      const exchanged = drawn.reduce((sum, card) => sum + moneyAgainst(strengthOf([...kept, card])), 0) / drawn.length;
      profit += Math.max(1, exchanged - 1);
    }
  }
  return { profit: profit / hands, insurance: insurance / hands };

  function moneyAgainst(theirs: RoyalStrength): number {
    if (!qualifies(theirs) || theirs === strength) return 0;
    return theirs > strength ? -3 : 2 * odds;
  }
}

function* foursOf(cards: readonly Card[]): Generator<readonly [Card, Card, Card, Card]> {
  for (let a = 0; a < cards.length; a++) {
    for (let b = 0; b < a; b++) {
      for (let c = 0; c < b; c++) {
        for (let d = 0; d < c; d++) yield [cards[a] as Card, cards[b] as Card, cards[c] as Card, cards[d] as Card];
      }
    }
  }
}
