/** Shootouts, heads-up tournaments and shootout satellites. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { Directed } from '../testing/directed.ts';

/** Wins a table: takes everyone else's chips there, one after another. */
const win = (d: Directed, winner: string) => {
  const { table } = d.entry(winner);
  for (;;) {
    const loser = d.t.entries.findLast((entry) => entry.table === table && entry.player !== winner);
    if (loser === undefined || d.t.phase !== 'running') return d;
    d.later(1).bust(winner, loser.player);
  }
};

describe('a shootout', () => {
  const nine = (given: object = {}) => new Directed({ format: 'shootout', seats: 3, ...given }).start(9);

  test('[PT-017 PT-939] each table plays to its own winner; winners meet in the next stage', () => {
    const d = nine();
    expect(d.sizes()).toEqual([3, 3, 3]);
    win(d, 'p1');
    expect([d.heard('advanced').length, d.sizes()]).toEqual([1, [3, 3]]);
    win(d, 'p4');
    expect(d.t.stage.number).toBe(1);
    win(d, 'p7');
    expect(d.heard('stage-began').map(({ stage, players, final }) => [stage, players, final])).toEqual([
      [1, 9, false],
      [2, 3, true],
    ]);
    expect(d.seats(4)).toBe('p1 p4 p7');
  });

  test('[PT-939] each stage begins with the same fresh stack at the first level', () => {
    const d = nine();
    win(d, 'p1').at('20:30');
    win(win(d, 'p4'), 'p7');
    expect(d.heard('deal').at(-1)).toMatchObject({ level: 0, terms: { stacks: [1000, 1000, 1000], bigBlind: 100 } });
  });

  test('[PT-939] table sizes differ by at most one', () => {
    expect(new Directed({ format: 'shootout', seats: 5 }).start(11).sizes()).toEqual([4, 4, 3]);
  });

  test('[PT-940] a player who reaches a later stage ranks above; runners-up above third places; equal places share', () => {
    const d = nine();
    // At every table the last seat is eliminated first and the second next. Nine entries pay 45.00, 27.00 and 18.00.
    win(win(win(d, 'p1'), 'p4'), 'p7');
    expect(['p2', 'p5', 'p8'].map((name) => d.place(name))).toEqual([4, 4, 4]);
    expect(['p3', 'p6', 'p9'].map((name) => d.place(name))).toEqual([7, 7, 7]);
    win(d, 'p4');
    expect(['p4', 'p1', 'p7'].map((name) => [d.place(name), d.prize(name)])).toEqual([
      [1, 4500],
      [2, 2700],
      [3, 1800],
    ]);
  });

  test('[PT-940 PT-919] equal table places share the prizes of the places they cover', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 9, percents: [40, 20, 15, 10, 10, 5] },
    ];
    const d = nine({ payouts });
    win(win(win(d, 'p1'), 'p4'), 'p7');
    // Places 4, 5 and 6 pay 9.00, 9.00 and 4.50 of 90.00: 22.50 for three runners-up.
    expect(['p2', 'p5', 'p8'].map((name) => d.prize(name))).toEqual([750, 750, 750]);
  });

  test('[PT-088 PT-940] two out in one hand at a table: more chips at its start is the better table place', () => {
    const d = nine();
    d.end(1, { p2: 500, p3: 1500 }).bust('p1', 'p2', 'p3');
    win(win(d, 'p4'), 'p7');
    expect([d.place('p3'), d.place('p2')]).toEqual([4, 7]);
  });
});

