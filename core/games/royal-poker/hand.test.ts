/** Royal Poker: the ten combinations and the order of all hands. */
import { describe, expect, test } from 'vitest';
import { type Card, cards, deck } from '../../cards/card.ts';
import { madeOf } from './double.ts';
import { combinationOf, combinations, qualifies, strengthOf } from './hand.ts';

const combination = (text: string) => combinationOf(strengthOf(cards(text)));
const strength = (text: string) => madeOf(cards(text)).strength;

/** The page's own examples, from strongest to weakest. */
const examples = [
  ['RP-010', 'Royal Flush', 'Th Jh Qh Kh Ah'],
  ['RP-011', 'Straight Flush', '4c 5c 6c 7c 8c'],
  ['RP-012', 'Four of a Kind', 'Ks Kh Kc Kd 3s'],
  ['RP-013', 'Full House', 'Th Ts Td As Ac'],
  ['RP-014', 'Flush', 'Ts Ks 2s 6s 7s'],
  ['RP-015', 'Straight', '7c 8s 9d Ts Jh'],
  ['RP-016', 'Three of a Kind', '5s 5h 5c Jd Ad'],
  ['RP-017', 'Two Pairs', 'As Ah 3c 3s Jc'],
  ['RP-018', 'Pair', 'Qd Qh 2h 8s 9c'],
  ['RP-019', 'Ace-King', 'As Kh 2h 3s Jc'],
] as const;

describe('the combinations', () => {
  test.each(examples)('[%s] %s: %s, and above everything below it on the page', (id, name, hand) => {
    expect(combination(hand)).toBe(name);
    const below = examples.slice(examples.findIndex(([one]) => one === id) + 1);
    for (const [, , weaker] of below) expect(strength(hand)).toBeGreaterThan(strength(weaker));
  });

  test.each([
    ['RP-010', 'the King-high one is a Straight Flush', '9h Jh Qh Kh Th', 'Straight Flush'],
    ['RP-010', 'in two suits it is a Straight', 'Th Jh Qh Kh As', 'Straight'],
    ['RP-011', 'the Ace may be its lowest card', 'Ah 2h 3h 4h 5h', 'Straight Flush'],
    ['RP-011', 'a gap makes it a Flush', '4c 5c 6c 7c 9c', 'Flush'],
    ['RP-014', 'four of a suit are not a Flush', 'Ts Ks 2s 6s 7h', 'High Card'],
    ['RP-015', 'the Ace may be its lowest card', 'Ah 2s 3h 4h 5h', 'Straight'],
    ['RP-015', 'or its highest', 'Ah Ks Qh Jh Th', 'Straight'],
    ['RP-015', 'but never between King and 2', 'Qh Ks Ah 2h 3h', 'Ace-King'],
    ['RP-015', 'four in a row are not a Straight', '7c 8s 9d Ts Qh', 'High Card'],
    ['RP-019', 'an Ace without a King does not count', 'As Qh 2h 3s Jc', 'High Card'],
    ['RP-019', 'a King without an Ace does not count', 'Ks Qh 2h 3s Jc', 'High Card'],
    ['RP-019', 'with a pair beside it the hand is a Pair', 'As Kh 3h 3s Jc', 'Pair'],
  ])('[%s] %s', (_id, _case, hand, name) => {
    expect(combination(hand)).toBe(name);
  });

  test('[RP-009] the order of the ten, from the best down', () => {
    expect(combinations.toReversed().slice(0, 10)).toEqual(examples.map(([, name]) => name));
  });
});

