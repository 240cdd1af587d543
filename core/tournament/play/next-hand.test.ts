/** Newcomers at a table: when they are dealt in, and which seat a player moved for balance gets. */
import { describe, expect, test } from 'vitest';
import { nextHand, seatForNewcomer } from './next-hand.ts';

/** Seats as on the felt, from 1. */
const seats = (...numbers: readonly number[]) => numbers.reduce((set, seat) => set | (1 << (seat - 1)), 0);
const at = (button: number, smallBlind: number, bigBlind: number) => ({
  button: button - 1,
  smallBlind: smallBlind - 1,
  bigBlind: bigBlind - 1,
});
const felt = (last: ReturnType<typeof at>, ...fresh: readonly number[]) => ({
  last,
  firstButton: 0,
  fresh: seats(...fresh),
});
const told = ({ positions, dealtIn }: ReturnType<typeof nextHand>) => ({
  on: [positions.button + 1, positions.smallBlind + 1, positions.bigBlind + 1],
  dealtIn,
});

describe('a newcomer', () => {
  test('[PT-929 PT-081] is dealt in from the next hand and posts the big blind when the seat is due', () => {
    // Button 1, blinds 3 and 5; the newcomer in 6 comes before 7.
    const playing = seats(1, 3, 5, 6, 7, 9);
    expect(told(nextHand(felt(at(1, 3, 5), 6), playing, 'moving'))).toEqual({ on: [3, 5, 6], dealtIn: playing });
  });

  test('[PT-929] between button and small blind waits until the button has passed', () => {
    // The button goes to 3 and the small blind to 5: seat 4 lies between them.
    const playing = seats(1, 3, 4, 5, 7, 9);
    const first = nextHand(felt(at(1, 3, 5), 4), playing, 'moving');
    expect(told(first)).toEqual({ on: [3, 5, 7], dealtIn: seats(1, 3, 5, 7, 9) });
    const second = nextHand({ last: first.positions, firstButton: 0, fresh: seats(4) }, playing, 'moving');
    expect(told(second)).toEqual({ on: [5, 7, 9], dealtIn: playing });
  });

  test('[PT-929] just behind the button is dealt in and does not take the button', () => {
    const playing = seats(1, 2, 3, 5, 7);
    expect(told(nextHand(felt(at(1, 3, 5), 2), playing, 'moving'))).toEqual({ on: [3, 5, 7], dealtIn: playing });
  });

  test('[PT-929] also waits behind a dead button’s small blind, and may sit in its empty seat', () => {
    const playing = seats(1, 2, 4, 5, 6);
    const next = nextHand(felt(at(1, 2, 5), 4), playing, 'dead');
    expect(told(next)).toEqual({ on: [2, 5, 6], dealtIn: seats(1, 2, 5, 6) });
  });

  test('[PT-929 PP-936] is not kept waiting when only two could play', () => {
    expect(told(nextHand(felt(at(1, 2, 3), 5), seats(1, 5), 'moving'))).toEqual({
      on: [1, 1, 5],
      dealtIn: seats(1, 5),
    });
    // Two were playing, and the third sits between the next button and the next small blind: still two.
    const two = nextHand(felt(at(1, 1, 5), 7), seats(1, 5, 7), 'moving');
    expect(told(two)).toEqual({ on: [5, 5, 1], dealtIn: seats(1, 5) });
  });
});

describe('a round of the table', () => {
  test('[PT-082 PT-930] with nobody coming or going everyone posts each blind once in a round of the button', () => {
    const playing = seats(1, 3, 4, 7, 9);
    let last = at(9, 1, 3);
    const posted: number[][] = [];
    for (let hand = 0; hand < 5; hand++) {
      const { positions } = nextHand(felt(last), playing, 'moving');
      posted.push([positions.smallBlind + 1, positions.bigBlind + 1]);
      last = positions;
    }
    expect(posted.map(([small]) => small)).toEqual([3, 4, 7, 9, 1]);
    expect(posted.map(([, big]) => big)).toEqual([4, 7, 9, 1, 3]);
    expect(posted.every(([small, big]) => small !== big)).toBe(true);
  });

  test('[PT-083] a player who is moved may have to post the big blind again at once', () => {
    // Whatever was posted elsewhere, seat 6 is next after the small blind 5.
    expect(told(nextHand(felt(at(1, 3, 5), 6), seats(1, 3, 5, 6), 'moving')).on[2]).toBe(6);
  });

  test('[PT-084] a player may hold the button for two hands in a row', () => {
    // Button 3 of two; the other leaves, somebody comes to seat 8: the big blind moves on, the button stays.
    expect(told(nextHand(felt(at(3, 3, 7), 8), seats(3, 8), 'moving')).on).toEqual([3, 3, 8]);
  });

  test('[PT-085] a player may miss the big blind', () => {
    // Seat 7 was due; the last big blind, 5, leaves, and 7 is small blind instead.
    expect(told(nextHand(felt(at(1, 3, 5)), seats(1, 3, 7, 9), 'moving')).on).toEqual([3, 7, 9]);
  });
});

describe('the first hand of a table', () => {
  test('[PT-931 PT-059] has the button where the highest card fell', () => {
    const table = { firstButton: 4, fresh: seats(1, 3, 5, 7) };
    expect(told(nextHand(table, seats(1, 3, 5, 7), 'moving')).on).toEqual([5, 7, 1]);
  });
});

describe('the seat of a player moved for balance', () => {
  const free = (...numbers: readonly number[]) => numbers.map((seat) => seat - 1);

  test('[PT-926] is the free one that will be big blind soonest', () => {
    // Blinds were 3 and 5; next they are 5 and the first seat after it.
    const playing = seats(1, 3, 5, 8, 9);
    expect(seatForNewcomer(felt(at(1, 3, 5)), playing, free(2, 4, 6, 7), 'moving') + 1).toBe(6);
    expect(seatForNewcomer(felt(at(1, 3, 5)), playing, free(2, 4), 'moving') + 1).toBe(2);
  });

  test('[PT-926] is never the small blind’s', () => {
    // Seat 4 would come between the next button 3 and the next small blind 5.
    expect(seatForNewcomer(felt(at(1, 3, 5)), seats(1, 3, 5, 9), free(4, 2), 'moving') + 1).toBe(2);
    // Under a dead button the next small blind is the seat of the last big blind, although it is empty.
    expect(seatForNewcomer(felt(at(1, 3, 5)), seats(1, 3, 9), free(5, 2), 'dead') + 1).toBe(2);
  });

  test('[PT-926 PT-929] if there is no other seat the player waits rather than post the small blind', () => {
    const playing = seats(1, 3, 5, 9);
    expect(seatForNewcomer(felt(at(1, 3, 5)), playing, free(4), 'moving') + 1).toBe(4);
    expect(nextHand(felt(at(1, 3, 5), 4), seats(1, 3, 4, 5, 9), 'moving').dealtIn).toBe(playing);
  });
});
