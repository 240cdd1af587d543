/** Places: starting stacks, ties, server time, hand-for-hand. */
import { describe, expect, test } from 'vitest';
import { Directed } from '../testing/directed.ts';

/** Stacks before the hand that counts. */
const withStacks = (d: Directed, table: number, stacks: Record<string, number>) => d.end(table, stacks);

describe('eliminated in one hand', () => {
  test('[PT-088] the one who began it with more chips gets the higher place', () => {
    const d = new Directed({ lateRegistration: 'none' }).start(6);
    withStacks(d, 1, { p1: 1500, p2: 500 }).bust('p3', 'p2', 'p1');
    expect([d.place('p1'), d.place('p2')]).toEqual([5, 6]);
  });

  test('[PT-974 PT-919] with equal chips both are placed higher and share; the odd cent goes to the earlier entry', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 6, percents: [40, 30, 10, 9.9985, 5.7157, 4.2858] },
    ];
    // 6 x 116.67 are 700.02: 5.7157 % of it is 40.01, 4.2858 % is 30.00.
    const d = new Directed({ lateRegistration: 'none', payouts, price: 11_667, fee: 0 }).start(6);
    expect([d.t.prizes?.[4], d.t.prizes?.[5]]).toEqual([4001, 3000]);
    d.bust('p1', 'p5', 'p2');
    expect([d.place('p2'), d.place('p5'), d.prize('p2'), d.prize('p5')]).toEqual([5, 5, 3501, 3500]);
    expect(d.heard('placed')[0]).toMatchObject({ place: 5, sharedBy: 2 });
  });
});

describe('eliminated at different tables', () => {
  const two = () => new Directed({ seats: 4, lateRegistration: 'none', payouts: winnerTakesAll }).start(8);
  const winnerTakesAll = [{ entriesFrom: 1, percents: [100] }];

  test('[PT-920] outside hand-for-hand play the later one is higher, whatever the stacks', () => {
    const d = two();
    withStacks(d, 1, { p1: 1900, p2: 100 });
    d.bust('p3', 'p1').later(0.001).bust('p5', 'p6').later(0.001);
    expect([d.place('p1'), d.place('p6')]).toEqual([8, 7]);
    d.later(1).bust('p3', 'p2').later(1);
    expect(d.place('p2')).toBe(6);
  });

  test('[PT-920 PT-088] equal times are treated as the same hand', () => {
    const d = two();
    withStacks(d, 1, { p1: 1900, p2: 100 }).end(2, { p5: 1400, p6: 600 });
    d.later(1).bust('p3', 'p1').bust('p5', 'p6');
    // Reported in this order at the same time: more chips at the start ranks higher.
    d.later(1);
    expect([d.place('p1'), d.place('p6')]).toEqual([7, 8]);
  });
});

describe('while more entries are possible', () => {
  test('[PT-921] only the order is kept; places are counted from the final number of entries', () => {
    const d = new Directed({ lateRegistration: 2, seats: 9 }).start(8).bust('p1', 'p2').later(5).bust('p1', 'p3');
    expect([d.place('p2'), d.heard('placed')]).toEqual([0, []]);
    d.register('late').at('20:10');
    expect([d.place('p2'), d.place('p3')]).toEqual([9, 8]);
  });

  test('[PT-921] each re-entry is a separate entry in that order', () => {
    const d = new Directed({ lateRegistration: 2, seats: 9, reentriesMax: 1 }).start(8).bust('p1', 'p2').later(5);
    d.register('p2').endAll().later(5).bust('p1', 'p3').at('20:10');
    expect(d.t.entries.map(({ player, place }) => `${player} ${place}`).filter((one) => !one.endsWith(' 0'))).toEqual([
      'p2 9',
      'p3 8',
    ]);
  });
});

