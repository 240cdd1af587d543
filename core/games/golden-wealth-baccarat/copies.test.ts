/** Golden Wealth Baccarat: counts of equal cards, against cards dealt one by one. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cards, deck } from '../../cards/card.ts';
import { pointsOf } from '../baccarat/presentation/hand.ts';
import { countByPoints, splitByCopies, waysInAll } from './copies.ts';

/** How often each point value occurs, given the points themselves: [0, 0, 9]. */
const counts = (points: readonly number[]) =>
  Array.from({ length: 10 }, (_, at) => points.filter((one) => one === at).length);

/** Every ordered choice of real cards with these points, keyed by the copies among them. */
function dealtOneByOne(decks: number, points: readonly number[]): Record<string, bigint> {
  const shoe = Array.from({ length: decks }, () => deck).flat();
  const ways: Record<string, bigint> = {};
  const used = new Set<number>();
  const dealt: Card[] = [];
  const deal = () => {
    const wanted = points[dealt.length];
    if (wanted === undefined) {
      const copies = [...new Set(dealt)].map((card) => dealt.filter((one) => one === card).length);
      const key = copies.toSorted((a, b) => b - a).join(' ');
      ways[key] = (ways[key] ?? 0n) + 1n;
      return;
    }
    shoe.forEach((card, at) => {
      if (used.has(at) || pointsOf(card) !== wanted) return;
      used.add(at);
      dealt.push(card);
      deal();
      dealt.pop();
      used.delete(at);
    });
  };
  deal();
  return ways;
}

const split = (decks: number, points: readonly number[]) =>
  Object.fromEntries(splitByCopies(decks, counts(points)).map(({ copies, ways }) => [copies.join(' '), ways]));

describe('ways by copies', () => {
  const hands: readonly (readonly [number, readonly number[]])[] = [
    [1, [5]],
    [1, [5, 5, 5]],
    [1, [0, 0, 9]],
    [2, [9, 9]],
    [2, [9, 9, 9]],
    [2, [9, 9, 9, 9]],
    [2, [0, 0, 0]],
    [2, [0, 0, 9]],
    [2, [1, 1, 2, 2]],
    [2, [1, 2, 3]],
    [3, [7, 7, 7]],
    [3, [7, 7, 7, 7]],
    [3, [7, 7, 8, 8]],
  ];
  test.each(hands)('%i decks, cards that count %j: as many as when dealt one by one', (decks, points) => {
    const expected = dealtOneByOne(decks, points);
    expect(split(decks, points)).toEqual(expected);
    expect(waysInAll(decks, counts(points))).toBe(Object.values(expected).reduce((sum, ways) => sum + ways, 0n));
  });

  test('two aces from eight decks: 32 · 7 twins and 32 · 24 others', () => {
    expect(split(8, [1, 1])).toEqual({ '2': 32n * 7n, '1 1': 32n * 24n });
  });

  test('any cards of any shoe: the parts add up to the whole, and no part has more copies than decks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(fc.nat(9), { maxLength: 6 }), (decks, points) => {
        const parts = splitByCopies(decks, counts(points));
        expect(parts.reduce((sum, { ways }) => sum + ways, 0n)).toBe(waysInAll(decks, counts(points)));
        for (const { copies, ways } of parts) {
          expect(ways > 0n).toBe(true);
          expect(Math.max(0, ...copies)).toBeLessThanOrEqual(decks);
          expect(copies.reduce((sum, count) => sum + count, 0)).toBe(points.length);
        }
      }),
    );
  });

  test('a hand is counted by its points: 9h Kc 9h Td is two nines and two zeros', () => {
    expect(countByPoints(cards('9h Kc 9h Td Ac'))).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
  });
});
