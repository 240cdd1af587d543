/** Enumerates every deal by card value: runs the real procedure for each and counts the ways it comes. */
import { invariant } from '../../../base/invariant.ts';
import { type Card, deck, deckSize } from '../../../cards/card.ts';
import { cardAnswer } from '../../../chance/virtual-dealer.ts';
import type { Procedure } from '../../../round/procedure.ts';
import type { Coup } from '../coup.ts';
import { pointsOf } from '../presentation/hand.ts';

/** No coup takes more cards; a shorter one is counted with every order of the cards that stay in the shoe. */
const mostCards = 6;

/** Ordered choices of six cards from the shoe: 4,998,398,275,503,360 with eight decks. */
export function dealsInAll(decks: number): bigint {
  return fallingProduct(BigInt(decks * deckSize), mostCards);
}

/** Cards of equal value are one kind; a deal of kinds stands for all deals of their cards. */
export function everyDeal(decks: number, deal: () => Procedure<Coup>, visit: (coup: Coup, ways: bigint) => void): void {
  const kinds = Array.from({ length: 10 }, (_, value) => deck.filter((card) => pointsOf(card) === value));
  const left = kinds.map((cards) => cards.length * decks);
  const prefix: Card[] = [];

  const explore = (ways: bigint) => {
    const coup = dealPrefix(deal(), prefix);
    if (coup !== undefined) {
      visit(coup, ways * fallingProduct(BigInt(decks * deckSize - prefix.length), mostCards - prefix.length));
      return;
    }
    invariant(prefix.length < mostCards, 'a coup takes six cards at most');
    for (let value = 0; value < left.length; value++) {
      const copies = left[value] as number;
      if (copies === 0) continue;
      left[value] = copies - 1;
      prefix.push(kinds[value]?.[0] as Card);
      explore(ways * BigInt(copies));
      prefix.pop();
      left[value] = copies;
    }
  };
  explore(1n);
}

/** The coup these cards make, or undefined if it needs another. */
function dealPrefix(script: Procedure<Coup>, cards: readonly Card[]): Coup | undefined {
  let step = script.next();
  for (const card of cards) {
    invariant(step.done !== true, 'the deal asks for each of its cards');
    step = script.next(cardAnswer(card));
  }
  return step.done === true ? step.value : undefined;
}

export function fallingProduct(from: bigint, factors: number): bigint {
  let product = 1n;
  for (let i = 0n; i < factors; i++) product *= from - i;
  return product;
}