describe('a heads-up tournament', () => {
  const pairs = (players: number, given: object = {}) =>
    new Directed({ format: 'heads-up', seats: 2, ...given }).start(players);

  test('[PT-018 PT-019] all are paired at the same time, and winners continue until one is left', () => {
    const d = pairs(4);
    expect([d.sizes(), d.t.handsOn]).toEqual([[2, 2], 2]);
    win(win(d, 'p1'), 'p3');
    expect([d.t.stage.number, d.seats(3)]).toEqual([2, 'p1 p3']);
    win(d, 'p3');
    expect([d.t.phase, d.place('p3'), d.place('p1')]).toEqual(['finished', 1, 2]);
    expect([d.place('p2'), d.place('p4')]).toEqual([3, 3]);
  });

  test('[PT-942] pairings are drawn at random, with fresh equal stacks in each stage', () => {
    const d = new Directed({ format: 'heads-up', seats: 2 });
    d.draws['seats'] = [['3', '0', '2', '1']];
    d.start(4);
    expect([d.seats(1), d.seats(2)]).toEqual(['p4 p1', 'p3 p2']);
    win(win(d, 'p1'), 'p3');
    expect(d.heard('deal').at(-1)?.terms.stacks).toEqual([1000, 1000]);
  });

  test('[PT-942] a field of five has three byes, in the first stage only', () => {
    const d = pairs(5);
    expect([d.sizes(), d.t.entries.filter(({ status }) => status === 'through').length]).toEqual([[2], 3]);
    win(d, 'p4');
    expect([d.sizes(), d.t.stage.number]).toEqual([[2, 2], 2]);
    expect(d.place('p5')).toBe(5);
  });

  test('[PT-941 PT-019] after the set number of hands the player with more chips advances', () => {
    const d = pairs(4, { handsPerMatch: 3 }).end(1).end(1).end(1, { p1: 900, p2: 1100 });
    expect(d.heard('eliminated')).toMatchObject([{ player: 'p1', why: 'outplayed' }]);
    expect(d.entry('p2').status).toBe('through');
  });

  test('[PT-941] with equal chips single hands are added until they differ; losing all chips ends it earlier', () => {
    const d = pairs(4, { handsPerMatch: 2 }).end(1).end(1);
    expect(d.heard('eliminated')).toEqual([]);
    d.end(1).end(1, { p1: 1001, p2: 999 });
    expect(d.entry('p1').status).toBe('through');
    d.bust('p3', 'p4');
    expect([d.t.stage.number, d.entry('p3').stack]).toEqual([2, 1000]);
  });

  test('[PT-941] the default is until bust', () => {
    const d = pairs(2);
    for (let hand = 0; hand < 40; hand++) d.end(1, hand % 2 === 0 ? { p1: 900, p2: 1100 } : { p1: 800, p2: 1200 });
    expect(d.heard('eliminated')).toEqual([]);
  });
});

describe('a shootout satellite', () => {
  const given = { format: 'shootout', seats: 3, satellite: { targetPrice: 3000 } };

  test('[PT-021 PT-022] tables play to one winner, and so does the final table', () => {
    const d = new Directed(given).start(9);
    win(win(win(d, 'p1'), 'p4'), 'p7');
    expect([d.t.left, d.t.phase]).toEqual([3, 'running']);
    win(d, 'p7');
    // 90.00 are three prizes of 30.00.
    expect(['p7', 'p4', 'p1'].map((name) => d.prize(name))).toEqual([3000, 3000, 3000]);
  });

  test('[PT-943 PT-022] or its final places are set by chips after a number of hands, equal counts sharing', () => {
    const d = new Directed({ ...given, satellite: { targetPrice: 4000 }, finalStage: { hands: 2 } }).start(9);
    win(win(win(d, 'p1'), 'p4'), 'p7');
    const { id } = d.t.tables[0] ?? { id: 0 };
    d.end(id).end(id, { p1: 1200, p4: 900, p7: 900 });
    // 90.00: two prizes of 40.00 and 10.00 left; the second and third share 40.00 and 10.00.
    expect(d.t.phase).toBe('finished');
    expect(['p1', 'p4', 'p7'].map((name) => [d.place(name), d.prize(name)])).toEqual([
      [1, 4000],
      [2, 2500],
      [2, 2500],
    ]);
  });

  test('[PT-943] or after a time: the hand in progress is the last', () => {
    const d = new Directed({ ...given, finalStage: { minutes: 15 } }).start(9);
    win(win(win(d, 'p1'), 'p4'), 'p7');
    const { id } = d.t.tables[0] ?? { id: 0 };
    d.end(id).later(15 * 60);
    expect(d.t.phase).toBe('running');
    d.end(id, { p1: 1200, p4: 1000, p7: 800 });
    expect(['p1', 'p4', 'p7'].map((name) => d.place(name))).toEqual([1, 2, 3]);
  });

  test('[PT-940 PI-905] a player removed between stages ranks above all who lost at a table', () => {
    const d = new Directed(given).start(9);
    win(win(d, 'p1'), 'p4');
    d.do({ told: 'remove', player: playerId('p1') });
    win(d, 'p7');
    expect([d.place('p1'), d.place('p2')]).toEqual([3, 4]);
  });
});
