/** Fixed limit and pot limit: every size and every maximum from the page. */
import { describe, expect, test } from 'vitest';
import { follow, playHand, refusalOf, tableOf } from '../testing/play-hand.ts';
import { legalActions } from './legal.ts';

const fixed = (stacks: readonly number[], sizes: string, given = {}) =>
  tableOf(stacks, { limit: 'fixed', sizes, ...given });
const pot = (stacks: readonly number[], sizes: string, given = {}) =>
  tableOf(stacks, { game: 'omaha-hi', limit: 'pot', sizes, ...given });
const four = [1000, 1000, 1000, 1000];

describe('fixed limit', () => {
  test('[PP-055 PP-913 PP-057] one small bet in rounds one and two, one big bet in rounds three and four', () => {
    const hand = playHand(fixed(four, '1/2'), 'c c c x');
    const sizes: unknown[] = [];
    for (let round = 1; round <= 3; round++) {
      const legal = legalActions(hand);
      sizes.push([legal?.minRaiseTo, legal?.maxRaiseTo]);
      follow(hand, 'x x x x');
    }
    expect(sizes).toEqual([
      [2, 2],
      [4, 4],
      [4, 4],
    ]);
  });

  test('[PP-058 PP-043] the limit 2/4: small bet 2, big bet 4, small blind 1, big blind 2', () => {
    const hand = playHand(fixed(four, '1/2'));
    expect([hand.bets, hand.terms.smallBet, hand.terms.bigBet]).toEqual([[1, 2, 0, 0], 2, 4]);
  });

  test('[PP-044 PP-042] the limit 15/30: small blind 10, big blind 15', () => {
    const hand = playHand(fixed(four, '10/15'));
    expect(hand.bets).toEqual([10, 15, 0, 0]);
    expect([hand.terms.smallBet, hand.terms.bigBet]).toEqual([15, 30]);
    expect(legalActions(hand)).toMatchObject({ toCall: 15, minRaiseTo: 30, maxRaiseTo: 30 });
  });

  test('[PP-056 PP-913] a raise of any other size is refused', () => {
    const hand = playHand(fixed(four, '1/2'));
    expect(refusalOf(hand, 'r3')).toMatchObject({ refused: 'raise-too-small', clause: 'PP-913' });
    expect(refusalOf(hand, 'r5')).toMatchObject({ refused: 'raise-too-large', clause: 'PP-913' });
  });

  test('[PP-967 PP-914 PP-066] 2, 4, 6, 8 and no further raise; on the turn and river at most 16', () => {
    const hand = playHand(fixed(four, '1/2'), 'r4 r6 r8');
    expect(legalActions(hand)).toMatchObject({ toCall: 6, canRaise: false });
    expect(refusalOf(hand, 'r10')).toMatchObject({ refused: 'raises-capped', clause: 'PP-914' });
    follow(hand, 'c c c | b2 r4 r6 r8');
    expect(legalActions(hand)).toMatchObject({ toCall: 6, canRaise: false });
    follow(hand, 'c c c');
    for (const round of [2, 3]) {
      expect(hand.round).toBe(round);
      follow(hand, 'b4 r8 r12 r16');
      expect(refusalOf(hand, 'r20')).toMatchObject({ clause: 'PP-914' });
      follow(hand, 'c c c');
    }
    expect(hand.phase).toBe('over');
  });

  test('[PP-915 PP-067] two left in a hand are still capped; the last two of a tournament are not', () => {
    const capped = playHand(fixed(four, '1/2'), 'r4 f f r6 r8');
    expect(refusalOf(capped, 'r10')).toMatchObject({ clause: 'PP-914' });
    const last = playHand(fixed([1000, 1000], '1/2', { capped: false }), 'r4 r6 r8 r10 r12');
    expect(legalActions(last)).toMatchObject({ canRaise: true, minRaiseTo: 14 });
  });

  // The turn of a 15/30 table: seat 1 is A, seat 2 B, seat 3 C; B has 15 + 0 + the all-in.
  const turn = (stack: number) => playHand(fixed([1000, 15 + stack, 1000, 1000], '10/15'), 'c f c x | x x x | b30 a');

  test('[PP-966 PP-916] an all-in that adds less than half: C calls 40 or completes to 60, A can only call', () => {
    const hand = turn(40);
    expect(legalActions(hand)).toMatchObject({ actor: 2, toCall: 40, minRaiseTo: 60, maxRaiseTo: 60 });
    follow(hand, 'c');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 10, canRaise: false });
    expect(refusalOf(hand, 'r60')).toMatchObject({ refused: 'no-full-raise', clause: 'PP-916' });
  });

  test('[PP-966 PP-916] an all-in that adds half: it is a raise, and C calls 45 or raises to 75', () => {
    const hand = turn(45);
    expect(legalActions(hand)).toMatchObject({ actor: 2, toCall: 45, minRaiseTo: 75, maxRaiseTo: 75 });
    follow(hand, 'c');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 15, canRaise: true, minRaiseTo: 75 });
  });

  test('[PP-916 PP-918] short all-ins add up: 10 and 6 more on a bet of 30 are half a bet, and count', () => {
    const hand = playHand(fixed([1000, 55, 61, 1000], '10/15'), 'c c c x | x x x x | b30 a a');
    expect(hand.bets).toEqual([30, 40, 46, 0]);
    expect(legalActions(hand)).toMatchObject({ actor: 3, toCall: 46, minRaiseTo: 76 });
    follow(hand, 'c');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 16, minRaiseTo: 76 });
  });

  test('[PP-916] a counted all-in uses up one raise of the cap', () => {
    const hand = playHand(fixed([1000, 60, 1000, 1000], '10/15'), 'c c c x | x x x x | b30 a r75 r105');
    expect(hand.bets).toEqual([30, 45, 75, 105]);
    expect(refusalOf(hand, 'r135')).toMatchObject({ clause: 'PP-914' });
  });

  test('[PP-916] completing a short all-in reopens the betting for the first bettor', () => {
    const hand = turn(40);
    follow(hand, 'r60');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 30, canRaise: true, minRaiseTo: 90 });
  });
});

