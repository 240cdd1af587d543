/** Moves between tables: who moves, from where to which seat, and when a table is broken. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { Directed } from '../testing/directed.ts';

/** Ten players at three tables of four seats; the last player of each has the button, the first two the blinds. */
const three = (given: object = {}) => new Directed({ seats: 4, ...given }).start(10);

describe('balancing', () => {
  test('[PT-926] after a hand the player due to be big blind next moves from the largest table to the smallest', () => {
    const d = three();
    expect(d.t.tables.map(({ id }) => d.seats(id))).toEqual(['p1 p2 p3 p4', 'p5 p6 p7 -', 'p8 p9 p10 -']);
    d.bust('p5', 'p6');
    expect(d.sizes()).toEqual([4, 2, 3]);
    // Table 1: button in seat 4, blinds 1 and 2; next big blind is seat 3.
    expect(d.heard('moved')).toEqual([]);
    d.end(1);
    expect(d.heard('moved')).toEqual([
      expect.objectContaining({ player: 'p3', from: { table: 1, seat: 2 }, why: 'balance' }),
    ]);
    expect(d.sizes()).toEqual([3, 3, 3]);
  });

  test('[PT-926 PT-929] the free seat that will be big blind soonest is taken, and the mover is dealt in next', () => {
    const d = three();
    // Table 2: button seat 3, blinds 1 and 2; p6 in seat 2 is out, and p5 and p7 play on between themselves.
    d.bust('p5', 'p6').end(1);
    const [moved] = d.heard('moved');
    expect(moved?.to.table).toBe(2);
    d.end(2);
    expect(d.heard('deal').at(-1)?.terms.stacks[moved?.to.seat ?? -1]).toBe(1000);
  });

  test('[PT-081] a player moved to a table with a hand in progress takes part from the next hand', () => {
    const d = three();
    d.bust('p5', 'p6').end(1);
    const seat = d.entry('p3').seat;
    const running = d.heard('deal').findLast(({ table }) => table === 2);
    expect([d.table(2).hand > 0, running?.terms.stacks[seat]]).toEqual([true, 0]);
  });

  test('[PT-926] ties between smallest tables are drawn at random', () => {
    const d = new Directed({ seats: 5 }).start(13);
    expect(d.sizes()).toEqual([5, 4, 4]);
    d.bust('p6', 'p7').bust('p10', 'p11');
    expect(d.sizes()).toEqual([5, 3, 3]);
    d.draws['table to move to'] = [['3']];
    d.end(1);
    expect(d.asked.at(-1)).toMatchObject({
      name: 'table to move to',
      clause: 'PT-926',
      options: [{ id: '2' }, { id: '3' }],
    });
    expect(d.heard('moved')).toMatchObject([{ to: { table: 3 } }]);
  });

  test('[PT-926] ties between largest tables that are between hands are drawn at random', () => {
    const d = new Directed({ seats: 5, betweenHandsSeconds: 10 }).start(15).endAll();
    d.do({ told: 'remove', player: playerId('p1') });
    d.draws['table to move from'] = [['3']];
    d.do({ told: 'remove', player: playerId('p2') });
    expect(d.asked.at(-1)).toMatchObject({ name: 'table to move from', options: [{ id: '2' }, { id: '3' }] });
    expect([d.heard('moved').length, d.sizes()]).toEqual([1, [4, 5, 4]]);
  });

  test('[PT-926 PT-939] shootouts and heads-up tournaments are never balanced', () => {
    const d = new Directed({ format: 'shootout', seats: 4 }).start(8);
    d.bust('p1', 'p2').bust('p1', 'p3').end(2);
    expect([d.heard('moved'), d.sizes()]).toEqual([[], [2, 4]]);
    const pairs = new Directed({ format: 'heads-up', seats: 2 }).start(4).bust('p1', 'p2').end(2);
    expect(pairs.heard('moved')).toEqual([]);
  });

  test('[PT-086] the rule is the same for every player: only chance and the seat decide who moves', () => {
    const moved = (seats: readonly string[]) => {
      const d = new Directed({ seats: 4 });
      d.draws['seats'] = [seats];
      d.start(10)
        .bust(d.seats(2).split(' ')[0] ?? '', d.seats(2).split(' ')[1] ?? '')
        .end(1);
      return d.heard('moved').map(({ from, to }) => [from, to]);
    };
    const order = Array.from({ length: 10 }, (_, at) => String(at));
    expect(moved(order.toReversed())).toEqual(moved(order));
  });
});

describe('breaking a table', () => {
  test('[PT-927] when the remaining players fit on one table fewer, the smallest is broken at the end of its hand', () => {
    const d = new Directed({ seats: 3 }).start(8);
    expect(d.sizes()).toEqual([3, 3, 2]);
    d.bust('p1', 'p2');
    expect(d.sizes()).toEqual([2, 3, 2]);
    // Seven players still need three tables of three; with one more out, two are enough.
    d.draws['table to break'] = [['3']];
    d.bust('p4', 'p5');
    expect(d.asked.find(({ name }) => name === 'table to break')).toMatchObject({ clause: 'PT-927' });
    expect([d.sizes(), d.heard('table-closed')]).toEqual([[2, 2, 2], []]);
    d.end(3);
    expect(d.heard('table-closed')).toMatchObject([{ table: 3 }]);
    expect(d.sizes()).toEqual([3, 3]);
    expect(d.heard('moved').map(({ player, why }) => [player, why])).toEqual([
      ['p7', 'break'],
      ['p8', 'break'],
    ]);
  });

  test('[PT-927] its players are placed at random on free seats, sizes differing by at most one', () => {
    const d = new Directed({ seats: 4 }).start(16).bust('p1', 'p2').bust('p5', 'p6').bust('p9', 'p10');
    d.draws['table to break'] = [['4']];
    d.draws['seats of a broken table'] = [['2/1', '1/1', '3/1']];
    d.bust('p13', 'p14').endAll();
    expect(d.asked.find(({ name }) => name === 'seats of a broken table')).toMatchObject({ clause: 'PT-927', take: 3 });
    expect(d.sizes()).toEqual([4, 4, 4]);
    const where = d.heard('moved').filter(({ why }) => why === 'break');
    expect(where.map(({ to }) => `${to.table}/${to.seat}`)).toEqual(['2/1', '1/1', '3/1']);
  });

  test('[PT-927 PT-905] a table due to be broken is kept when late entrants need it', () => {
    const d = new Directed({ seats: 3 }).start(8);
    d.draws['table to break'] = [['3']];
    d.bust('p1', 'p2').bust('p4', 'p5');
    expect(d.table(3).isClosing).toBe(true);
    d.register('late');
    expect([d.table(3).isClosing, d.sizes()]).toEqual([false, [3, 2, 2]]);
  });
});
