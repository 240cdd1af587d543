/** Shares of a pot: equal parts, odd chips, high and low, quarters. */
import { describe, expect, test } from 'vitest';
import { playHand, tableOf, won } from '../testing/play-hand.ts';
import { awardPots } from './award.ts';
import { startHand } from './start.ts';
import type { HandState, WorkingHand } from './state.ts';
import type { HandTerms } from './terms.ts';

/** A pot of this many chips between seats of these strengths: higher `highs` and lower `lows` are better. */
function awarded(terms: HandTerms, chips: number, highs: readonly number[], lows: readonly number[] = []): HandState {
  const hand = startHand(terms) as WorkingHand;
  hand.highs = [...highs];
  hand.lows = [...lows];
  hand.pot = chips;
  const contenders = highs.reduce((seats, high, seat) => (high > 0 ? seats | (1 << seat) : seats), 0);
  awardPots(hand, [{ chips, contenders }]);
  return hand;
}
const none = 256;
const six = (button: number, given = {}) => tableOf([9, 9, 9, 9, 9, 9], { sizes: '1/2', button: button - 1, ...given });
const hilo = (button: number) => six(button, { game: 'omaha-hilo', limit: 'pot' });

describe('ties', () => {
  test('[PP-968 PP-924 PP-120] pot 101, button in seat 2, seats 1, 4 and 6 tied: 34 to 4 and 6, 33 to 1', () => {
    expect(won(awarded(six(2), 101, [5, 1, 1, 5, 1, 5]))).toEqual([33, 0, 0, 34, 0, 34]);
  });

  test('[PP-924 PP-122] two odd chips go to the first two left of the button; the button itself comes last', () => {
    expect(won(awarded(six(4), 101, [1, 5, 1, 5, 5, 1]))).toEqual([0, 34, 0, 33, 34, 0]);
    expect(won(awarded(six(4), 100, [1, 5, 1, 5, 5, 1]))).toEqual([0, 33, 0, 33, 34, 0]);
  });

  test('[PP-121 PP-119 PP-114] equal hands share equally, in Hold’em and in Omaha Hi', () => {
    expect(won(awarded(six(1), 90, [7, 7, 1, 7, 1, 1]))).toEqual([30, 30, 0, 30, 0, 0]);
    const omaha = six(1, { game: 'omaha-hi', limit: 'pot' });
    expect(won(awarded(omaha, 90, [7, 1, 1, 7, 1, 1]))).toEqual([45, 0, 0, 45, 0, 0]);
  });

  test('[PP-119 PP-010] in a dealt hand: the board plays and two divide the pot, the third has less', () => {
    const terms = tableOf([500, 500, 500], {});
    const holes = { 1: '2c 3d', 2: '2d 3h', 3: 'Qs 4h' };
    const tie = playHand(terms, 'c c x | x x x | x x x | x x x', { holes, board: 'Ac Kd Qh Js Tc' });
    expect(won(tie)).toEqual([100, 100, 100]);
    const one = playHand(terms, 'c c x | x x x | x x x | x x x', { holes, board: 'Ac Kd Qh 9s 8c' });
    expect(won(one)).toEqual([0, 0, 300]);
  });

  test('[PP-924] main pot and side pot are divided separately', () => {
    const hand = startHand(six(1)) as WorkingHand;
    hand.highs = [0, 5, 5, 5, 0, 0];
    hand.pot = 10 + 7;
    awardPots(hand, [
      { chips: 10, contenders: 0b1110 },
      { chips: 7, contenders: 0b1100 },
    ]);
    // 4, 3, 3 of the first; 4, 3 of the second.
    expect(won(hand)).toEqual([0, 4, 3 + 4, 3 + 3, 0, 0]);
  });
});

describe('high and low', () => {
  test('[PP-969 PP-925] pot 1,003, seat 3 high, seats 5 and 6 low: 502, 251 and 250', () => {
    const hand = awarded(hilo(1), 1003, [1, 1, 9, 1, 1, 1], [none, none, none, none, 31, 31]);
    expect(won(hand)).toEqual([0, 0, 502, 0, 251, 250]);
    expect(hand.awards.map(({ part }) => part)).toEqual(['high', 'low', 'low']);
  });

  test('[PP-970 PP-925] pot 66, the same two for high and low: 33 each', () => {
    expect(won(awarded(hilo(1), 66, [9, 9, 1, 1, 1, 1], [31, 31, none, none, none, none]))).toEqual([
      33, 33, 0, 0, 0, 0,
    ]);
  });

  test('[PP-971 PP-116] pot 400, A wins high and ties for low with B: 300 and 100', () => {
    expect(won(awarded(hilo(6), 400, [9, 1, 0, 0, 0, 0], [47, 47, none, none, none, none]))).toEqual([
      300, 100, 0, 0, 0, 0,
    ]);
  });

  test('[PP-117 PP-926] without a qualifying low the entire pot goes to the high', () => {
    expect(won(awarded(hilo(6), 401, [3, 9, 2, 0, 0, 0], [none, none, none, none, none, none]))).toEqual([
      0, 401, 0, 0, 0, 0,
    ]);
  });

  test('[PP-926] high and low are decided pot by pot among its contenders', () => {
    const hand = startHand(hilo(6)) as WorkingHand;
    hand.highs = [9, 5, 4, 0, 0, 0];
    hand.lows = [31, none, none, none, none, none];
    hand.pot = 300;
    awardPots(hand, [
      { chips: 200, contenders: 0b111 },
      { chips: 100, contenders: 0b110 },
    ]);
    expect(won(hand)).toEqual([200, 100, 0, 0, 0, 0]);
  });

  test('[PP-115] a dealt hand: aces full wins the high half, 8-6-4-2-A the low half', () => {
    const terms = tableOf([1000, 1000], { game: 'omaha-hilo', limit: 'pot', button: 0 });
    const holes = { 1: 'Ac Ad Kc Qd', 2: '2d 6h 9s 9c' };
    const hand = playHand(terms, 'c x | x x | x x | x x', { holes, board: 'Ah 8s 4d 8c Th' });
    expect(won(hand)).toEqual([100, 100]);
  });

  test('[PP-113] in Omaha Hi the strongest five cards take it all', () => {
    const terms = tableOf([1000, 1000], { game: 'omaha-hi', limit: 'pot', button: 0 });
    const holes = { 1: 'Ac Ad Kc Qd', 2: '2d 6h 9s 9c' };
    const hand = playHand(terms, 'c x | x x | x x | x x', { holes, board: 'Ah 8s 4d 8c Th' });
    expect(won(hand)).toEqual([200, 0]);
  });
});
