/** The shoe: which cards can still come out of it, and whether a set of cards is complete. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../base/refusal.ts';
import { type Card, card, cards, deck } from './card.ts';
import { cardsLeft, compositionMistakes, freshShoe, type Shoe, takeAll, takeCard } from './shoe.ts';

const decksOf = (count: number): readonly Card[] => Array.from({ length: count }, () => deck).flat();
const clause = 'AB-001';

const shoeAfter = (decks: number, gone: string): Shoe => {
  const shoe = takeAll(freshShoe(decks), cards(gone), clause);
  if (isRefusal(shoe)) throw new Error(shoe.refused);
  return shoe;
};

describe('an impossible card', () => {
  test('is the second copy from one deck, and the refusal says why under the game’s clause', () => {
    const shoe = shoeAfter(1, 'Qs');
    expect(takeCard(shoe, card('Qs'), clause)).toEqual({
      refused: 'impossible-card',
      clause,
      values: { card: 'Qs' },
    });
    expect(isRefusal(takeCard(shoe, card('Qh'), clause))).toBe(false);
    expect(isRefusal(takeCard(shoe, card('Ks'), clause))).toBe(false);
  });

  test('is the ninth copy from eight decks', () => {
    const seven = shoeAfter(8, 'Qs Qs Qs Qs Qs Qs Qs');
    const eight = takeCard(seven, card('Qs'), clause);
    expect(isRefusal(eight)).toBe(false);
    expect(takeCard(eight as Shoe, card('Qs'), clause)).toMatchObject({
      refused: 'impossible-card',
      values: { card: 'Qs' },
    });
  });

  test('refuses all cards taken together, and leaves the shoe unchanged', () => {
    const shoe = shoeAfter(1, '9h');
    expect(takeAll(shoe, cards('3c Td 9h 5s'), clause)).toMatchObject({ refused: 'impossible-card' });
    expect(cardsLeft(shoe)).toBe(51);
    expect(isRefusal(takeAll(shoe, cards('3c Td 5s'), clause))).toBe(false);
  });
});

describe('cards dealt', () => {
  test('are counted, and the earlier shoe value is unchanged', () => {
    const fresh = freshShoe(8);
    expect(cardsLeft(fresh)).toBe(416);
    const after = takeCard(fresh, card('Qs'), clause) as Shoe;
    expect([cardsLeft(after), after.dealt, after.out[card('Qs')]]).toEqual([415, 1, 1]);
    expect([cardsLeft(fresh), fresh.dealt, fresh.out[card('Qs')]]).toEqual([416, 0, 0]);
  });

  test('any order of all cards empties the shoe, after which every card is impossible', () => {
    const shuffled = fc
      .integer({ min: 1, max: 3 })
      .chain((decks) =>
        fc.tuple(fc.constant(decks), fc.shuffledSubarray([...decksOf(decks)], { minLength: decks * 52 })),
      );
    fc.assert(
      fc.property(shuffled, ([decks, order]) => {
        const empty = takeAll(freshShoe(decks), order, clause);
        expect(isRefusal(empty)).toBe(false);
        expect(cardsLeft(empty as Shoe)).toBe(0);
        for (const one of deck)
          expect(takeCard(empty as Shoe, one, clause)).toMatchObject({ refused: 'impossible-card' });
      }),
      { numRuns: 20 },
    );
  });
});

describe('the composition of a set', () => {
  test('full decks in any order are right', () => {
    expect(compositionMistakes(8, decksOf(8))).toEqual([]);
    expect(compositionMistakes(1, deck.toReversed())).toEqual([]);
  });

  test('missing and extra cards are both reported, in deck order', () => {
    const swapped = decksOf(8).with(0, card('As')); // a two of clubs replaced by an ace of spades
    expect(compositionMistakes(8, swapped)).toEqual([
      { card: card('2c'), count: 7 },
      { card: card('As'), count: 9 },
    ]);
  });

  test('a set one deck short misses one of everything', () => {
    expect(compositionMistakes(8, decksOf(7))).toHaveLength(52);
    expect(compositionMistakes(1, [])).toHaveLength(52);
    expect(compositionMistakes(6, decksOf(8))[0]).toEqual({ card: card('2c'), count: 8 });
  });
});
