/** How a hand is made in each game: what may be taken from the hole and what from the board. */
import { describe, expect, test } from 'vitest';
import { cards, printCard } from '../../cards/card.ts';
import { bestFive, bestFiveOmaha, bestLowOmaha } from './best-five.ts';
import { handsOf } from './games.ts';
import { rankOf } from './high.ts';
import { rankOmahaLow } from './low.ts';
import { rankOmaha } from './omaha.ts';
import { lowWorth, worthOf } from './testing/worth.ts';

const holdem = (hole: string, board: string) => worthOf(rankOf([...cards(hole), ...cards(board)]));
const omaha = (hole: string, board: string) => worthOf(rankOmaha(cards(hole), cards(board)));
const omahaLow = (hole: string, board: string) => lowWorth(rankOmahaLow(cards(hole), cards(board)));
const five = (best: readonly number[] | undefined) => best?.map((card) => printCard(card as never)).join(' ');

describe("Hold'em", () => {
  test("[PH-058, PH-061] one player's hand is the best five of the two own cards and the five of the board", () => {
    expect(holdem('As Ah', 'Ad 9c 9s 4h 2d')).toBe('full-house A-9');
    expect(five(bestFive(cards('As Ah'), cards('Ad 9c 9s 4h 2d')))).toBe('As Ah Ad 9c 9s');
    expect(holdem('7s 6h', 'Ad 9c 9s 4h 2d')).toBe('pair 9-A-7-6');
    expect(five(bestFive(cards('7s 6h'), cards('5d 4c 3s Kh Kd')))).toBe('7s 6h 5d 4c 3s');
  });

  test.each([
    ['two', '7s 6h', '5d 4c 3s Kh Kd', 'straight 7', '7s 6h 5d 4c 3s'],
    ['one', 'As 2h', 'Ks Qs Js Ts 3d', 'royal-flush', 'As Ks Qs Js Ts'],
    ['none', '2h 3d', 'Ks Qs Js Ts 9s', 'straight-flush K', 'Ks Qs Js Ts 9s'],
  ])('[PH-909] %s of the hole cards may play', (_, hole, board, expected, cardsOfIt) => {
    expect(holdem(hole, board)).toBe(expected);
    expect(five(bestFive(cards(hole), cards(board)))).toBe(cardsOfIt);
  });

  test('the five are laid out as they are named: groups first, the ace of a wheel last', () => {
    expect(five(bestFive(cards('8d Ks'), cards('Js 8c Jh 2d 3c')))).toBe('Js Jh 8d 8c Ks');
    expect(five(bestFive(cards('Ad 3s'), cards('2h 5d 4c Kh Kd')))).toBe('5d 4c 3s 2h Ad');
  });
});

describe('Omaha Hi', () => {
  test('[PH-059] two hole cards and three of the board, even if the board alone is better', () => {
    expect(omaha('2h 3h 4d 5c', 'Ks Qs Js Ts 9s')).toBe('high-card K-Q-J-5-4');
    expect(five(bestFiveOmaha(cards('2h 3h 4d 5c'), cards('Ks Qs Js Ts 9s')))).toBe('Ks Qs Js 5c 4d');
  });

  test.each([
    ['four aces in the hole are one pair', 'As Ah Ad Ac', 'Ks Qh 9d 5c 2s', 'pair A-K-Q-9'],
    ['one of the suit in the hole is not a flush', 'As Kh Qd Jc', '2s 4s 6s 8s 9h', 'high-card A-K-9-8-6'],
    [
      'four of the suit in the hole and two on the board are not a flush',
      'As Ks 9s 3s',
      '2s 4s 6h 8d Jh',
      'high-card A-K-J-8-6',
    ],
    ['two and three of the suit are a flush', 'As 3s Qd Jc', '2s 4s 6s 8h 9h', 'flush A-6-4-3-2'],
    [
      'three on the board and one in the hole are not a full house',
      'Ks Qh 7d 5c',
      '9s 9h 9d Kc 2s',
      'three-of-a-kind 9-K-Q',
    ],
    ['the best two of three suited hole cards', 'As Ks Qs Jd', 'Js Ts 2s 3h 4h', 'flush A-K-J-10-2'],
    ['four on the board and one in the hole are not a straight', 'As 9d 2c 2h', 'Ks Qd Jh Tc 3s', 'pair 2-K-Q-J'],
  ])('[PH-907] exactly two and exactly three: %s', (_, hole, board, expected) => {
    expect(omaha(hole, board)).toBe(expected);
  });

  test('[PH-953] Ah Ks Qd 2c on Kh 9h 7h 4h 3s is a pair of kings; in Hold’em Ah Ks has the flush', () => {
    expect(omaha('Ah Ks Qd 2c', 'Kh 9h 7h 4h 3s')).toBe('pair K-A-9-7');
    expect(holdem('Ah Ks', 'Kh 9h 7h 4h 3s')).toBe('flush A-K-9-7-4');
  });

  test('before the river a hand is made from the board so far', () => {
    expect(omaha('As Ah Kd Kc', 'Ad 9c 2s')).toBe('three-of-a-kind A-9-2');
    expect(omaha('As Ah Kd Kc', 'Ad 9c 2s 9h')).toBe('full-house A-9');
    expect(() => rankOmaha(cards('As Ah Kd Kc'), cards('Ad 9c'))).toThrow('three to five');
    expect(() => rankOmaha(cards('As Ah Kd'), cards('Ad 9c 3s'))).toThrow('four hole cards');
  });
});