describe('pot limit', () => {
  test('[PP-963 PP-919] blinds 100/200: first to act calls 200, raises from 400 to 700', () => {
    const hand = playHand(pot([5000, 5000, 5000, 5000], '100/200'));
    expect(legalActions(hand)).toMatchObject({ toCall: 200, minRaiseTo: 400, maxRaiseTo: 700 });
    expect(refusalOf(hand, 'r701')).toMatchObject({ refused: 'raise-too-large', clause: 'PP-919' });
    expect(refusalOf(hand, 'r399')).toMatchObject({ refused: 'raise-too-small', clause: 'PP-917' });
  });

  test('[PP-963 PP-920] the same maximum with an empty small blind seat or a short big blind', () => {
    const dead = playHand(pot([0, 5000, 5000, 5000], '0/200', { missingBlinds: 100 }));
    expect(dead.pot).toBe(200);
    expect(legalActions(dead)).toMatchObject({ toCall: 200, minRaiseTo: 400, maxRaiseTo: 700 });
    const short = playHand(pot([5000, 130, 5000, 5000], '100/200'));
    expect(short.pot).toBe(230);
    expect(legalActions(short)).toMatchObject({ toCall: 200, minRaiseTo: 400, maxRaiseTo: 700 });
  });

  test('[PP-920] from the flop on the actual pot counts', () => {
    const hand = playHand(pot([5000, 130, 5000, 5000], '100/200'), 'c f f');
    expect([hand.round, hand.phase]).toEqual([0, 'over']);
    const three = playHand(pot([5000, 130, 5000, 5000], '100/200'), 'c c f');
    expect([three.round, three.pot]).toEqual([1, 100 + 130 + 400]);
    expect(legalActions(three)).toMatchObject({ canBet: true, minRaiseTo: 200, maxRaiseTo: 630 });
  });

  test('[PP-964 PP-061] 25 in the pot, A bets 25: B may go to 100', () => {
    // Ten and ten, and the small blind of 5 folded.
    const hand = playHand(pot([1000, 1000, 1000], '5/10'), 'c f x');
    expect(hand.pot).toBe(25);
    follow(hand, 'b25');
    expect(legalActions(hand)).toMatchObject({ toCall: 25, maxRaiseTo: 100 });
  });

  test('[PP-965] pot 200, A bets 150, B calls: C may go to 800', () => {
    const hand = playHand(pot([5000, 5000, 5000, 5000], '25/50'), 'c c c x');
    expect(hand.pot).toBe(200);
    follow(hand, 'b150 c');
    expect(legalActions(hand)).toMatchObject({ toCall: 150, maxRaiseTo: 800 });
    follow(hand, 'r800');
    // P = 200 + 150 + 150 + 800 = 1,300, H = 800, C = 800.
    expect(legalActions(hand)).toMatchObject({ toCall: 800, minRaiseTo: 1450, maxRaiseTo: 2900 });
  });

  test('[PP-062 PP-068] the maximum bet grows with every player who enters the pot', () => {
    const hand = playHand(pot([5000, 5000, 5000, 5000, 5000, 5000], '5/10'));
    const most: (number | undefined)[] = [];
    for (let caller = 0; caller < 4; caller++) {
      most.push(legalActions(hand)?.maxRaiseTo);
      follow(hand, 'c');
    }
    // H + P + C = 10 + 15 + 10, and ten more for each previous caller.
    expect(most).toEqual([35, 45, 55, 65]);
  });

  test('[PP-919] all-in where that is less than the pot allows', () => {
    const hand = playHand(pot([5000, 5000, 450, 5000], '100/200'));
    expect(legalActions(hand)).toMatchObject({ minRaiseTo: 400, maxRaiseTo: 450 });
    const shorter = playHand(pot([5000, 5000, 350, 5000], '100/200'));
    expect(legalActions(shorter)).toMatchObject({ minRaiseTo: 350, maxRaiseTo: 350 });
  });
});
