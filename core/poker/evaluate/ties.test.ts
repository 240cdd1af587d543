/** Kickers and ties among high hands, clause by clause. */
import { describe, expect, test } from 'vitest';
import { winner, worth } from './testing/worth.ts';

describe('kickers', () => {
  test.each([
    ['four of a kind', 'Js Jh Jd Jc 5d', 'Js Jh Jd Jc 4d'],
    ['three of a kind', 'As Ah Ad 9c 5s', 'As Ah Ad 9c 4s'],
    ['two pairs', 'Js Jh 8d 8c Ks', 'Js Jh 8d 8c Qs'],
    ['a pair, by the last of three', 'Qs Qh Td 7c 4s', 'Qs Qh Td 7c 3s'],
  ])('[PH-029, PH-031] between equal combinations the higher kicker wins: %s', (_, better, worse) => {
    expect(winner(better, worse)).toBe('first');
    expect(winner(worse, better)).toBe('second');
  });

  test('[PH-029] a kicker is one of the five: the pair beside three of a kind is not', () => {
    expect(worth('As Ah Ad 9c 4s 3h 2d')).toBe('three-of-a-kind A-9-4');
    expect(worth('Js Jh Jd Jc 9d 9h 9s')).toBe('four-of-a-kind J-9');
  });

  test.each([
    ['straight', '9s Th Jd Qc Ks 2h 3d', '9s Th Jd Qc Ks 8h 7d'],
    ['flush', 'Kd Qd 9d 6d 4d 3d As', 'Kd Qd 9d 6d 4d 2d 2s'],
    ['full house', 'Qs Qh Qd 2c 2s Ah Kd', 'Qs Qh Qd 2c 2s 3h 4d'],
    ['straight flush', '3s 4s 5s 6s 7s Ah Ad', '3s 4s 5s 6s 7s Kh 2d'],
    ['royal flush', 'Ts Js Qs Ks As 9s 8s', 'Ts Js Qs Ks As 2h 2d'],
  ])('[PH-030] five-card combinations have no kicker: %s', (category, first, second) => {
    expect(worth(first).startsWith(category.replaceAll(' ', '-'))).toBe(true);
    expect(winner(first, second)).toBe('tie');
  });

  test('[PH-032] Js Jh Ac 9d 4s beats Jd Jc Kh 9s 4c: the ace kicker beats the king', () => {
    expect(winner('Js Jh Ac 9d 4s', 'Jd Jc Kh 9s 4c')).toBe('first');
  });

  test.each([
    ['Js Jh Ac 9d 4s', 'Jd Jc Ah 9s 4c'],
    ['Js Jh 8d 8c Ks', 'Jd Jc 8h 8s Kc'],
    ['As Kh 9d 5c 3s', 'Ac Kd 9h 5s 3c'],
  ])('[PH-033] equal combination and equal kickers tie: %s and %s', (first, second) => {
    expect(winner(first, second)).toBe('tie');
  });
});

