/** The ten categories, their examples and their order, clause by clause. */
import { describe, expect, test } from 'vitest';
import { deck, printCard, rankOf as rankOfCard, suitOf } from '../../cards/card.ts';
import { handName } from '../names/hand-name.ts';
import { rankOf } from './high.ts';
import { rank, winner, worth } from './testing/worth.ts';

const letters = [...'23456789TJQKA'];
const suits = [...'shdc'];

describe('the deck', () => {
  test('[PH-001] 52 different cards: thirteen ranks from the two to the ace in each of four suits', () => {
    const all = suits.flatMap((suit) => letters.map((letter) => letter + suit));
    expect(deck.map(printCard).sort()).toEqual(all.sort());
    for (const suit of [0, 1, 2, 3]) {
      const ranks = deck.filter((card) => suitOf(card) === suit).map(rankOfCard);
      expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  test('[PH-002] a pair of each rank beats the pair of the rank below, two up to ace', () => {
    for (const [at, letter] of letters.entries()) {
      const below = letters[at - 1];
      if (below === undefined) continue;
      const kickers = letters.filter((other) => other !== letter && other !== below).slice(0, 3);
      const others = `${kickers[0]}d ${kickers[1]}d ${kickers[2]}c`;
      expect([letter, winner(`${letter}s ${letter}h ${others}`, `${below}s ${below}h ${others}`)]).toEqual([
        letter,
        'first',
      ]);
    }
  });

  test('[PH-003] the ace is the top of one straight, the bottom of another and the highest pair', () => {
    expect(worth('Ts Jh Qd Kc As')).toBe('straight A');
    expect(worth('As 2h 3d 4c 5s')).toBe('straight 5');
    expect(winner('As Ah 2d 3c 4s', 'Ks Kh Qd Jc Ts')).toBe('first');
  });

  test('[PH-911] queens are one rank, between jack and king, written Q', () => {
    expect(worth('Qs Qh Td 7c 3s')).toBe('pair Q-10-7-3');
    expect(winner('Qs Qh 4d 3c 2s', 'Js Jh Ad Kc Ts')).toBe('first');
    expect(winner('Qs Qh Ad Kc Ts', 'Ks Kh 4d 3c 2s')).toBe('second');
    expect(deck.filter((card) => rankOfCard(card) === 10).map(printCard)).toEqual(['Qc', 'Qd', 'Qh', 'Qs']);
  });
});

describe('the order of categories', () => {
  /** Each the weakest of its category, except the last; each must still beat the strongest of the next. */
  const strongest = [
    ['royal flush', 'Ts Js Qs Ks As'],
    ['straight flush', '9s Ts Js Qs Ks'],
    ['four of a kind', 'As Ah Ad Ac Ks'],
    ['full house', 'As Ah Ad Kc Ks'],
    ['flush', 'As Ks Qs Js 9s'],
    ['straight', 'As Kh Qd Jc Ts'],
    ['three of a kind', 'As Ah Ad Kc Qs'],
    ['two pairs', 'As Ah Kd Kc Qs'],
    ['pair', 'As Ah Kd Qc Js'],
    ['high card', 'As Kh Qd Jc 9s'],
  ] as const;
  const weakest = [
    ['royal flush', 'Tc Jc Qc Kc Ac'],
    ['straight flush', 'Ac 2c 3c 4c 5c'],
    ['four of a kind', '2s 2h 2d 2c 3s'],
    ['full house', '2s 2h 2d 3c 3s'],
    ['flush', '2c 3c 4c 5c 7c'],
    ['straight', 'As 2h 3d 4c 5s'],
    ['three of a kind', '2s 2h 2d 3c 4s'],
    ['two pairs', '2s 2h 3d 3c 4s'],
    ['pair', '2s 2h 3d 4c 5s'],
    ['high card', '2s 3h 4d 5c 7s'],
  ] as const;

  test('[PH-004] the weakest hand of a category beats the strongest of the next one down', () => {
    for (const [at, [name, hand]] of weakest.entries()) {
      expect([name, worth(hand).startsWith(name.replaceAll(' ', '-'))]).toEqual([name, true]);
      const next = strongest[at + 1];
      if (next !== undefined) expect([name, next[0], winner(hand, next[1])]).toEqual([name, next[0], 'first']);
    }
  });

  test('[PH-004] a hand consists of five cards: fewer are not a hand', () => {
    expect(() => rankOf(deck.slice(0, 4))).toThrow('4 cards are no hand');
    expect(() => rankOf(deck.slice(0, 8))).toThrow('8 cards are no hand');
    expect(rankOf(deck.slice(0, 6))).toBe(rank('2c 2d 2h 2s 3c'));
  });

  test('[PH-005] A-K-Q-J-10 of any one suit is the royal flush, and nothing beats it', () => {
    for (const suit of suits) expect(worth(`T${suit} J${suit} Q${suit} K${suit} A${suit}`)).toBe('royal-flush');
    for (const [name, hand] of strongest.slice(1))
      expect([name, winner(strongest[0][1], hand)]).toEqual([name, 'first']);
    expect(rank('Ts Js Qs Ks As')).toBe(7462);
  });

  test('[PH-025] only high card ranks below a pair', () => {
    const pair = '2s 2h 3d 4c 5s';
    const below = strongest.filter(([, hand]) => winner(pair, hand) === 'first').map(([name]) => name);
    expect(below).toEqual(['high card']);
  });
});

describe('each category', () => {
  test('[PH-006, PH-007] five of one suit in sequence: 3s 4s 5s 6s 7s is a straight flush, high card 7', () => {
    expect(worth('3s 4s 5s 6s 7s')).toBe('straight-flush 7');
    expect(handName(rank('3s 4s 5s 6s 7s'), 'en')).toBe('straight flush, seven high');
    expect(worth('3s 4s 5s 6s 8s')).toBe('flush 8-6-5-4-3');
  });

  test('[PH-008, PH-901] the ace ends a straight flush only at the bottom; the nine of them run from K to 5', () => {
    expect(worth('Ah 2h 3h 4h 5h')).toBe('straight-flush 5');
    expect(worth('Qh Kh Ah 2h 3h')).toBe('flush A-K-Q-3-2');
    const all = Array.from({ length: 10 }, (_, from) => {
      const sequence = [...'A23456789TJQKA'].slice(from, from + 5);
      return worth(sequence.map((letter) => `${letter}d`).join(' '));
    });
    const tops = ['5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    expect(all).toEqual([...tops.map((top) => `straight-flush ${top}`), 'royal-flush']);
    expect(winner('Ah 2h 3h 4h 5h', '2d 3d 4d 5d 6d')).toBe('second');
  });

  test('[PH-009, PH-010] four of one rank and one other: Js Jh Jd Jc 4d is four jacks, kicker 4', () => {
    expect(worth('Js Jh Jd Jc 4d')).toBe('four-of-a-kind J-4');
    expect(handName(rank('Js Jh Jd Jc 4d'), 'en')).toBe('four of a kind, jacks, four kicker');
    expect(worth('Js Jh Jd 4c 4d')).not.toContain('four-of-a-kind');
  });

  test('[PH-011, PH-012] three of one rank and two of another: Qs Qh Qd 2c 2s is queens over twos', () => {
    expect(worth('Qs Qh Qd 2c 2s')).toBe('full-house Q-2');
    expect(worth('2s 2h 2d Qc Qs')).toBe('full-house 2-Q');
    expect(handName(rank('Qs Qh Qd 2c 2s'), 'en')).toBe('full house, queens over twos');
  });

  test('[PH-013, PH-014] five of one suit: Kd Qd 9d 6d 3d is a flush K-Q-9-6-3; in sequence it is more', () => {
    expect(worth('Kd Qd 9d 6d 3d')).toBe('flush K-Q-9-6-3');
    expect(worth('Kd Qd 9d 6d 3c')).toBe('high-card K-Q-9-6-3');
    expect(worth('Kd Qd Jd Td 9d')).toBe('straight-flush K');
  });

  test('[PH-015, PH-016] five in sequence of mixed suits: 3s 4h 5d 6c 7s is a straight, high card 7', () => {
    expect(worth('3s 4h 5d 6c 7s')).toBe('straight 7');
    expect(handName(rank('3s 4h 5d 6c 7s'), 'en')).toBe('straight, seven high');
    expect(worth('3s 4h 5d 6c 8s')).toBe('high-card 8-6-5-4-3');
  });

  test('[PH-017] A-2-3-4-5 is the lowest straight, 10-J-Q-K-A the highest', () => {
    expect(worth('As 2h 3d 4c 5s')).toBe('straight 5');
    expect(worth('Ts Jh Qd Kc As')).toBe('straight A');
    expect(winner('2s 3h 4d 5c 6s', 'As 2h 3d 4c 5s')).toBe('first');
    expect(winner('9s Th Jd Qc Ks', 'Ts Jh Qd Kc As')).toBe('second');
  });

  test.each([
    ['Js Qd Kc As 2h', 'high-card A-K-Q-J-2'],
    ['Qs Kd Ac 2s 3h', 'high-card A-K-Q-3-2'],
    ['Ks Ad 2c 3s 4h', 'high-card A-K-4-3-2'],
  ])('[PH-018, PH-019] no sequence wraps around the ace: %s is %s', (hand, expected) => {
    expect(worth(hand)).toBe(expected);
  });

  test('[PH-020, PH-021] three of one rank: As Ah Ad 9c 4s is three aces, kickers 9-4', () => {
    expect(worth('As Ah Ad 9c 4s')).toBe('three-of-a-kind A-9-4');
    expect(handName(rank('As Ah Ad 9c 4s'), 'en')).toBe('three of a kind, aces, nine and four kickers');
    expect(worth('As Ah Ad 9c 9s')).toBe('full-house A-9');
  });

  test('[PH-022, PH-023] two and two: Js Jh 8d 8c Ks is jacks and eights, kicker K', () => {
    expect(worth('Js Jh 8d 8c Ks')).toBe('two-pairs J-8-K');
    expect(handName(rank('Js Jh 8d 8c Ks'), 'en')).toBe('two pair, jacks and eights, king kicker');
  });

  test('[PH-024, PH-026] two of one rank: Qs Qh Td 7c 3s is a pair of queens, kickers 10-7-3', () => {
    expect(worth('Qs Qh Td 7c 3s')).toBe('pair Q-10-7-3');
    expect(handName(rank('Qs Qh Td 7c 3s'), 'en')).toBe('pair of queens, ten, seven and three kickers');
  });

  test('[PH-027, PH-028] without a combination the highest card counts, then the next', () => {
    expect(worth('Ks 9h 7d 4c 2s')).toBe('high-card K-9-7-4-2');
    expect(winner('Ks 3h 4d 5c 7s', 'Qs Jh Td 8c 7s')).toBe('first');
    expect(winner('Ks Th 4d 3c 2s', 'Kh 9s 8d 7c 5s')).toBe('first');
  });

  test('[PH-903] a straight needs only two suits; of one suit it is a straight flush', () => {
    expect(worth('3s 4s 5s 6s 7h')).toBe('straight 7');
    expect(worth('3s 4h 5s 6h 7s')).toBe('straight 7');
    expect(worth('3s 4s 5s 6s 7s')).toBe('straight-flush 7');
    expect(worth('Th Jh Qh Kh Ad')).toBe('straight A');
  });

  test('[PH-951] the royal flush beats K high; the suited wheel loses to 6 high', () => {
    expect([worth('Ts Js Qs Ks As'), worth('9s Ts Js Qs Ks')]).toEqual(['royal-flush', 'straight-flush K']);
    expect(winner('Ts Js Qs Ks As', '9s Ts Js Qs Ks')).toBe('first');
    expect(worth('Ah 2h 3h 4h 5h')).toBe('straight-flush 5');
    expect(winner('Ah 2h 3h 4h 5h', '2d 3d 4d 5d 6d')).toBe('second');
  });

  test('[PH-952] 5d 4c 3s 2h Ad is a straight, 5 high, and loses to 6 high', () => {
    expect(worth('5d 4c 3s 2h Ad')).toBe('straight 5');
    expect(worth('6d 5c 4s 3h 2d')).toBe('straight 6');
    expect(winner('5d 4c 3s 2h Ad', '6d 5c 4s 3h 2d')).toBe('second');
  });
});
