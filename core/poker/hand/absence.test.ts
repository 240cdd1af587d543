/** Time-outs, lost connections and void hands. */
import { describe, expect, test } from 'vitest';
import { follow, playHand, tableOf, won } from '../testing/play-hand.ts';
import { asks } from './asks.ts';
import { enter } from './journal.ts';
import { legalActions } from './legal.ts';
import { potsOf } from './pots.ts';
import { seatId } from './seats.ts';
import type { HandState } from './state.ts';

const four = [1000, 1000, 1000, 1000];
const fallback = (hand: HandState) => {
  const request = asks(hand);
  return request?.ask === 'choice' ? request.offer.fallback.id : undefined;
};

test('[PP-142 PP-938] on time-out a hand is folded, even where it could check', () => {
  const hand = playHand(tableOf(four, {}));
  expect(fallback(hand)).toBe('fold');
  follow(hand, 'c c c x');
  expect([legalActions(hand)?.canCheck, fallback(hand)]).toEqual([true, 'fold']);
});

test('[PP-938] a published setting checks where that is possible', () => {
  const hand = playHand(tableOf(four, { timeoutAction: 'checkElseFold' }));
  expect(fallback(hand)).toBe('fold');
  follow(hand, 'c c c x');
  expect(fallback(hand)).toBe('check');
});

describe('a lost connection', () => {
  test('[PI-903] a player who owes a bet counts as all-in for the chips in the pot, and later bets form a side pot', () => {
    const hand = playHand(tableOf(four, {}), 'c c c x | b200 c');
    expect(enter(hand, { kind: 'protected', holder: seatId(2) })).toBeUndefined();
    follow(hand, 'c | x x');
    // Seat 3 still has chips, but no further turn in this hand.
    expect([hand.stacks[2], hand.actor]).toEqual([900, 3]);
    expect(potsOf(hand)).toEqual([
      { chips: 400, contenders: 0b1111 },
      { chips: 600, contenders: 0b1011 },
    ]);
  });

  test('[PI-903] a player who owes nothing checks and keeps the turn in later rounds', () => {
    const hand = playHand(tableOf(four, {}), 'c c c x');
    expect(enter(hand, { kind: 'protected', holder: seatId(1) })).toMatchObject({ refused: 'not-a-holder' });
    enter(hand, { kind: 'protected', holder: seatId(0) });
    expect([hand.actor, hand.bets]).toEqual([1, [0, 0, 0, 0]]);
    follow(hand, 'x x x');
    expect([hand.round, hand.actor]).toEqual([2, 0]);
  });

  test('[PI-904] when the window ends the hand is dead at once and its chips stay', () => {
    const hand = playHand(tableOf(four, {}), 'c c c x | b200 c');
    expect(enter(hand, { kind: 'dead', holder: seatId(0) })).toBeUndefined();
    expect([hand.live, hand.pot, hand.actor]).toEqual([0b1110, 800, 2]);
    expect(enter(hand, { kind: 'dead', holder: seatId(0) })).toMatchObject({
      refused: 'no-live-cards',
      clause: 'PI-904',
    });
    enter(hand, { kind: 'dead', holder: seatId(2) });
    enter(hand, { kind: 'dead', holder: seatId(3) });
    expect([hand.phase, won(hand)]).toEqual(['over', [0, 800, 0, 0]]);
  });

  test('[PI-904] a dead bettor’s chips above every live stake stay in the pot', () => {
    const hand = playHand(tableOf([1000, 1000, 300], {}), 'c c x | b900 a', {});
    expect(hand.actor).toBe(2);
    enter(hand, { kind: 'dead', holder: seatId(0) });
    expect(hand.returned).toEqual([0, 0, 0]);
    follow(hand, 'c');
    expect([hand.phase, hand.stacks.reduce((sum, stack) => sum + stack, 0)]).toEqual(['over', 2300]);
    expect(hand.stacks[0]).toBe(0);
  });
});

describe('a void hand', () => {
  const signed = { clause: 'PI-909', reason: 'the power failed', by: ['floor'] } as const;

  test('[PI-909] gives every chip back, at any moment', () => {
    const script = ['', 'c c c x', 'c c c x | b200 r600', 'a c c'];
    for (const words of script) {
      const hand = playHand(tableOf(four, { antes: [10, 10, 10, 10], autoMuck: false }), words);
      expect(enter(hand, { kind: 'void', signed })).toBeUndefined();
      expect([hand.phase, hand.stacks, hand.pot]).toEqual(['void', four, 0]);
      expect(enter(hand, { kind: 'choice', holder: seatId(0), option: 'fold' })).toMatchObject({
        refused: 'round-void',
      });
      expect(enter(hand, { kind: 'void', signed })).toMatchObject({ refused: 'round-void' });
    }
  });

  test('[PI-909] a finished hand is not voided', () => {
    const hand = playHand(tableOf(four, {}), 'f f f');
    expect(enter(hand, { kind: 'void', signed })).toMatchObject({ refused: 'round-over', clause: 'PI-909' });
  });
});
