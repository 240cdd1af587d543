/** Betting without a limit: who acts, what may be done, and the exact range of every bet. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { follow, playHand, refusalOf, tableOf, won } from '../testing/play-hand.ts';
import { act } from './act.ts';
import { answer } from './answer.ts';
import { legalActions } from './legal.ts';
import { seatId } from './seats.ts';

const six = (given = {}) => tableOf([5000, 5000, 5000, 5000, 5000, 5000], given);
const seatsToAct = (hand: ReturnType<typeof playHand>, words: readonly string[]) =>
  words.map((word) => {
    const { actor } = hand;
    follow(hand, word);
    return actor + 1;
  });

describe('the order of action', () => {
  test('[PP-901 PP-073 PP-088] round one begins left of the big blind, later rounds left of the button', () => {
    const hand = playHand(six());
    expect(seatsToAct(hand, ['c', 'c', 'c', 'c', 'c', 'x'])).toEqual([3, 4, 5, 6, 1, 2]);
    expect([hand.round, seatsToAct(hand, ['x', 'x', 'x', 'x', 'x', 'x'])]).toEqual([1, [1, 2, 3, 4, 5, 6]]);
  });

  test('[PP-901 PP-100 PP-079] when the small blind has folded the next live seat opens the later rounds', () => {
    const hand = playHand(six(), 'c c c c f x');
    expect([hand.round, hand.actor + 1]).toEqual([1, 2]);
  });

  test('[PP-901 PP-081 PP-083] an all-in player is skipped on turn and river', () => {
    const stacks = [300, 5000, 5000, 5000];
    const hand = playHand(tableOf(stacks, {}), 'c c a c c c');
    expect([hand.round, hand.actor + 1]).toEqual([1, 2]);
    follow(hand, 'x x x');
    expect([hand.round, hand.actor + 1]).toEqual([2, 2]);
    follow(hand, 'x x x');
    expect([hand.round, hand.actor + 1]).toEqual([3, 2]);
  });

  test('[PP-024 PP-023] with two players the small blind has the button, acts first before the flop and second after it', () => {
    const hand = playHand(tableOf([1000, 1000], { button: 0 }));
    expect([hand.bets, hand.actor]).toEqual([[50, 100], 0]);
    follow(hand, 'c x');
    expect([hand.round, hand.actor]).toEqual([1, 1]);
  });

  test('[PP-011 PP-076 PP-015] play goes clockwise and skips folded players', () => {
    const hand = playHand(six(), 'r300 f c f');
    expect(seatsToAct(hand, ['c', 'c'])).toEqual([1, 2]);
    expect(seatsToAct(hand, ['b200', 'c', 'r600', 'f', 'c', 'c'])).toEqual([1, 2, 3, 5, 1, 2]);
  });

  test('[PP-098 PP-077] a round lasts until all bets of those still in are equal', () => {
    const hand = playHand(six(), 'r300 c f f r900 f c');
    expect(hand.round).toBe(0);
    follow(hand, 'c');
    expect([hand.round, hand.pot]).toEqual([1, 100 + 3 * 900]);
  });
});

describe('the actions', () => {
  test('[PP-092 PP-904] only the big blind may check in round one, and may raise', () => {
    const hand = playHand(six());
    expect(refusalOf(hand, 'x')).toMatchObject({ refused: 'no-check', clause: 'PP-905' });
    follow(hand, 'c f f f c');
    expect(legalActions(hand)).toMatchObject({ actor: 1, toCall: 0, canCheck: true, canRaise: true, minRaiseTo: 200 });
  });

  test('[PP-904] the small blind completes, raises or folds: what was posted counts', () => {
    const hand = playHand(six(), 'f f f f');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 50, canCheck: false, canRaise: true });
    follow(hand, 'c');
    expect(hand.bets.slice(0, 2)).toEqual([100, 100]);
  });

  test('[PP-905 PP-101] a player who owes nothing checks, bets or folds; one who faces a bet folds, calls or raises', () => {
    const hand = playHand(six(), 'c f f f c x');
    expect(legalActions(hand)).toMatchObject({ canCheck: true, canCall: false, canBet: true, canRaise: false });
    expect(refusalOf(hand, 'r200')).toMatchObject({ refused: 'no-bet-stands', clause: 'PP-905' });
    expect(refusalOf(hand, 'c')).toMatchObject({ refused: 'no-bet-stands', clause: 'PP-048' });
    follow(hand, 'b200');
    expect(legalActions(hand)).toMatchObject({ canCheck: false, canCall: true, canBet: false, canRaise: true });
    expect(refusalOf(hand, 'x')).toMatchObject({ refused: 'no-check', clause: 'PP-905' });
    expect(refusalOf(hand, 'b400')).toMatchObject({ refused: 'bet-stands', clause: 'PP-905' });
  });

  test('[PP-905] a player who could check may fold', () => {
    const hand = playHand(six(), 'c f f f c x f');
    expect([hand.live, hand.actor + 1]).toEqual([0b0110, 2]);
  });

  test('[PP-048 PP-089 PP-094] a call makes the same bet: the big blind first, then what another has bet', () => {
    const hand = playHand(six(), 'c r450 c');
    expect(hand.bets).toEqual([50, 100, 100, 450, 450, 0]);
    expect(hand.stacks).toEqual([4950, 4900, 4900, 4550, 4550, 5000]);
  });

  test('[PP-049 PP-050 PP-093] a player who folds leaves the hand, and the chips stay in the pot', () => {
    const hand = playHand(six(), 'r300 f f f f f');
    expect(hand.stacks).toEqual([4950, 4900, 5150, 5000, 5000, 5000]);
    const later = playHand(six(), 'c f f f c x | b100 f c | x');
    expect([later.pot, later.actor + 1]).toEqual([500, 3]);
  });

  test('[PP-052 PP-053] a bet puts chips at stake, a raise increases the bet', () => {
    const hand = playHand(six(), 'c f f f c x | b250');
    expect([hand.stacks[0], hand.highBet, hand.pot]).toEqual([4650, 250, 550]);
    follow(hand, 'r700');
    expect([hand.stacks[1], hand.highBet, hand.pot]).toEqual([4200, 700, 1250]);
  });

  test('[PP-074 PP-075 PP-097] in Omaha the big blind is the live bet: each player folds, calls it or raises it', () => {
    const hand = playHand(six({ game: 'omaha-hilo', limit: 'pot' }));
    expect([hand.actor + 1, hand.highBet]).toEqual([3, 100]);
    expect(legalActions(hand)).toMatchObject({ toCall: 100, canCheck: false, canCall: true, canRaise: true });
    follow(hand, 'f c r300');
    expect([hand.bets, hand.live]).toEqual([[50, 100, 0, 100, 300, 0], 0b111011]);
  });

  test('[PP-051] a check bets nothing and passes the turn on', () => {
    const hand = playHand(six(), 'c f f f c x');
    const { pot, stacks } = hand;
    follow(hand, 'x');
    expect([hand.pot, hand.stacks, hand.actor + 1]).toEqual([pot, stacks, 2]);
  });

  test('[PP-054] all-in bets every chip and ends the player’s part in the betting', () => {
    const hand = playHand(tableOf([5000, 5000, 900, 5000], {}), 'a c f c');
    expect([hand.stacks[2], hand.bets[2]]).toEqual([0, 0]);
    expect([hand.round, hand.pot, hand.actor + 1]).toEqual([1, 2750, 2]);
    follow(hand, 'b500 c');
    expect([hand.round, hand.actor + 1]).toEqual([2, 2]);
  });

  test('[PP-047] the actions are call, fold, check, bet, raise and all-in, and none is possible outside a betting round', () => {
    const over = playHand(six(), 'f f f f f');
    for (const word of ['f', 'x', 'c', 'b100', 'r200', 'a']) {
      expect(refusalOf(over, word)).toMatchObject({ clause: expect.stringMatching(/^PP-/) });
    }
  });
});

describe('ranges', () => {
  test('[PP-917 PP-095] the minimum bet is the big blind, the minimum raise adds the last full bet', () => {
    const hand = playHand(six(), 'c f f f c x');
    expect(legalActions(hand)).toMatchObject({ minRaiseTo: 100, maxRaiseTo: 4900 });
    expect(refusalOf(hand, 'b99')).toMatchObject({ refused: 'raise-too-small', clause: 'PP-917' });
    follow(hand, 'b100');
    expect(legalActions(hand)).toMatchObject({ minRaiseTo: 200 });
  });

  test('[PP-917 PP-090 PP-096] before the flop a raise goes at least to two big blinds', () => {
    const hand = playHand(six());
    expect(refusalOf(hand, 'r199')).toMatchObject({ refused: 'raise-too-small', clause: 'PP-917' });
    follow(hand, 'r200');
    expect(legalActions(hand)).toMatchObject({ toCall: 200, minRaiseTo: 300 });
  });

  test('[PP-960] after a bet of 300 and a raise to 800 the minimum raise is to 1,300, or all-in', () => {
    const hand = playHand(six(), 'c c f f f x | b300 r800');
    expect(legalActions(hand)).toMatchObject({ minRaiseTo: 1300 });
    expect(refusalOf(hand, 'r1200')).toMatchObject({ refused: 'raise-too-small', clause: 'PP-917' });
    const short = playHand(tableOf([5000, 5000, 1300, 5000], {}), 'c c c x | b300 r800');
    expect(legalActions(short)).toMatchObject({ actor: 2, minRaiseTo: 1200, maxRaiseTo: 1200 });
    expect(act(short, { kind: 'raise', to: 1200 })).toBeUndefined();
  });

  test('[PP-063 PP-068] no limit: any amount up to all own chips, any number of raises', () => {
    const hand = playHand(six(), 'r200 r300 r400 r500 r600 r700 r800 r900');
    expect(legalActions(hand)).toMatchObject({ minRaiseTo: 1000, maxRaiseTo: 5000 });
    expect(act(hand, { kind: 'raise', to: 5000 })).toBeUndefined();
  });

  test('[PP-921 PP-065] nobody bets more than the chips they had at the start of the hand', () => {
    const hand = playHand(six(), 'r300 c f f f c | x');
    expect(refusalOf(hand, 'b4701')).toMatchObject({ refused: 'raise-too-large', clause: 'PP-921' });
    expect(legalActions(hand)).toMatchObject({ allInTo: 4700 });
  });

  test('[PP-064] a bet must be matched to stay in: a short stack matches it with all it has', () => {
    const hand = playHand(tableOf([5000, 5000, 250, 5000], {}), 'c r1000 f f');
    expect(legalActions(hand)).toMatchObject({ actor: 2, toCall: 150, canRaise: false });
    expect(refusalOf(hand, 'r1100')).toMatchObject({ refused: 'stack-too-short', clause: 'PP-053' });
  });

  test('[PP-047] an answer names what it adds; the minimum may be omitted', () => {
    const said = (option: string, amount?: number) => {
      const hand = playHand(six(), 'r300');
      const word = amount === undefined ? { option } : { option, amount: cents(amount) };
      const refusal = answer(hand, { kind: 'choice', holder: seatId(3), ...word });
      return refusal?.refused ?? hand.bets[3];
    };
    expect([said('call'), said('call', 300), said('call', 299)]).toEqual([300, 300, 'fixed-amount']);
    expect([said('raise'), said('raise', 900), said('raise', 499)]).toEqual([500, 900, 'raise-too-small']);
    expect([said('all-in'), said('all-in', 5000), said('all-in', 1)]).toEqual([5000, 5000, 'fixed-amount']);
    expect([said('fold'), said('fold', 5), said('limp')]).toEqual([0, 'fixed-amount', 'not-an-action']);
  });

  test('[PP-910] chips are whole', () => {
    expect(refusalOf(playHand(six()), 'r250.5')).toMatchObject({ refused: 'not-whole-chips', clause: 'PP-910' });
  });
});

describe('short all-ins', () => {
  // Seats 1 to 5 are A to E with the button in seat 6; all limp, then the flop.
  const flop = () => playHand(tableOf([5000, 225, 5000, 300, 5000, 5000], {}), 'c c c c c x');

  test('[PP-961 PP-918] two short all-ins that add up to a full raise reopen the betting', () => {
    const hand = flop();
    follow(hand, 'b100 a c a c f');
    expect(hand.bets).toEqual([100, 125, 125, 200, 200, 0]);
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 100, canRaise: true, minRaiseTo: 300 });
  });

  test('[PP-962 PP-918] a player who faces less than a full raise may only call or fold', () => {
    const hand = flop();
    follow(hand, 'b100 a c a c f c');
    expect(legalActions(hand)).toMatchObject({ actor: 2, toCall: 75, canRaise: false, minRaiseTo: 0 });
    expect(refusalOf(hand, 'r300')).toMatchObject({ refused: 'no-full-raise', clause: 'PP-918' });
    expect(refusalOf(hand, 'a')).toMatchObject({ refused: 'no-full-raise', clause: 'PP-918' });
    follow(hand, 'c');
    expect(hand.round).toBe(2);
  });

  test('[PP-918] a player who has not acted yet may raise a short all-in', () => {
    const hand = flop();
    follow(hand, 'b100 a');
    expect(legalActions(hand)).toMatchObject({ actor: 2, canRaise: true, minRaiseTo: 225 });
  });

  test('[PP-918] a short all-in after a check does not reopen the checker’s betting', () => {
    const hand = playHand(tableOf([5000, 140, 5000], {}), 'c c x | x a c');
    expect(legalActions(hand)).toMatchObject({ actor: 0, toCall: 40, canRaise: false });
  });

  test('[PP-917] the last raise keeps its size after a short all-in on top of it', () => {
    // Flop: 200, raised to 600, and an all-in for 700 that adds 100: the next raise adds 400 again.
    const hand = playHand(tableOf([5000, 5000, 800, 5000], {}), 'c c c x | b200 r600 a');
    expect(legalActions(hand)).toMatchObject({ actor: 3, toCall: 700, minRaiseTo: 1100 });
  });
});

describe('forced bets from short stacks', () => {
  test('[PP-976 PP-940] a big blind of 60 posts 10 ante and 50 blind; others owe 100, the minimum raise is to 200', () => {
    const hand = playHand(tableOf([5000, 60, 5000, 5000], { antes: [10, 10, 10, 10] }));
    expect([hand.stacks[1], hand.bets[1], hand.paid[1]]).toEqual([0, 50, 60]);
    expect(legalActions(hand)).toMatchObject({ actor: 2, toCall: 100, minRaiseTo: 200 });
  });

  test('[PP-940 PP-908] a stack of 8 pays it all as ante and plays for the antes only', () => {
    const terms = tableOf([5000, 5000, 8, 5000], { antes: [10, 10, 10, 10] });
    const holes = { 1: '2c 3d', 2: '2d 7h', 3: 'Ac Ad', 4: '8s 4h' };
    const hand = playHand(terms, 'c c x | x x x | x x x | x x x', { holes, board: 'Ah As Kc Kd Qh' });
    expect(won(hand)[2]).toBe(4 * 8);
  });

  test('[PP-940] nobody is asked to call more than can be won: the betting is over when the only rival is all-in', () => {
    const hand = playHand(tableOf([1000, 40], { button: 0, sizes: '50/100' }));
    expect([hand.phase, hand.returned]).toEqual(['over', [10, 0]]);
  });
});
