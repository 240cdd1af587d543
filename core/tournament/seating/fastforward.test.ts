/** The Fastforward pool: folds that lead straight to the next hand, blinds in turn, and its end. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { Directed } from '../testing/directed.ts';

const pool = (players: number, given: object = {}) =>
  new Directed({ fastforward: true, seats: 3, lateRegistration: 'none', ...given }).start(players);
const foldAt = (table: number, seat: number, stack: number) => ({ told: 'fold-and-move', table, seat, stack }) as const;

describe('the pool', () => {
  test('[PP-136 PP-139 PP-941] is a setting of the tournament; all its players are in it', () => {
    const d = pool(9);
    expect([d.t.tables.length, d.t.waiting]).toEqual([3, []]);
    expect(new Directed({ seats: 3 }).start(9).t.waiting).toBeUndefined();
    expect(new Directed({ seats: 3 }).start(9).refusal(foldAt(1, 0, 900))).toBe('no-fastforward PP-941');
  });

  test('[PP-137 PP-141] a fold leads to another table at once, without waiting for the hand to finish', () => {
    const d = pool(9);
    const [first] = d.seats(1).split(' ');
    d.do(foldAt(1, 0, 950));
    expect(d.t.waiting).toHaveLength(1);
    d.do(foldAt(2, 0, 900));
    d.do(foldAt(3, 0, 1000));
    // Three wait, and sit at a new table while the other three hands continue.
    expect([d.t.handsOn, d.seats(4).split(' ')]).toEqual([4, expect.arrayContaining([first])]);
    expect(d.heard('deal').at(-1)?.terms.stacks.toSorted()).toEqual([1000, 900, 950]);
  });

  test('[PP-137] the chips already bet stay in the old hand', () => {
    const d = pool(9);
    d.do(foldAt(1, 0, 950));
    d.end(1, { p2: 1050 });
    expect(['p1', 'p2', 'p3'].map((name) => d.entry(name).stack)).toEqual([950, 1050, 1000]);
  });

  test('[PP-137] only the rest of the stack goes along, and only from live cards', () => {
    const d = pool(9);
    expect(d.refusal(foldAt(1, 0, 1001))).toBe('wrong-stack PP-942');
    d.do(foldAt(1, 0, 950));
    expect(d.refusal(foldAt(1, 0, 950))).toBe('no-cards-there PP-942');
  });

  test('[PP-138] opponents and positions change: after every hand everyone returns to the pool', () => {
    const d = pool(9).endAll();
    expect(d.t.tables.map(({ id }) => id).every((id) => id > 3)).toBe(true);
    expect(d.asked.filter(({ name, clause }) => name === 'table' && clause === 'PP-943').length).toBeGreaterThan(4);
  });

  test('[PP-943] tables are filled at random from those who wait', () => {
    const d = new Directed({ fastforward: true, seats: 3, lateRegistration: 'none' });
    d.draws['table'] = [['8', '0', '4']];
    d.start(9);
    expect(d.seats(1)).toBe('p9 p1 p5');
  });

  test('[PP-943] the big blind goes to the player with the most hands since the last one, ties by lot', () => {
    const d = new Directed({ fastforward: true, seats: 3, lateRegistration: 'none' });
    d.draws['table'] = [['0', '1', '2']];
    d.draws['big blind'] = [['1']];
    d.start(9);
    expect(d.asked.find(({ name }) => name === 'big blind')?.options).toHaveLength(3);
    // p2 is big blind, p1 before them small blind, p3 before that has the button.
    expect(d.heard('deal')[0]?.terms).toMatchObject({ button: 2, blinds: [50, 100, 0] });
    expect(d.t.entries.slice(0, 3).map(({ sinceBigBlind }) => sinceBigBlind)).toEqual([1, 0, 1]);
    d.draws['table'] = [['1', '2', '0']];
    d.draws['big blind'] = [['2']];
    d.end(1);
    expect(d.heard('deal').at(-1)?.terms.blinds).toEqual([50, 100, 0]);
  });

  test('[PP-943] one entry has live cards at only one table at a time', () => {
    // Checked by the invariants after every step; this is a series of folds and ends.
    const d = pool(9);
    for (let hand = 0; hand < 12; hand++) {
      const [table] = d.t.tables;
      if (table === undefined) break;
      d.do(foldAt(table.id, 0, (table.starts[0] ?? 0) - 1));
      d.do(foldAt(table.id, 1, table.starts[1] ?? 0));
      const stays = d.t.entries[table.seats[2] ?? -1];
      d.end(table.id, { [stays?.player ?? '']: (stays?.stack ?? 0) + 1 });
    }
    expect(d.t.handsDealt).toBeGreaterThan(12);
  });

  test('[PP-941] closes when the players left fit on two tables: seats are drawn and ordinary play follows', () => {
    const d = pool(7);
    expect(d.t.waiting).toHaveLength(1);
    const [winner = '', loser = ''] = d.seats(1).split(' ');
    d.bust(winner, loser);
    expect(d.t.waiting).toBeDefined();
    d.end(2);
    expect([d.t.waiting, d.heard('pool-closed').length, d.sizes()]).toEqual([undefined, 1, [3, 3]]);
    expect(d.heard('button-drawn')).toHaveLength(2);
    expect(d.asked.findLast(({ name }) => name === 'seats')).toMatchObject({ clause: 'PP-941', take: 6 });
  });

  test('[PP-941 PT-922] closes when hand-for-hand play starts', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 9, percents: [30, 20, 10, 10, 10, 10, 10] },
    ];
    const d = pool(9, { payouts });
    const [winner = '', loser = ''] = d.seats(1).split(' ');
    d.bust(winner, loser);
    expect(d.t.isHandForHand).toBe(true);
    d.endAll();
    expect([d.t.waiting, d.sizes()]).toEqual([undefined, [3, 3, 2]]);
  });

  test('[PP-941] stays closed when the hands in progress have decided the last unpaid place', () => {
    const payouts = [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 9, percents: [30, 20, 10, 10, 10, 10, 10] },
    ];
    const d = pool(9, { payouts });
    for (const table of [1, 2]) {
      const [winner = '', loser = ''] = d.seats(table).split(' ');
      d.later(1).bust(winner, loser);
    }
    expect([d.t.left, d.t.waiting !== undefined]).toEqual([7, true]);
    d.endAll();
    expect([d.t.waiting, d.heard('pool-closed').length, d.t.isHandForHand]).toEqual([undefined, 1, false]);
  });

  test('[PT-935 PP-941] a table of players who are offered rebuys waits for them, button included', () => {
    const rebuys = { price: 1000, chips: 1000, throughLevel: 3 };
    const d = pool(5, { seats: 2, rebuys, lateRegistration: 'none' });
    // Two of five lose everything at two tables; then one is removed, and the remaining four fit on two tables.
    const losers = [1, 2].map((table) => {
      const [winner = '', loser = ''] = d.seats(table).split(' ');
      d.draws['seats'] = [];
      d.bust(winner, loser);
      return loser;
    });
    const others = ['p1', 'p2', 'p3', 'p4', 'p5'].filter((name) => !losers.includes(name));
    const order = [...losers, ...others].map((name) => String(d.entry(name).number));
    const [out = ''] = others;
    d.draws['seats'] = [order.filter((number) => number !== String(d.entry(out).number))];
    d.do({ told: 'remove', player: playerId(out) });
    d.endAll();
    expect(d.t.waiting).toBeUndefined();
    const together = d.entry(losers[0] ?? '').table;
    expect([d.table(together).players, d.table(together).firstButton]).toEqual([2, -1]);
    for (const player of losers.map(playerId)) d.do({ told: 'rebuy', player });
    expect(d.heard('button-drawn').some(({ table, cards }) => table === together && cards.length === 2)).toBe(true);
  });

  test('a late entrant joins the pool, and a removed player leaves it', () => {
    const d = pool(9, { lateRegistration: 4 });
    d.register('late');
    expect(d.t.waiting).toEqual([9]);
    d.do({ told: 'remove', player: playerId('late') });
    expect([d.t.waiting, d.t.left]).toEqual([[], 9]);
  });
});
