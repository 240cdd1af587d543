/** Classes of deals that a spot cannot distinguish, each with one example coup and its number of ways. */
import { type Card, card, deck, deckSize } from '../../../cards/card.ts';
import type { Procedure } from '../../../round/procedure.ts';
import { type Coup, judge } from '../coup.ts';
import { openingOf } from '../presentation/hand.ts';
import { dealsInAll, everyDeal } from './deals.ts';

/** What decides a spot: totals and card counts, or how the two hands open. */
export type Classes = 'points' | 'openings';

export interface DealClass {
  readonly coup: Coup;
  readonly ways: bigint;
}

/** By both totals and both card counts. */
export function classesByPoints(decks: number, deal: () => Procedure<Coup>): readonly DealClass[] {
  const classes = new ClassCount();
  everyDeal(decks, deal, (coup, ways) => {
    classes.count(`${coup.playerPoints} ${coup.bankerPoints} ${coup.player.length} ${coup.banker.length}`, coup, ways);
  });
  return classes.all;
}

/** By the pairs the hands open with. By symmetry, one first card stands for all 52. */
export function classesByOpenings(decks: number): readonly DealClass[] {
  const classes = new ClassCount();
  const rest = dealsInAll(decks) / openingsInAll(decks);
  const p1 = card('As');
  for (const p2 of deck) {
    for (const b1 of deck) {
      for (const b2 of deck) {
        const ways = orders(decks, [p1, p2, b1, b2]) * BigInt(deckSize) * rest;
        if (ways === 0n) continue;
        const coup = judge([p1, p2], [b1, b2]);
        classes.count(`${openingOf(coup.player)} ${openingOf(coup.banker)}`, coup, ways);
      }
    }
  }
  return classes.all;
}

class ClassCount {
  readonly #classes = new Map<string, { coup: Coup; ways: bigint }>();

  count(key: string, coup: Coup, ways: bigint): void {
    const known = this.#classes.get(key);
    if (known === undefined) this.#classes.set(key, { coup, ways });
    else known.ways += ways;
  }

  get all(): readonly DealClass[] {
    return [...this.#classes.values()];
  }
}

function openingsInAll(decks: number): bigint {
  const size = BigInt(decks * deckSize);
  return size * (size - 1n) * (size - 2n) * (size - 3n);
}

/** The number of ways to deal exactly these cards in this order: each copy taken leaves one fewer. */
function orders(decks: number, cards: readonly Card[]): bigint {
  let product = 1;
  cards.forEach((drawn, i) => {
    product *= decks - cards.slice(0, i).filter((earlier) => earlier === drawn).length;
  });
  return BigInt(product);
}