describe('Omaha Hi/Lo', () => {
  test('[PH-060] the low too takes two of the hole and three of the board', () => {
    expect(omahaLow('As Kd Kh Kc', '2h 3s 4d 5c 7h')).toBe('none');
    expect(omahaLow('As 8d Kh Kc', '2h 3s 4d 5c 7h')).toBe('8-4-3-2-A');
    expect(omahaLow('As 2d 3h 4c', '5h 6s 7d Kc Kd')).toBe('7-6-5-2-A');
  });

  test('[PH-039] no other game has a low', () => {
    const withLow = Object.entries(handsOf).filter(([, { low }]) => low !== undefined);
    expect(withLow.map(([game]) => game)).toEqual(['omaha-hilo']);
  });

  test('[PH-908] high and low are chosen independently, from different hole and board cards', () => {
    const [hole, board] = [cards('As 2d Kh Kc'), cards('3c 4h 8s Kd Jh')];
    expect([worthOf(rankOmaha(hole, board)), lowWorth(rankOmahaLow(hole, board))]).toEqual([
      'three-of-a-kind K-J-8',
      '8-4-3-2-A',
    ]);
    expect(five(bestFiveOmaha(hole, board))).toBe('Kh Kc Kd Jh 8s');
    expect(five(bestLowOmaha(hole, board))).toBe('8s 4h 3c 2d As');
  });

  test('[PH-954] As 2d Kh Kc on 3c 4h 5s Jd Jh: straight, 5 high, and low 5-4-3-2-A', () => {
    expect(omaha('As 2d Kh Kc', '3c 4h 5s Jd Jh')).toBe('straight 5');
    expect(omahaLow('As 2d Kh Kc', '3c 4h 5s Jd Jh')).toBe('5-4-3-2-A');
    expect(five(bestLowOmaha(cards('As 2d Kh Kc'), cards('3c 4h 5s Jd Jh')))).toBe('5s 4h 3c 2d As');
  });

  test('[PH-955] on 2h 4s 7d 8c Kd, 7-4-3-2-A wins the low over 8-7-4-2-A', () => {
    expect(omahaLow('As 2d Qh Jc', '2h 4s 7d 8c Kd')).toBe('8-7-4-2-A');
    expect(omahaLow('Ad 3c Qs Jd', '2h 4s 7d 8c Kd')).toBe('7-4-3-2-A');
    const board = cards('2h 4s 7d 8c Kd');
    const [first = 0, second = 0] = [cards('As 2d Qh Jc'), cards('Ad 3c Qs Jd')].map((hole) =>
      rankOmahaLow(hole, board),
    );
    expect(second).toBeLessThan(first);
  });

  test('[PH-956] As 2d 3h 4c on 5h 6s Td Jc Kd has no low: two board cards are eight or lower', () => {
    expect(omahaLow('As 2d 3h 4c', '5h 6s Td Jc Kd')).toBe('none');
    expect(bestLowOmaha(cards('As 2d 3h 4c'), cards('5h 6s Td Jc Kd'))).toBe(undefined);
  });
});
