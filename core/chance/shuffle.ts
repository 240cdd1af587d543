/** Turns a stream into an order of cards: Fisher–Yates from the front, one card at a time as it is dealt. */
import { broken } from '../base/invariant.ts';
import { type Card, deckSize } from '../cards/card.ts';
import type { Stream } from './stream.ts';

/** Cards waiting to be dealt in random order. */
export interface Pack {
  /** The next card. Swapping lazily gives the same order as shuffling everything first. */
  deal(): Card;
  readonly dealt: number;
  readonly size: number;
}

export const shuffledPack = (decks: number, stream: Stream): Pack => new ShufflingPack(orderedCards(decks), stream);

/** All cards of a shoe in the order they come out. */
export function shoeOrder(decks: number, stream: Stream): readonly Card[] {
  const pack = shuffledPack(decks, stream);
  return Array.from({ length: pack.size }, () => pack.deal());
}

/** A class because dealing is the innermost loop of a simulation: closures made it three times slower. */
class ShufflingPack implements Pack {
  readonly #cards: Uint8Array;
  readonly #stream: Stream;
  dealt = 0;

  constructor(ordered: Uint8Array, stream: Stream) {
    this.#cards = ordered.slice();
    this.#stream = stream;
  }

  get size(): number {
    return this.#cards.length;
  }

  deal(): Card {
    const cards = this.#cards;
    const { dealt } = this;
    if (dealt === cards.length) broken('the shoe has no card left');
    const chosen = dealt + this.#stream.below(cards.length - dealt);
    const card = cards[chosen] as Card;
    cards[chosen] = cards[dealt] as number;
    cards[dealt] = card;
    this.dealt = dealt + 1;
    return card;
  }
}

/** Decks in order, cached as bytes: a simulation shuffles a new pack every eighty rounds. */
function orderedCards(decks: number): Uint8Array {
  const known = ordered.get(decks);
  if (known !== undefined) return known;
  const cards = Uint8Array.from({ length: decks * deckSize }, (_, at) => at % deckSize);
  ordered.set(decks, cards);
  return cards;
}

const ordered = new Map<number, Uint8Array>();
