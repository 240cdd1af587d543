/** Bounties: on every head, shared, progressive, unearned. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { cents } from '../../base/money.ts';
import { playHand, tableOf } from '../../poker/testing/play-hand.ts';
import { shares } from './bounty.ts';
import { resultOf } from '../play/hand-result.ts';
import { Directed } from '../testing/directed.ts';

const bounty = { price: 2200, fee: 200, bounty: 1000, lateRegistration: 'none' };
const won = (d: Directed) => d.heard('bounty-won').map(({ player, amount, clause }) => `${player} ${amount} ${clause}`);

describe('a bounty', () => {
  test('[PT-023 PT-025 PT-947] of a set size is taken from the pool and paid at once to the eliminator', () => {
    const d = new Directed(bounty).start(4);
    expect([d.t.money.pool, d.t.money.bountyFund, d.t.prizes]).toEqual([8000, 4000, [2600, 1400]]);
    d.bust('p1', 'p2');
    expect(won(d)).toEqual(['p1 1000 PT-948']);
  });

  test('[PT-949 PT-911] the winner receives their own bounty, and the pool is paid out in full', () => {
    const d = new Directed(bounty).start(4).bust('p1', 'p2').bust('p3', 'p1').bust('p3', 'p4');
    expect(won(d)).toEqual(['p1 1000 PT-948', 'p3 1000 PT-948', 'p3 1000 PT-948', 'p3 1000 PT-949']);
    const { pool, prizesPaid, bountiesPaid } = d.t.money;
    expect([prizesPaid, bountiesPaid, pool]).toEqual([4000, 4000, 8000]);
  });

  test('[PT-949] of a player removed without losing chips to an opponent is added to first prize', () => {
    const d = new Directed({ ...bounty, betweenHandsSeconds: 5 }).start(4).end(1);
    d.do({ told: 'remove', player: playerId('p2') });
    d.do({ told: 'disqualify', player: playerId('p4') });
    d.later(5).bust('p1', 'p3');
    // First place of 40.00: 26.00 and the two bounties of 10.00; the own bounty and p3's come on top.
    expect([d.prize('p1'), d.entry('p1').bountiesWon]).toEqual([2600 + 2000, 2000]);
  });

  test('[PT-949] is paid only if the player does not rebuy', () => {
    const rebuys = { price: 1000, chips: 1000, throughLevel: 3 };
    const d = new Directed({ ...bounty, rebuys }).start(4).bust('p1', 'p2');
    expect(won(d)).toEqual([]);
    d.do({ told: 'rebuy', player: playerId('p2') });
    expect(won(d)).toEqual([]);
    d.bust('p1', 'p3').later(30);
    expect(won(d)).toEqual(['p1 1000 PT-948']);
  });

  test('[PT-947] may be on the heads of certain players instead', () => {
    const named = { namedBounties: [{ player: 'p2', amount: 500 }], lateRegistration: 'none' };
    const d = new Directed(named).start(4).bust('p1', 'p3').bust('p1', 'p2');
    expect(won(d)).toEqual(['p1 500 PT-948']);
    expect(d.t.money.bountyFund).toBe(500);
  });

  test('[PT-950] progressive: half rounded down is paid, the rest goes on the eliminator’s head', () => {
    const d = new Directed({ ...bounty, bounty: 1001, progressiveBounty: true }).start(4).bust('p1', 'p2');
    expect([won(d), d.entry('p1').bounty]).toEqual([['p1 500 PT-948'], 1001 + 501]);
    d.bust('p3', 'p1');
    expect([won(d).at(-1), d.entry('p3').bounty]).toEqual(['p3 751 PT-948', 1001 + 751]);
  });

  test('[PT-913] a bounty above a million is paid up to it, and the rest is added to first prize', () => {
    const namedBounties = [{ player: 'p2', amount: 101_000_000 }];
    const given = { price: 2_500_000, fee: 0, entriesMin: 50, seats: 10, namedBounties, lateRegistration: 'none' };
    const d = new Directed(given).start(50).bust('p1', 'p2');
    expect([won(d), d.t.money.firstPrizeExtra]).toEqual([['p1 100000000 PT-948'], 1_000_000]);
    // p1 may win no more: first prize goes to the next lower place, and the pool is still paid out in full.
    d.downTo(1);
    expect([d.entry('p1').place, d.prize('p1'), d.t.phase]).toEqual([1, 0, 'finished']);
    const [, second] = d.heard('finished')[0]?.results ?? [];
    const [first = 0, next = 0] = d.t.prizes ?? [];
    expect([second?.place, second?.prize]).toEqual([2, first + 1_000_000 + next]);
  });
});

describe('who earns it', () => {
  test('[PT-977 PT-948] three winners of one pot: 3.34 to the first left of the button, 3.33 to the others', () => {
    const parts = shares(cents(1000), { sides: [[4, 5, 6]], clockwise: [5, 6, 4] });
    expect([...parts]).toEqual([
      [5, 334],
      [6, 333],
      [4, 333],
    ]);
  });

  test('[PT-948] in Omaha Hi/Lo half by high and half by low', () => {
    const parts = shares(cents(1001), { sides: [[1], [2, 3]], clockwise: [3, 1, 2] });
    // 500 to the high, 250 each to the lows, the odd cent to the first clockwise.
    expect([...parts]).toEqual([
      [3, 251],
      [1, 500],
      [2, 250],
    ]);
    expect([...shares(cents(10), { sides: [[1], [1]], clockwise: [1] })]).toEqual([[1, 10]]);
  });

  test('[PT-948] the winner of the highest side pot that the eliminated player contested', () => {
    // Seat 1 all-in for 100 wins the main pot; seat 2 all-in for 300 loses the side pot to seat 3.
    const terms = tableOf([100, 300, 1000, 1000], {});
    const holes = { 1: 'As Ad', 2: 'Qs Qd', 3: 'Ks Kd', 4: '7h 2c' };
    const hand = playHand(terms, 'a f a c', { holes, board: '3c 4d 8h 9s Jc' });
    expect(hand.phase).toBe('over');
    expect(resultOf(hand)).toEqual({ stacks: [300, 0, 1100, 1000], takers: { 1: [[2]] }, isShown: true });
  });

  test('[PT-948] several winners of that pot clockwise from the button’s left', () => {
    const holes = { 1: '2c 3d', 2: 'As 7d', 3: 'Ad 7s', 4: 'Ac 7h' };
    const hand = playHand(tableOf([500, 1000, 1000, 1000], {}), 'r500 c c c | x x x | x x x | x x x', {
      holes,
      board: 'Kc Kd Qh Jh 5c',
    });
    expect([hand.phase, resultOf(hand).takers]).toEqual(['over', { 0: [[1, 2, 3]] }]);
  });
});