describe('hand-for-hand', () => {
  /** Six players at two tables of three, four places paid. */
  const six = (given: object = {}) => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 6, percents: [40, 30, 20, 10] },
    ];
    return new Directed({ seats: 3, lateRegistration: 'none', payouts, ...given }).start(6);
  };
  const dealt = (d: Directed) => d.heard('deal').length;

  test('[PT-089 PT-922] begins when one player more is left than places are paid, with more than one table', () => {
    const d = six();
    expect(d.t.isHandForHand).toBe(false);
    d.bust('p1', 'p2');
    expect([d.t.left, d.heard('hand-for-hand')]).toEqual([5, [{ said: 'hand-for-hand', on: true }]]);
    const one = new Directed({ seats: 6, lateRegistration: 'none' }).start(6).bust('p1', 'p2').bust('p1', 'p3');
    expect([one.t.left, one.t.prizes?.length, one.t.isHandForHand]).toEqual([4, 2, false]);
  });

  test('[PT-922] the terms may begin it earlier', () => {
    expect(six({ handForHand: 2 }).t.isHandForHand).toBe(true);
  });

  test('[PT-090 PT-923] each table finishes its hand and waits; the next starts at the same time everywhere', () => {
    const d = six().bust('p1', 'p2').later(30);
    expect([d.table(1).hand, d.table(2).hand > 0]).toEqual([0, true]);
    const before = dealt(d);
    d.end(2);
    expect([dealt(d) - before, d.t.handsOn]).toEqual([2, 2]);
  });

  test('[PT-091] all tables play exactly the same number of hands', () => {
    const d = six().bust('p1', 'p2').end(2);
    const counts = () => d.t.tables.map(({ hands }) => hands);
    const before = counts();
    for (let hand = 0; hand < 5; hand++) {
      d.end(2);
      expect(d.table(2).hand).toBe(0);
      d.end(1);
    }
    expect(counts().map((count, at) => count - (before[at] ?? 0))).toEqual([5, 5]);
  });

  test('[PT-923] the level clock keeps running, and a new level applies from the next common hand', () => {
    const d = six().bust('p1', 'p2').end(2).end(1).at('20:10').end(2);
    const levels = () => d.heard('deal').map(({ level }) => level);
    expect(levels()).toEqual([0, 0, 0, 0, 1, 1]);
  });

  test('[PT-090] a player alone at a table delays nobody', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 6, percents: [40, 30, 20, 10] },
    ];
    const d = new Directed({ seats: 2, lateRegistration: 'none', payouts }).start(6).bust('p1', 'p2').endAll();
    expect([d.t.isHandForHand, d.sizes(), d.t.handsOn]).toEqual([true, [1, 2, 2], 2]);
  });

  test('[PT-922] ends when the players left no longer exceed the paid places', () => {
    const d = six().bust('p1', 'p2').end(2).bust('p1', 'p3');
    expect(d.t.isHandForHand).toBe(true);
    d.end(2);
    expect([d.t.left, d.heard('hand-for-hand').map(({ on }) => on)]).toEqual([4, [true, false]]);
  });

  test('[PT-922] earlier hands may end it at once: then no table waits for another', () => {
    const nine = {
      seats: 3,
      lateRegistration: 'none',
      payouts: [
        { entriesFrom: 1, percents: [100] },
        { entriesFrom: 9, percents: [30, 20, 10, 10, 10, 10, 10] },
      ],
    };
    // Three tables, seven places paid: eight are left, then seven, with the third table still in its hand.
    const d = new Directed(nine).start(9).bust('p1', 'p2');
    expect([d.t.isHandForHand, d.t.handsOn]).toEqual([true, 2]);
    const before = dealt(d);
    d.later(1).bust('p4', 'p5');
    expect([d.t.left, d.heard('hand-for-hand').map(({ on }) => on)]).toEqual([7, [true, false]]);
    expect(dealt(d) - before).toBe(2);
  });

  test('[PT-975 PT-092] 11 left, 10 paid: X with 3,000 and Y with 2,000 are eliminated in one hand at different tables', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 11, percents: Array<number>(10).fill(10) },
    ];
    const d = new Directed({ lateRegistration: 'none', payouts }).start(11);
    expect([d.t.isHandForHand, d.sizes()]).toEqual([true, [6, 5]]);
    const [x, y] = ['p1', 'p7'];
    d.end(1, { [x]: 3000, p2: 600, p3: 600, p4: 600, p5: 600, p6: 600 });
    d.end(2, { [y]: 2000, p8: 750, p9: 750, p10: 750, p11: 750 });
    // X goes first and Y a minute later: in a common hand time does not count.
    d.bust('p2', x).later(60);
    expect(d.place(x)).toBe(0);
    d.bust('p8', y);
    expect([d.place(x), d.prize(x)]).toEqual([10, 1100]);
    expect([d.place(y), d.prize(y)]).toEqual([11, 0]);
  });
});