describe('five-card combinations', () => {
  test('[PH-034] the straight of higher cards wins, from the wheel to the ace', () => {
    const sequence = [...'A23456789TJQKA'];
    for (let from = 0; from < 9; from++) {
      const straight = (at: number) =>
        sequence
          .slice(at, at + 5)
          .map((letter, index) => letter + 'shdcs'[index])
          .join(' ');
      expect([from, winner(straight(from + 1), straight(from))]).toEqual([from, 'first']);
    }
  });

  test('[PH-035] straights of the same ranks tie', () => {
    expect(winner('3s 4h 5d 6c 7s', '3h 4d 5c 6s 7h')).toBe('tie');
    expect(winner('As 2h 3d 4c 5s', 'Ad 2c 3s 4h 5d')).toBe('tie');
  });

  test.each([
    ['the first card', 'Ad 5d 4d 3d 2d', 'Ks Qs Js Ts 8s', 'first'],
    ['the second', 'Kd Jd 4d 3d 2d', 'Ks Ts 9s 8s 7s', 'first'],
    ['the third', 'Kd Qd 9d 3d 2d', 'Ks Qs 8s 7s 6s', 'first'],
    ['the fourth', 'Kd Qd 9d 7d 2d', 'Ks Qs 9s 6s 5s', 'first'],
    ['the fifth', 'Kd Qd 9d 6d 3d', 'Ks Qs 9s 6s 2s', 'first'],
    ['straight flushes by the high card', '4s 5s 6s 7s 8s', '3d 4d 5d 6d 7d', 'first'],
  ])('[PH-036] between flushes the higher cards win: %s', (_, first, second, expected) => {
    expect(winner(first, second)).toBe(expected);
  });

  test('[PH-037, PH-905] equal ranks tie whatever the suit: no suit is above another', () => {
    const suits = [...'shdc'];
    const of = (letters: string, suit: string) => [...letters].map((letter) => letter + suit).join(' ');
    for (const first of suits) {
      for (const second of suits) {
        expect(winner(of('KQ963', first), of('KQ963', second))).toBe('tie');
        expect(winner(of('34567', first), of('34567', second))).toBe('tie');
        expect(winner(of('TJQKA', first), of('TJQKA', second))).toBe('tie');
      }
    }
    expect(winner('As Ks Qs Js 9h', 'Ac Kc Qc Jc 9d')).toBe('tie');
  });
});

describe('the complete order', () => {
  test.each([
    ['four of a kind by rank before kicker', '9s 9h 9d 9c 2s', '8s 8h 8d 8c As'],
    ['full house by the three', '9s 9h 9d 2c 2s', '8s 8h 8d Ac As'],
    ['full house then by the pair', '9s 9h 9d 3c 3s', '9s 9h 9d 2c 2s'],
    ['three of a kind by rank', '9s 9h 9d 3c 2s', '8s 8h 8d Ac Ks'],
    ['three of a kind, second kicker', '9s 9h 9d Ac 3s', '9s 9h 9d Ac 2s'],
    ['two pairs by the higher pair', 'Ts Th 2d 2c 3s', '9s 9h 8d 8c As'],
    ['two pairs by the lower pair', 'Ts Th 4d 4c 2s', 'Ts Th 3d 3c As'],
    ['two pairs by kicker', 'Ts Th 4d 4c 3s', 'Ts Th 4d 4c 2s'],
    ['pair by rank', 'Ts Th 4d 3c 2s', '9s 9h Ad Kc Qs'],
    ['pair by the second kicker', 'Ts Th Ad 4c 2s', 'Ts Th Ad 3c 2s'],
  ])('[PH-904] %s', (_, better, worse) => {
    expect(winner(better, worse)).toBe('first');
    expect(winner(worse, better)).toBe('second');
  });

  test('[PH-904] a sixth or seventh card never breaks a tie', () => {
    expect(winner('Ts Th Ad Kc Qs 8h 2d', 'Td Tc Ah Ks Qd 3c 2h')).toBe('tie');
    expect(winner('As Kh Qd Jc 9s 8h 7d', 'Ac Ks Qh Jd 9c 3h 2s')).toBe('tie');
    expect(winner('Ts Th 9d 9c As 8h 8d', 'Td Tc 9h 9s Ad Kh 2s')).toBe('tie');
  });

  test.each([
    ['second card', 'Ks Jh 4d 3c 2s', 'Kh Ts 9d 8c 7s'],
    ['third card', 'Ks Jh 6d 3c 2s', 'Kh Js 5d 4c 3s'],
    ['fourth card', 'Ks Jh 6d 5c 2s', 'Kh Js 6s 4c 3s'],
    ['fifth card', 'Ks Jh 6d 5c 3s', 'Kh Js 6s 5d 2s'],
  ])('[PH-910] high cards are compared one after another: %s', (_, better, worse) => {
    expect(winner(better, worse)).toBe('first');
    expect(winner(worse, better)).toBe('second');
    expect(winner(better, better)).toBe('tie');
  });
});
