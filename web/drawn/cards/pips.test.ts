import { expect, test } from 'vitest';
import { cardBox, pipsOf } from './pips.ts';
import { indexOf, lettersOf } from './suits.ts';

const numbers = ['2', '3', '4', '5', '6', '7', '8', '9', 'T'];

test.each(numbers.map((rank, at) => [rank, at + 2] as const))('a %s has %i pips', (rank, count) => {
  expect(pipsOf(rank)).toHaveLength(count);
});

test.each(numbers)(
  'the pips of a %s stand inside the card, clear of each other, and upside down below the middle',
  (rank) => {
    const pips = pipsOf(rank);
    for (const { x, y, isTurned } of pips) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(cardBox.width - 60);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(cardBox.height - 40);
      expect(isTurned).toBe(y > cardBox.height / 2);
    }
    for (const [at, one] of pips.entries()) {
      for (const other of pips.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(42);
      }
    }
  },
);

test('all except the seven look the same upside down', () => {
  for (const rank of numbers.filter((one) => one !== '7')) {
    const places = pipsOf(rank).map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`);
    const turned = pipsOf(rank).map(({ x, y }) => `${Math.round(cardBox.width - x)}/${Math.round(cardBox.height - y)}`);
    expect(turned.toSorted()).toEqual(places.toSorted());
  }
});

test('aces and courts have a picture instead', () => {
  expect(['A', 'J', 'Q', 'K'].flatMap(pipsOf)).toEqual([]);
});

test('a card is parsed from its two letters; the back of a card has none', () => {
  expect(lettersOf('Td')).toEqual({ rank: 'T', suit: 'd' });
  expect(indexOf('T')).toBe('10');
  expect([lettersOf('hidden'), lettersOf('9x'), lettersOf('')]).toEqual([undefined, undefined, undefined]);
});
