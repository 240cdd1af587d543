/** The course of a tournament: levels, breaks, eliminations and the winner. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { clock, Directed } from '../testing/directed.ts';

const time = (at: number | undefined) => (at === undefined ? undefined : (at - clock('00:00')) / 60_000);

describe('levels', () => {
  test('[PT-956] follow their minutes, and a new level applies from the next hand dealt at each table', () => {
    const d = new Directed({ seats: 3 }).start(6).at('20:09:59').end(1).at('20:10:00');
    expect(d.heard('level').map(({ level, endsAt }) => [level, time(endsAt)])).toEqual([
      [0, 1210],
      [1, 1220],
    ]);
    // Both tables are in a hand of the first level; only the next one has the new blinds.
    expect(d.heard('deal').map(({ terms }) => terms.bigBlind)).toEqual([100, 100, 100]);
    d.end(2);
    expect(d.heard('deal').at(-1)).toMatchObject({ table: 2, level: 1, terms: { bigBlind: 200 } });
  });

  test('[PT-956] the last one repeats without end', () => {
    const d = new Directed({ levels: [{ smallBlind: 50, bigBlind: 100, minutes: 10 }] }).start(4).at('23:59').end(1);
    expect(d.heard('deal').at(-1)).toMatchObject({ level: 23, terms: { bigBlind: 100 } });
  });

  test('[PT-079] every player posts blinds and antes as the level says', () => {
    const d = new Directed({ antes: true }).start(4);
    expect(d.heard('deal')[0]?.terms).toMatchObject({ blinds: [50, 100, 0, 0, 0, 0], antes: [10, 10, 10, 10, 0, 0] });
  });

  test('[PT-006] the hand is the same whatever the type of tournament', () => {
    const terms = (given: object) => new Directed(given).start(4).heard('deal')[0]?.terms;
    const plain = terms({});
    for (const given of [
      { start: 'when-full', entriesMax: 4 },
      { format: 'shootout' },
      { satellite: { targetPrice: 2000 } },
      { bounty: 500 },
      { rebuys: { price: 500, chips: 1000 } },
    ]) {
      expect(terms(given)).toEqual(plain);
    }
  });

  test('[PP-915] the cap of fixed limit falls with two players left, or at a table played to its own winner', () => {
    const capped = (given: object, players: number) =>
      new Directed({ limit: 'fixed', ...given }).start(players).heard('deal').at(-1)?.terms.capped;
    expect([capped({}, 2), capped({}, 3), capped({ seats: 2 }, 4)]).toEqual([false, true, true]);
    expect(capped({ format: 'heads-up', seats: 2 }, 4)).toBe(false);
  });
});

describe('breaks', () => {
  const breaks = { breaks: 'usual' };

  test('[PT-080 PT-924] scheduled tournaments break at minute 55 of the clock hour for five minutes', () => {
    const d = new Directed(breaks).start(4).at('20:55');
    expect(d.heard('break-due')).toHaveLength(1);
    expect(d.heard('break-began')).toEqual([]);
    d.later(20).end(1);
    // PT-925: from the moment the last table has finished its hand.
    expect(d.heard('break-began').map(({ until }) => until)).toEqual([clock('21:00:20')]);
    expect(d.at('21:00:19').heard('break-ended')).toEqual([]);
    expect(d.at('21:00:20').heard('break-ended')).toHaveLength(1);
    expect(d.t.clock.breakDueAt).toBe(clock('21:55'));
  });

  test('[PT-925] once it is due no table starts a hand; the last to finish starts the five minutes; all resume together', () => {
    const d = new Directed({ ...breaks, seats: 3 }).start(6).at('20:55').end(1).later(60);
    expect([d.table(1).hand, d.heard('break-began')]).toEqual([0, []]);
    d.end(2);
    expect(d.heard('break-began')).toMatchObject([{ until: clock('21:01') }]);
    const before = d.heard('deal').length;
    d.at('21:01');
    expect(d.heard('deal').length - before).toBe(2);
  });

  test('[PT-925] the level clock stops while a break is due or in progress', () => {
    // Level 6 runs from 20:50; five minutes of it are left at 20:55, and the break ends at 21:01.
    const d = new Directed(breaks).start(4).at('20:55').later(60).end(1).at('21:01');
    expect(d.t.clock).toMatchObject({ level: 5, levelEndsAt: clock('21:06') });
  });

  test('[PT-924] a Sit & Go breaks after each sixty minutes of play', () => {
    const d = new Directed({ ...breaks, start: 'when-full', entriesMax: 3 }, { opens: '19:10' }).start(3);
    expect(d.t.clock.breakDueAt).toBe(clock('20:10'));
    d.at('20:10').end(1).at('20:15');
    expect(d.t.clock.breakDueAt).toBe(clock('21:15'));
  });

  test('[PT-080 PT-924] the terms may set other breaks, or none', () => {
    const own = new Directed({ breaks: { everyMinutes: 30, minutes: 10 } }).start(3).at('20:30').end(1);
    expect(own.heard('break-began')).toMatchObject([{ until: clock('20:40') }]);
    expect(new Directed({ breaks: 'none' }).start(3).at('22:00').heard('break-due')).toEqual([]);
  });
});

describe('the end', () => {
  test('[PT-061 PT-087] a player who loses all chips is out, and eliminations continue until one player is left', () => {
    const d = new Directed().start(4).bust('p1', 'p2');
    expect(d.heard('eliminated')).toMatchObject([{ player: 'p2', why: 'busted' }]);
    expect(d.seats(1)).toBe('p1 - p3 p4 - -');
    d.bust('p1', 'p3').bust('p1', 'p4');
    expect(d.t.phase).toBe('finished');
  });

  test('[PT-062 PT-002 PT-060] the last player, who holds all chips, wins', () => {
    const d = new Directed().start(4).bust('p1', 'p2').bust('p3', 'p1').bust('p3', 'p4');
    expect(d.heard('finished')[0]?.results.map(({ player, place }) => `${place} ${player}`)).toEqual([
      '1 p3',
      '2 p4',
      '3 p1',
      '4 p2',
    ]);
    expect(d.entry('p3').stack).toBe(4000);
  });

  test('[PT-039 PT-037 PT-917] the pool goes to the prize places as each becomes final', () => {
    // Four entries of 10.00 + 1.00: 65 and 35 percent of 40.00.
    const d = new Directed().start(4).bust('p1', 'p2');
    expect(d.heard('prize-won')).toEqual([]);
    d.bust('p1', 'p3').bust('p1', 'p4');
    expect(d.heard('prize-won').map(({ player, place, amount }) => [player, place, amount])).toEqual([
      ['p4', 2, 1400],
      ['p1', 1, 2600],
    ]);
  });

  test('[PT-003] chips have no money value: a prize is by place, whatever was won in chips', () => {
    const prizes = (chips: number) => {
      const d = new Directed({ chips }).start(4).bust('p1', 'p2').bust('p1', 'p3').bust('p1', 'p4');
      return d.heard('prize-won').map(({ amount }) => amount);
    };
    expect(prizes(1_000_000)).toEqual(prizes(1000));
  });

  test('[PT-970 PT-030 PT-911] 20 entries and 4 re-entries at 10 + 1, 6 add-ons at 5 + 0.50: a pool of 270.00, fees of 27.00', () => {
    const d = new Directed({
      seats: 5,
      reentriesMax: 1,
      betweenHandsSeconds: 5,
      lateRegistration: 2,
      rebuys: { price: 1000, fee: 0, chips: 1000, throughLevel: 1, most: 1 },
      addOns: { price: 550, fee: 50, chips: 1000 },
    }).start(20);
    for (const [winner, loser] of [
      ['p1', 'p2'],
      ['p6', 'p7'],
      ['p11', 'p12'],
      ['p16', 'p17'],
    ] as const) {
      d.bust(winner, loser).do({ told: 'decline-rebuy', player: playerId(loser) });
      d.register(loser);
    }
    d.at('20:10').endAll();
    for (const name of ['p1', 'p3', 'p6', 'p8', 'p11', 'p13']) d.do({ told: 'add-on', player: playerId(name) });
    expect(d.t.money).toMatchObject({ pool: 27_000, fees: 2700 });
  });

  test('[PT-915] the table of prizes is fixed when late registration, rebuys and add-ons are over', () => {
    const d = new Directed({ lateRegistration: 2 }).start(7).at('20:09:59');
    expect(d.heard('prizes-fixed')).toEqual([]);
    expect(d.at('20:10').heard('prizes-fixed')).toEqual([
      { said: 'prizes-fixed', pool: 7000, prizes: [3500, 2100, 1400] },
    ]);
  });

  test('[PT-959] the Company tops up the pool to a published guarantee', () => {
    const d = new Directed({ guarantee: 10_000, lateRegistration: 'none' }).start(4);
    expect(d.heard('house-added')).toMatchObject([{ amount: 6000, clause: 'PT-959' }]);
    expect(d.heard('prizes-fixed')).toMatchObject([{ pool: 10_000, prizes: [6500, 3500] }]);
    expect(new Directed({ guarantee: 4000, lateRegistration: 'none' }).start(4).heard('house-added')).toEqual([]);
  });
});

describe('fixed terms', () => {
  const change = (d: Directed, given: object) => {
    const other = new Directed(given).t.terms;
    return d.refusal({ told: 'change-terms', terms: other });
  };

  test('[PT-954] price, fee, chips and payouts are frozen once a player has registered', () => {
    const d = new Directed();
    expect(change(d, { price: 2200, fee: 200 })).toBe('accepted');
    expect([d.t.version, d.t.terms.price]).toEqual([2, 2200]);
    d.register('a');
    for (const given of [
      {},
      { price: 2200 },
      { price: 2200, fee: 200, chips: 1 },
      { price: 2200, fee: 200, guarantee: 9 },
    ]) {
      expect(change(d, given)).toBe('term-promised PT-954');
    }
    expect(change(d, { price: 2200, fee: 200, name: 'another name' })).toBe('accepted');
    expect(d.t.version).toBe(3);
  });

  test('[PT-065 PT-076] nothing changes once it has started', () => {
    const d = new Directed().start(3);
    expect(change(d, { name: 'another name' })).toBe('terms-frozen PT-065');
  });
});
