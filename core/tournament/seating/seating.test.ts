/** Seats and the first button: drawn, named by the page, and never the director's own choice. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { isRefusal } from '../../base/refusal.ts';
import { step } from '../director/director.ts';
import { asks } from '../director/draws.ts';
import { newTournament } from '../director/opening.ts';
import { clock, Directed, names, testTerms } from '../testing/directed.ts';

describe('the start', () => {
  test('[PT-056 PT-058] seats are drawn by the random number generator, in one order of all players', () => {
    const d = new Directed({ seats: 3 }).register(...names(5));
    d.draws['seats'] = [['4', '2', '0', '1', '3']];
    d.at('20:00');
    expect(d.asked[0]).toMatchObject({ name: 'seats', take: 5, clause: 'PT-056' });
    expect([d.seats(1), d.seats(2)]).toEqual(['p5 p3 p1', 'p2 p4 -']);
  });

  test('everything waits until a draw is answered, and a wrong answer is refused', () => {
    const t = newTournament({ id: 't', terms: testTerms(), at: clock('19:00'), startsAt: clock('20:00') });
    const at = clock('20:00');
    for (const name of ['a', 'b']) step(t, { told: 'register', player: playerId(name), at: clock('19:00') });
    step(t, { told: 'time', at });
    expect(asks(t)).toMatchObject({ name: 'seats', take: 2 });
    const before = JSON.stringify(t);
    expect(step(t, { told: 'register', player: playerId('c'), at }).refused).toMatchObject({ refused: 'draw-first' });
    for (const picked of [['0'], ['0', '0'], ['0', '7'], ['0', '1', '1']]) {
      expect(step(t, { told: 'drawn', picked, at }).refused).toMatchObject({ refused: 'bad-draw', clause: 'PT-056' });
    }
    expect(JSON.stringify(t)).toBe(before);
    expect(isRefusal(step(t, { told: 'drawn', picked: ['1', '0'], at }).refused)).toBe(false);
  });

  test('the clock does not run backwards, and an unrequested draw is refused', () => {
    const d = new Directed().register('a');
    d.now -= 1;
    expect(d.refusal({ told: 'register', player: playerId('b') })).toBe('clock-backwards PT-920');
    d.now += 1;
    expect(d.refusal({ told: 'drawn', picked: [] })).toBe('no-draw-asked PI-919');
  });
});

describe('the first dealer', () => {
  const drawn = (...cards: readonly string[]) => {
    const d = new Directed().register('a', 'b', 'c');
    d.draws['button'] = [cards];
    d.at('20:00');
    return d;
  };

  test('[PT-059 PT-931] one card per player from a full deck; the highest card has the button', () => {
    const d = drawn('Kd', 'Ac', '2s');
    expect(d.asked.at(-1)).toMatchObject({ name: 'button', take: 3, clause: 'PT-931', options: { length: 52 } });
    expect(d.heard('button-drawn')[0]).toMatchObject({ table: 1, button: 1 });
    expect(d.heard('deal')[0]?.terms).toMatchObject({ button: 1, blinds: [100, 0, 50, 0, 0, 0] });
  });

  test('[PT-931] equal ranks go by suit: spades over hearts over diamonds over clubs', () => {
    const button = (...cards: readonly string[]) => drawn(...cards).heard('button-drawn')[0]?.button;
    expect(button('Ac', 'Ad', 'Kh')).toBe(1);
    expect(button('Ah', 'Ad', 'As')).toBe(2);
    expect(button('Ah', 'Ad', 'Ac')).toBe(0);
  });

  test('[PT-931] each table draws separately', () => {
    const d = new Directed({ seats: 3 }).start(7);
    expect(d.heard('button-drawn').map(({ table }) => table)).toEqual([1, 2, 3]);
  });
});

describe('the final table', () => {
  test('[PT-928] when the remaining players fit on one table, all seats and the button are redrawn', () => {
    const d = new Directed({ seats: 4 }).start(6);
    expect([d.seats(1), d.seats(2)]).toEqual(['p1 p2 p3 -', 'p4 p5 p6 -']);
    d.bust('p1', 'p2');
    d.draws['seats'] = [['5', '0', '4', '2', '3']];
    expect(d.t.left).toBe(5);
    d.bust('p4', 'p5');
    // Table 1 is in a hand, which it finishes first.
    expect(d.heard('moved')).toEqual([]);
    d.draws['seats'] = [['5', '0', '2', '3']];
    d.endAll();
    expect(d.asked.some(({ name, clause }) => name === 'seats' && clause === 'PT-928')).toBe(true);
    expect(d.t.tables.map(({ id }) => d.seats(id))).toEqual(['p6 p1 p3 p4']);
    expect(d.heard('moved').map(({ why }) => why)).toEqual(Array(4).fill('final-table'));
    expect(d.heard('button-drawn')).toHaveLength(3);
  });
});
