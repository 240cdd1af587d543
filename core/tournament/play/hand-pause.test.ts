/** The pause after a hand: short after a fold, longer after cards were shown, and kept when a player moves. */
import { describe, expect, test } from 'vitest';
import { Directed } from '../testing/directed.ts';

const pauses = { betweenHandsSeconds: 2, showdownSeconds: 7 };

/** The hand at a table ends with cards face down or shown. */
function ends(d: Directed, id: number, isShown: boolean): Directed {
  const { starts, hand } = d.table(id);
  d.do({ told: 'hand-ended', table: id, hand, stacks: starts.slice(), isShown });
  return d;
}

/** The winner's table ends with a showdown that eliminates the others. */
function showdown(d: Directed, winner: string, ...losers: readonly string[]): Directed {
  const { table, seat } = d.entry(winner);
  const { starts, seats, hand } = d.table(table);
  const out = losers.map((name) => seats.indexOf(d.entry(name).number));
  const won = out.reduce((sum, at) => sum + (starts[at] ?? 0), 0);
  const stacks = starts.map((stack, at) => (at === seat ? stack + won : out.includes(at) ? 0 : stack));
  const takers = Object.fromEntries(out.map((at) => [at, [[seat]]]));
  d.do({ told: 'hand-ended', table, hand, stacks, takers, isShown: true });
  return d;
}

const dealt = (d: Directed): number => d.heard('deal').length;

describe('between two hands of a table', () => {
  test.each([
    { isShown: false, seconds: 2 },
    { isShown: true, seconds: 7 },
  ])('cards shown: $isShown, the next is dealt after $seconds seconds', ({ isShown, seconds }) => {
    const d = ends(new Directed(pauses).start(4), 1, isShown);
    expect(dealt(d.later(seconds - 1))).toBe(1);
    expect(dealt(d.later(1))).toBe(2);
  });

  test('[PT-956] the level clock runs on meanwhile, and the next hand has the level current then', () => {
    const d = ends(new Directed(pauses).start(4).at('20:09:57'), 1, true);
    expect(d.at('20:10:04').heard('deal').at(-1)).toMatchObject({ level: 1 });
  });

  test('[PT-928] at the final table too: a player who comes from a showdown has seen it', () => {
    const d = new Directed({ ...pauses, seats: 3 }).start(4);
    expect(d.sizes()).toEqual([2, 2]);
    ends(d, 2, false);
    showdown(d, 'p1', 'p2');
    expect(d.heard('moved').map(({ why }) => why)).toEqual(['final-table', 'final-table', 'final-table']);
    expect(dealt(d.later(6))).toBe(2);
    expect(dealt(d.later(1))).toBe(3);
  });

  test('[PT-926] a table waiting for its next hand waits for a player moved to it from a showdown', () => {
    const d = new Directed({ ...pauses, seats: 5 }).start(9);
    expect(d.sizes()).toEqual([5, 4]);
    // The second table loses one and waits; the first one has its showdown five seconds later, and gives one up.
    showdown(d, 'p6', 'p7');
    d.later(5);
    ends(d, 1, true);
    expect(d.heard('moved')).toMatchObject([{ why: 'balance', to: { table: 2 } }]);
    // Seven seconds after the second table's own end it would deal; it is seven after the first one's.
    expect(dealt(d.later(6))).toBe(2);
    expect(dealt(d.later(1))).toBe(4);
  });

  test('[PT-091] hand-for-hand: all tables wait for the slowest showdown, and play the same number of hands', () => {
    const d = new Directed({ ...pauses, seats: 3, handForHand: 4 }).start(5);
    expect(d.t.isHandForHand).toBe(true);
    ends(d, 1, false);
    ends(d, 2, true);
    expect(dealt(d.later(6))).toBe(2);
    expect(dealt(d.later(1))).toBe(4);
    expect(d.t.tables.map(({ hands }) => hands)).toEqual([1, 1]);
  });

  test('[PP-943] Fastforward does not wait: free players are dealt in at once', () => {
    const d = new Directed({ ...pauses, fastforward: true, seats: 2 }).start(6);
    const before = dealt(d);
    const [first] = d.t.tables;
    const id = first?.id ?? 0;
    expect(dealt(ends(d, id, true))).toBe(before + 1);
  });

  test('[PT-939] the next stage begins when the last showdown has been seen', () => {
    const d = new Directed({ ...pauses, format: 'shootout', seats: 2 }).start(4);
    showdown(d, 'p1', 'p2');
    d.later(1);
    showdown(d, 'p3', 'p4');
    expect(d.t.stage).toMatchObject({ number: 2 });
    expect(dealt(d.later(6))).toBe(2);
    expect(dealt(d.later(1))).toBe(3);
  });
});
