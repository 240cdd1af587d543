/** Low hands of Omaha Hi/Lo, clause by clause. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/card.ts';
import { lowName } from '../names/hand-name.ts';
import { lowOfFive, rankOmahaLow } from './low.ts';
import { low, lowWinner, lowWorth, winner } from './testing/worth.ts';

describe('what a low is', () => {
  test('[PH-038] the weaker five cards are the better low', () => {
    const [weak, strong] = ['7s 5h 4d 3c 2s', '8s 5h 4d 3c 2s'];
    expect(winner(weak, strong)).toBe('second');
    expect(lowWinner(weak, strong)).toBe('first');
  });

  test('[PH-040] suits have no effect on a low', () => {
    expect(lowWinner('8h 7h 4h 2h Ah', '8s 7d 4c 2h As')).toBe('tie');
    expect(low('5s 4s 3s 2s As')).toBe('5-4-3-2-A');
  });

  test('[PH-042] the ace counts as one', () => {
    expect(low('Ad 8c 6s 4h 2d')).toBe('8-6-4-2-A');
    expect(lowWinner('8d 6c 4s 2h Ad', '8c 6d 4h 3s 2c')).toBe('first');
  });

  test('[PH-043] a low is read from its highest card down', () => {
    expect(low('Ad 7c 2s 4h 8d')).toBe('8-7-4-2-A');
    expect(lowWinner('7d 6c 5s 4h 3d', '8d 4c 3s 2h Ad')).toBe('first');
  });

  test('[PH-044] 5-4-3-2-A is the best low, called the wheel', () => {
    const wheel = '5d 4c 3s 2h Ad';
    for (const other of ['6d 4c 3s 2h Ad', '6d 5c 4s 3h 2d', '7d 4c 3s 2h Ad', '8d 4c 3s 2h Ad']) {
      expect([other, lowWinner(wheel, other)]).toEqual([other, 'first']);
    }
    expect(lowName(lowOfFive(cards(wheel)) ?? 0, 'en')).toBe('wheel, 5-4-3-2-A');
  });

  test('[PH-045] all wheels tie', () => {
    expect(lowWinner('5d 4c 3s 2h Ad', '5s 4s 3s 2s As')).toBe('tie');
  });

  test('[PH-054, PH-055] five different ranks, none above eight: nothing else is a low', () => {
    expect(low('8s 7h 4d 2c As')).toBe('8-7-4-2-A');
    expect(low('9s 7h 4d 2c As')).toBe('none');
    expect(low('Ks 7h 4d 2c As')).toBe('none');
    expect(low('8s 7h 4d 4c As')).toBe('none');
    expect(low('As Ah 4d 3c 2s')).toBe('none');
    expect(low('4s 4h 4d 3c 2s')).toBe('none');
    expect(low('2s 2h 2d 2c As')).toBe('none');
    expect(low('3s 3h 3d 2c 2s')).toBe('none');
  });

  test('[PH-056, PH-057] a straight or flush does not spoil a low: 8h 7h 6h 5h 4h is 8-7-6-5-4', () => {
    expect(low('8h 7h 6h 5h 4h')).toBe('8-7-6-5-4');
    expect(low('8s 7h 6d 5c 4s')).toBe('8-7-6-5-4');
    expect(low('8h 6h 4h 2h Ah')).toBe('8-6-4-2-A');
  });

  test('[PH-041 PH-902] suits and sequences are ignored completely', () => {
    expect(lowWinner('6h 5h 4h 3h 2h', '6s 5d 4c 3h 2s')).toBe('tie');
    expect(lowWinner('6h 5h 4h 3h 2h', '7s 5d 4c 3h 2s')).toBe('first');
    expect(lowWinner('5h 4h 3h 2h Ah', '6s 4d 3c 2h As')).toBe('first');
  });
});

describe('six, seven and eight lows', () => {
  test('[PH-046, PH-049, PH-051] a low is named for its highest card', () => {
    const name = (hand: string) => lowName(lowOfFive(cards(hand)) ?? 0, 'en');
    expect(name('6d 4c 3s 2h Ad')).toBe('six low, 6-4-3-2-A');
    expect(name('7d 4c 3s 2h Ad')).toBe('seven low, 7-4-3-2-A');
    expect(name('8d 4c 3s 2h Ad')).toBe('eight low, 8-4-3-2-A');
    expect([low('6d 4c 4s 2h Ad'), low('7d 7c 3s 2h Ad'), low('8d 4c 3s Ah Ad')]).toEqual(['none', 'none', 'none']);
  });

  test('[PH-047, PH-048] six lows: 6d 4c 3s 2h Ad is better than 6c 5c 4s 2d Ah', () => {
    expect(lowWinner('6d 4c 3s 2h Ad', '6c 5c 4s 2d Ah')).toBe('first');
    expect(lowWinner('6d 5c 3s 2h Ad', '6c 5d 4s 2d Ah')).toBe('first');
    expect(lowWinner('6d 5c 4s 2h Ad', '6c 5d 4h 3d Ah')).toBe('first');
    expect(lowWinner('6d 5c 4s 3h Ad', '6c 5d 4h 3d 2h')).toBe('first');
  });

  /** Each line differs from the one below in one place: second, third, fourth, fifth. */
  const decided = (top: number) => [
    ['second', `${top}d 4c 3s 2h Ad`, `${top}c 5c 3d 2d Ah`],
    ['third', `${top}d 5c 3s 2h Ad`, `${top}c 5d 4s 2d Ah`],
    ['fourth', `${top}d 5c 4s 2h Ad`, `${top}c 5d 4h 3d Ah`],
    ['fifth', `${top}d 5c 4s 3h Ad`, `${top}c 5d 4h 3d 2h`],
  ];

  test.each(decided(7))('[PH-050] seven lows: the %s card decides', (_, better, worse) => {
    expect(lowWinner(better ?? '', worse ?? '')).toBe('first');
    expect(lowWinner(worse ?? '', better ?? '')).toBe('second');
  });

  test.each(decided(8))('[PH-052] eight lows: the %s card decides', (_, better, worse) => {
    expect(lowWinner(better ?? '', worse ?? '')).toBe('first');
    expect(lowWinner(worse ?? '', better ?? '')).toBe('second');
  });

  test('[PH-053] 8-7-6-5-4 is the weakest low, and a hand with a nine does not compete', () => {
    for (const other of ['8d 7c 6s 5h 3d', '8d 7c 6s 4h 3d', '7d 6c 5s 4h 3d']) {
      expect([other, lowWinner(other, '8h 7h 6h 5h 4h')]).toEqual([other, 'first']);
    }
    expect(low('9d 4c 3s 2h Ad')).toBe('none');
  });

  test('[PH-957] 8d 5c 4s 3h 2d is better than 8c 6c 3s 2h Ad: 5 is below 6', () => {
    expect(lowWinner('8d 5c 4s 3h 2d', '8c 6c 3s 2h Ad')).toBe('first');
  });
});

test('[PH-906] lows are compared place by place, equal ranks tie, and a player may have none', () => {
  // All 56 sets of five of the ranks 8 to ace, in the order of their sorted ranks.
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8];
  const lists = ranks
    .flatMap((a) => ranks.flatMap((b) => ranks.map((c) => [a, b, c].sort((x, y) => x - y))))
    .filter(([a, b, c]) => a !== b && b !== c)
    .map((absent) => ranks.filter((rank) => !absent.includes(rank)).reverse());
  const sorted = [...new Set(lists.map((list) => list.join('-')))].sort();
  expect(sorted).toHaveLength(56);
  const lowOf = (list: string) => {
    const hand = list.split('-').map((rank) => (rank === '1' ? 'Ah' : `${rank}s`));
    return lowOfFive(cards(hand.join(' '))) ?? 0;
  };
  const ranked = sorted.map(lowOf);
  expect(ranked.toSorted((a, b) => a - b)).toEqual(ranked);
  expect(new Set(ranked).size).toBe(56);
  expect(lowWorth(rankOmahaLow(cards('Ks Kd Qh Qc'), cards('2h 4s 7d 8c Kh')))).toBe('none');
});
