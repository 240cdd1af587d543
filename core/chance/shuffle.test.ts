/** The shuffle: every order of the cards, all equally likely. */
import { describe, expect, test } from 'vitest';
import { type Card, deck, printCard } from '../cards/card.ts';
import { compositionMistakes } from '../cards/shoe.ts';
import { shoeOrder, shuffledPack } from './shuffle.ts';
import { type Stream, streamOf } from './stream.ts';

const seed = (n: number) => new Uint8Array(32).fill(n);
const shoeStream = (n: number) => streamOf(seed(n), 'shoe');

/** Durstenfeld's shuffle from the front, completed before the first card is dealt. */
function shuffledAtOnce(decks: number, stream: Stream): readonly Card[] {
  const order = Array.from({ length: decks }, () => deck).flat();
  for (let front = 0; front < order.length; front++) {
    const chosen = front + stream.below(order.length - front);
    [order[front], order[chosen]] = [order[chosen] as Card, order[front] as Card];
  }
  return order;
}

/** A stream that gives these numbers and then ends; it records the limits it was asked for. */
function saying(numbers: readonly number[]): Stream & { readonly limits: number[] } {
  const limits: number[] = [];
  return {
    limits,
    below(limit) {
      limits.push(limit);
      const said = numbers[limits.length - 1];
      if (said === undefined) throw new Error('nothing more is said');
      return said;
    },
  };
}

describe('a shoe', () => {
  test.each([1, 2, 6, 8, 12])('of %i decks is complete: each card as many times as there are decks', (decks) => {
    for (let n = 0; n < 5; n++) {
      const order = shoeOrder(decks, shoeStream(n));
      expect(order).toHaveLength(decks * 52);
      expect(compositionMistakes(decks, order)).toEqual([]);
    }
  });

  test.each([1, 8])('of %i decks dealt card by card is the shoe shuffled at once from the same stream', (decks) => {
    for (let n = 0; n < 20; n++) {
      expect(shoeOrder(decks, shoeStream(n))).toEqual(shuffledAtOnce(decks, shoeStream(n)));
    }
  });

  test('different seeds or sequences give different orders, the same ones the same order', () => {
    const orders = [1, 2, 3].flatMap((n) =>
      [0, 1].map((sequence) =>
        shoeOrder(8, streamOf(seed(n), 'shoe', sequence))
          .map(printCard)
          .join(' '),
      ),
    );
    expect(new Set(orders).size).toBe(6);
    expect(shoeOrder(8, shoeStream(1)).map(printCard).join(' ')).toBe(orders[0]);
  });

  test('packs share no state', () => {
    const first = shuffledPack(1, shoeStream(1));
    const dealt = Array.from({ length: 20 }, () => first.deal());
    expect(shoeOrder(1, shoeStream(1)).slice(0, 20)).toEqual(dealt);
    expect(compositionMistakes(1, shoeOrder(1, shoeStream(2)))).toEqual([]);
  });
});

describe('a pack', () => {
  test('counts the cards dealt and ends after the last one', () => {
    const pack = shuffledPack(1, shoeStream(1));
    expect([pack.size, pack.dealt]).toEqual([52, 0]);
    for (let dealt = 1; dealt <= 52; dealt++) {
      pack.deal();
      expect(pack.dealt).toBe(dealt);
    }
    expect(() => pack.deal()).toThrow('no card left');
    expect(pack.dealt).toBe(52);
  });

  test('draws each card from those left, using one number per card', () => {
    const stream = saying(Array<number>(52).fill(0));
    shoeOrder(1, stream);
    expect(stream.limits).toEqual(Array.from({ length: 52 }, (_, at) => 52 - at));
  });

  test('[GLI-13] each of the 132,600 ways to deal three cards is the end of exactly one path of the draw', () => {
    const seen = new Set<number>();
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < 51; b++) {
        for (let c = 0; c < 50; c++) {
          const pack = shuffledPack(1, saying([a, b, c]));
          seen.add((pack.deal() * 52 + pack.deal()) * 52 + pack.deal());
        }
      }
    }
    expect(seen.size).toBe(52 * 51 * 50);
  });

  test('[GLI-13] over many shoes every card is equally likely at every place (chi-square)', () => {
    const shoes = 5200;
    const places = [0, 1, 2, 25, 50, 51];
    const counts = new Map(places.map((place) => [place, Array<number>(52).fill(0)]));
    const stream = streamOf(seed(5), 'shoe');
    for (let n = 0; n < shoes; n++) {
      const order = shoeOrder(1, stream);
      for (const [place, count] of counts) count[order[place] as Card] = (count[order[place] as Card] ?? 0) + 1;
    }
    for (const [place, count] of counts) {
      const square = count.reduce((sum, often) => sum + (often - 100) ** 2 / 100, 0);
      // 51 degrees of freedom: five standard deviations above the mean; the seed is fixed.
      expect([place, square < 51 + 5 * Math.sqrt(102)]).toEqual([place, true]);
    }
  });
});
