/** Royal Poker: the classes of deals against a plain count of every deal. */
import { expect, test } from 'vitest';
import { type Card, deck } from '../../cards/card.ts';
import { dealsByPrice, type Size } from './deals.ts';
import { madeOf } from './double.ts';
import { pricesWith } from './prices.ts';
import { rules } from './rules.ts';

const prices = pricesWith(rules.parse({}));

function plainCount(size: Size): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const hand: Card[] = [];
  const deal = (from: number): void => {
    if (hand.length === size) {
      const { name } = prices.of(madeOf(hand));
      counts[name] = (counts[name] ?? 0) + 1;
      return;
    }
    for (let at = from; at < deck.length; at++) {
      hand.push(deck[at] as Card);
      deal(at + 1);
      hand.pop();
    }
  };
  deal(0);
  return counts;
}

test.each([5, 6] as const)('[RP-042] all deals of %i cards, one by one', { timeout: 900_000 }, (size) => {
  expect(plainCount(size)).toEqual(Object.fromEntries(dealsByPrice(size, prices)));
});
