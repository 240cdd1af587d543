/** Lost connections that did not come back, and disqualifications. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { enter } from '../../poker/hand/journal.ts';
import { seatId } from '../../poker/hand/seats.ts';
import { startHand } from '../../poker/hand/start.ts';
import { dealDue, follow } from '../../poker/testing/play-hand.ts';
import { resultOf } from './hand-result.ts';
import { Directed } from '../testing/directed.ts';

const remove = (name: string) => ({ told: 'remove', player: playerId(name) }) as const;
const disqualify = (name: string) => ({ told: 'disqualify', player: playerId(name) }) as const;
const final = { lateRegistration: 'none' };

describe('a connection that did not come back', () => {
  test('[PI-905 PI-021] hand dead, chips in the pot lost, removed: with 37 left the place is 37th, and nothing is refunded', () => {
    const d = new Directed({ ...final, seats: 10 }).start(40).downTo(37);
    const {
      table,
      hand: number,
      terms,
    } = d.heard('deal').at(-1) ?? d.heard('deal')[0] ?? { table: 0, hand: 0, terms: undefined };
    if (terms === undefined) throw new Error('no hand');
    // The first to act calls, is disconnected, protected at the next bet, and the window ends with the hand undecided.
    const hand = startHand(terms);
    dealDue(hand);
    const seat = hand.actor;
    const name = d.t.entries[d.table(table).seats[seat] ?? -1]?.player ?? '';
    follow(hand, 'c');
    expect(enter(hand, { kind: 'dead', holder: seatId(seat) })).toBeUndefined();
    d.later(60).do(remove(name));
    while (hand.phase !== 'over') follow(hand, 'f');
    d.do({ told: 'hand-ended', table, hand: number, ...resultOf(hand) });
    d.later(1);
    expect([d.place(name), d.prize(name), d.heard('refunded')]).toEqual([37, 0, []]);
    // The rest of the stack leaves play: the pot stayed with the others.
    expect(d.t.chipsGone).toBe((terms.stacks[seat] ?? 0) - terms.bigBlind);
  });

  test('[PI-905 PT-957] the place of that moment, its prize if it is paid, and the chips leave play after the hand', () => {
    // Four entries pay 26.00 and 14.00.
    const d = new Directed(final).start(4).downTo(2);
    d.do(remove('p4'));
    expect([d.entry('p4').status, d.t.left, d.t.phase]).toEqual(['leaving', 1, 'running']);
    d.end(1);
    expect([d.place('p4'), d.prize('p4'), d.t.chipsGone, d.t.phase]).toEqual([2, 1400, 1000, 'finished']);
    expect(d.prize('p1')).toBe(2600);
  });

  test('[PI-021] the buy-in stays in the pool', () => {
    const d = new Directed(final).start(4);
    d.do(remove('p3'));
    expect([d.heard('refunded'), d.t.money.pool]).toEqual([[], 4000]);
  });

  test('[PI-905] re-entry is possible where the terms allow it', () => {
    const d = new Directed({ reentriesMax: 1, lateRegistration: 3 }).start(4);
    d.do(remove('p3'));
    expect(d.refusal({ told: 'register', player: playerId('p3') })).toBe('already-entered PT-938');
    d.end(1);
    expect(d.refusal({ told: 'register', player: playerId('p3') })).toBe('accepted');
  });

  test('between hands the seat is free at once', () => {
    const d = new Directed({ ...final, betweenHandsSeconds: 5 }).start(4).end(1);
    d.do(remove('p3'));
    expect([d.seats(1), d.t.chipsGone, d.entry('p3').status]).toEqual(['p1 p2 - p4 - -', 1000, 'out']);
    expect(d.refusal(remove('p3'))).toBe('not-in-play PI-904');
  });

  test('nobody is removed where the terms blind players off', () => {
    expect(new Directed({ disconnectPolicy: 'blindOff' }).start(4).refusal(remove('p1'))).toBe('blinded-off PI-923');
  });
});

describe('a disqualification', () => {
  test('[PT-957 PI-039] ranks last without prize, and players eliminated earlier move up one place', () => {
    const d = new Directed({ ...final, seats: 9 }).start(7).downTo(3);
    const before = ['p2', 'p3', 'p4', 'p5'].map((name) => d.place(name));
    expect(before).toEqual([7, 6, 5, 4]);
    d.do(disqualify('p6'));
    expect(d.entry('p6').status).toBe('barred');
    d.end(1);
    expect(['p2', 'p3', 'p4', 'p5'].map((name) => d.place(name))).toEqual([6, 5, 4, 3]);
    expect([d.entry('p6').status, d.t.chipsGone]).toEqual(['disqualified', 1000]);
    // Third place pays 14.00, and p5 has moved up to it.
    expect(d.prize('p5')).toBe(1400);
    d.downTo(1);
    expect([d.place('p6'), d.prize('p6')]).toEqual([7, 0]);
    expect(d.heard('finished')[0]?.results.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('[PT-957] a player who has already won a prize gets the difference to the higher place', () => {
    const d = new Directed({ ...final, seats: 9 }).start(7).downTo(2);
    expect(d.prize('p6')).toBe(1400);
    d.do(disqualify('p7'));
    d.end(1);
    // Second place pays 21.00, third 14.00: p6 moves up to the second, p5 to the third, p1 has won.
    expect([d.prize('p6'), d.prize('p5'), d.prize('p1'), d.t.phase]).toEqual([2100, 1400, 3500, 'finished']);
  });

  const allPaid = [
    { entriesFrom: 1, percents: [100] },
    { entriesFrom: 4, percents: [40, 30, 20, 10] },
  ];

  test('[PT-957 PT-911] where every place is paid, a prize that nobody is left for goes to the first', () => {
    // 40.00 for four places: 16.00, 12.00, 8.00 and 4.00; the fourth is the disqualified player’s, without prize.
    const d = new Directed({ ...final, payouts: allPaid }).start(4);
    d.do(disqualify('p4'));
    d.end(1).downTo(1);
    expect(d.t.phase).toBe('finished');
    expect(['p1', 'p3', 'p2', 'p4'].map((name) => [d.place(name), d.prize(name)])).toEqual([
      [1, 1600 + 400],
      [2, 1200],
      [3, 800],
      [4, 0],
    ]);
  });

  test('[PT-957 PT-945] a satellite that pays everyone: the disqualified player’s share goes to the others', () => {
    const satellite = { targetPrice: 500 };
    // Two entries of 10.00 in a satellite of 5.00 each: both win, and the rest of the pool is the first’s.
    const rebuys = { price: 1, chips: 100, throughLevel: 1 };
    const d = new Directed({ ...final, satellite, rebuys }).start(2);
    d.do(disqualify('p1'));
    d.endAll();
    expect([d.t.phase, d.prize('p1'), d.prize('p2')]).toEqual(['finished', 0, 2000]);
  });

  test('[PT-957 PT-952] where nobody else is left, everyone gets a refund', () => {
    const d = new Directed(final).start(2);
    d.do(disqualify('p1'));
    d.do(disqualify('p2'));
    d.endAll();
    expect([d.t.phase, d.heard('refunded').map(({ player, amount }) => [player, amount])]).toEqual([
      'cancelled',
      [
        ['p1', 1100],
        ['p2', 1100],
      ],
    ]);
  });

  test('[PI-039] a disqualified player does not come back', () => {
    const d = new Directed({ reentriesMax: 3, lateRegistration: 5 }).start(4);
    d.do(disqualify('p2'));
    d.end(1);
    expect(d.refusal({ told: 'register', player: playerId('p2') })).toBe('disqualified PI-039');
  });

  test('before the start the entry is refunded in full', () => {
    const d = new Directed().register('a', 'b', 'c');
    d.do(disqualify('b'));
    expect(d.heard('refunded')).toMatchObject([{ player: 'b', amount: 1100, clause: 'PI-912' }]);
    expect(d.t.entered).toBe(2);
  });

  test('[PT-957 PT-940] in a later stage: players who lost in earlier stages move up one, and stay below this stage’s losers', () => {
    const d = new Directed({ format: 'heads-up', seats: 2, betweenHandsSeconds: 5 }).start(8);
    for (const winner of ['p1', 'p3', 'p5', 'p7']) d.bust(winner, `p${Number(winner.slice(1)) + 1}`);
    expect(['p2', 'p4', 'p6', 'p8'].map((name) => d.place(name))).toEqual([5, 5, 5, 5]);
    // The second stage is on: p3 has lost to p1 when p5 is disqualified.
    d.later(5).bust('p1', 'p3');
    d.do(disqualify('p5'));
    d.later(5).endAll();
    expect([d.place('p3'), d.place('p2')]).toEqual([3, 4]);
    d.later(5).bust('p7', 'p1');
    expect(d.heard('finished')[0]?.results.map(({ place }) => place)).toEqual([1, 2, 3, 4, 4, 4, 4, 8]);
  });
});