describe('the comparison', () => {
  test.each([
    ['the combination before its ranks', '2c 2d 2h 2s 3c', 'Ac Ad Ah Ks Kc'],
    ['the higher pair', '9c 9d 2h 3s 4c', '8c 8d Ah Ks Qc'],
    ['the higher of two pairs first', 'Kc Kd 2h 2s 3c', 'Qc Qd Jh Js Ac'],
    ['then the lower of them', 'Kc Kd 3h 3s 2c', 'Ks Kh 2h 2s Ac'],
    ['then the kicker', 'Kc Kd 3h 3s 5c', 'Ks Kh 3c 3d 4c'],
    ['a Full House by its three', '3c 3d 3h 2s 2c', '2d 2h 2s Ac Ad'],
    ['then by its two', '3c 3d 3h 5s 5c', '3c 3d 3h 4s 4c'],
    ['Three of a Kind by kickers from high to low', '7c 7d 7h As 2c', '7c 7d 7h Ks Qc'],
    ['a Flush by all its cards', 'Ac Qc 9c 5c 3c', 'Ad Qd 9d 5d 2d'],
    ['a Straight by its top', '6c 5d 4h 3s 2c', '5c 4d 3h 2s Ac'],
    ['Ace-King by the cards beside it', 'Ac Kd 9h 3s 2c', 'Ac Kd 8h 7s 6c'],
    ['below Ace-King the high cards', 'Ac Qd Jh Ts 8c', 'Ac Qd Jh 9s 8c'],
    ['an Ace over a King', 'Ac 6d 4h 3s 2c', 'Kc Qd Jh Ts 8c'],
    ['a Pair by its third kicker', '9c 9d Ah Ks 4c', '9c 9d Ah Ks 3c'],
  ])('[RP-912] %s', (_case, higher, lower) => {
    expect(strength(higher)).toBeGreaterThan(strength(lower));
  });

  test.each([
    ['9c 9d Ah Ks 4c', '9h 9s Ad Kc 4d'],
    ['Ac Qc 9c 5c 3c', 'Ad Qd 9d 5d 3d'],
    ['6c 5d 4h 3s 2c', '6d 5c 4s 3h 2d'],
    ['Th Jh Qh Kh Ah', 'Ts Js Qs Ks As'],
  ])('[RP-912] suits never decide: %s equals %s', (one, other) => {
    expect(strength(one)).toBe(strength(other));
  });

  test('[RP-912] there are 7,462 different hands, as in any game of five cards', () => {
    const seen = new Set<number>();
    // One hand for every choice of ranks, and another in a single suit where all ranks differ.
    const choose = (from: number, ranks: readonly number[]): void => {
      if (ranks.length === 5) {
        const copies = ranks.map((rank, at) => ranks.slice(0, at).filter((one) => one === rank).length);
        if (copies.some((copy) => copy > 3)) return;
        const isPaired = copies.some((copy) => copy > 0);
        const hand = ranks.map((rank, at) => deck[rank * 4 + (isPaired ? (copies[at] ?? 0) : Number(at > 2))] as Card);
        seen.add(strengthOf(hand));
        if (!isPaired) seen.add(strengthOf(ranks.map((rank) => deck[rank * 4] as Card)));
        return;
      }
      for (let rank = from; rank < 13; rank++) choose(rank, [...ranks, rank]);
    };
    choose(0, []);
    expect(seen.size).toBe(7462);
  });

  test('[RP-035] Ace-King with the lowest cards qualifies, Ace-Queen with the highest does not', () => {
    expect(qualifies(strength('Ac Kd 4h 3s 2c'))).toBe(true);
    expect(qualifies(strength('Ac Qd Jh Ts 8c'))).toBe(false);
    expect(qualifies(strength('2c 2d 3h 4s 5c'))).toBe(true);
  });
});

describe('six cards', () => {
  test.each([
    ['Kh Ks 8d 8h 2c 2s', 'Kh Ks 8d 8h 2c', 'Two Pairs'],
    ['9h Ts Jd Qh Kc As', 'Ts Jd Qh Kc As', 'Straight'],
    ['2h 4h 6h 8h Th Qh', '4h 6h 8h Th Qh', 'Flush'],
    ['Ah As Ad 8h 8s 8c', 'Ah As Ad 8h 8s', 'Full House'],
    ['9c 9d 3h 5s 7c Jd', '9c 9d 5s 7c Jd', 'Pair'],
  ])('[RP-911] of %s the best five count: %s', (six, five, name) => {
    expect(strength(six)).toBe(strength(five));
    expect(combinationOf(strength(six))).toBe(name);
  });
});
