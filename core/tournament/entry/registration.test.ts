/** Entering, leaving and their limits, by the clock of the page's examples. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { Directed, names, seatAt } from '../testing/directed.ts';

const register = (name: string) => ({ told: 'register', player: playerId(name) }) as const;
const unregister = (name: string) => ({ told: 'unregister', player: playerId(name) }) as const;

describe('a multi-table tournament', () => {
  test('[PT-026 PT-004 PT-038] every player pays the same buy-in and gets the same chips; the fee is kept apart', () => {
    const d = new Directed().start(5);
    expect(new Set(d.heard('entered').map(({ price, fee }) => `${price} ${fee}`))).toEqual(new Set(['1100 100']));
    expect(d.t.entries.map(({ stack }) => stack)).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(d.t.money).toMatchObject({ pool: 5000, fees: 500 });
  });

  test('[PT-012 PT-047] starts at its time, not before', () => {
    const d = new Directed().register(...names(4));
    expect(d.at('19:59:59.999').t.phase).toBe('registering');
    expect(d.at('20:00').t.phase).toBe('running');
    expect(d.heard('deal')).toHaveLength(1);
  });

  test('[PT-013] has no maximum number of players unless its terms set one', () => {
    const d = new Directed().start(300);
    expect(d.t.entered).toBe(300);
    expect(new Directed({ entriesMax: 3 }).register('a', 'b', 'c').refusal(register('d'))).toBe(
      'tournament-full PT-050',
    );
  });

  test('[PT-958 PT-951] below its minimum number of entries it is cancelled and everyone refunded in full', () => {
    const d = new Directed({ entriesMin: 4 }).start(3);
    expect(d.t.phase).toBe('cancelled');
    expect(d.heard('cancelled')).toMatchObject([{ clause: 'PT-958' }]);
    expect(d.heard('refunded').map(({ amount, clause }) => `${amount} ${clause}`)).toEqual(
      Array(3).fill('1100 PT-951'),
    );
  });

  test('[PT-015 PT-938] a player takes part once, and has at most one live entry', () => {
    const d = new Directed({ seats: 3 }).start(5);
    expect(d.refusal(register('p1'))).toBe('already-entered PT-938');
    d.bust('p1', 'p2');
    expect(d.refusal(register('p2'))).toBe('reentries-used PT-933');
  });
});

describe('unregistering', () => {
  test('[PT-980 PT-906 PT-053] at 19:55:00 it is accepted with a full refund, at 19:55:01 refused', () => {
    const d = new Directed().register('a', 'b', 'c');
    expect(d.at('19:55:00').refusal(unregister('a'))).toBe('accepted');
    expect(d.heard('refunded')).toMatchObject([{ player: 'a', amount: 1100, clause: 'PT-908' }]);
    expect(d.at('19:55:01').refusal(unregister('b'))).toBe('unregistration-closed PT-906');
    expect(d.t.money).toMatchObject({ pool: 2000, fees: 200 });
  });

  test('[PT-054 PT-980] a player who registers less than five minutes before the start can never unregister', () => {
    const d = new Directed().register('a', 'b').at('19:55:01').register('c');
    expect(d.refusal(unregister('c'))).toBe('unregistration-closed PT-906');
    d.at('20:00');
    expect(d.refusal(unregister('c'))).toBe('unregistration-closed PT-906');
  });

  test('[PT-908] returns the full amount with the fee, and the player may come back', () => {
    const d = new Directed().register('a', 'b');
    d.do(unregister('a'));
    expect([d.t.entered, d.entry('a').paid]).toEqual([1, 0]);
    expect(d.refusal(register('a'))).toBe('accepted');
    expect(d.refusal(unregister('stranger'))).toBe('not-entered PT-046');
  });

  test('[PT-907] is refused where the published flag forbids it', () => {
    expect(new Directed({ unregistration: false }).register('a').refusal(unregister('a'))).toBe('entry-final PT-907');
  });

  test('[PT-016 PT-946] is refused in a satellite whose target is a satellite, and only there', () => {
    const qualifier = (targetIsSatellite: boolean) =>
      new Directed({ satellite: { targetPrice: 5000, targetIsSatellite } }).register('a').refusal(unregister('a'));
    expect([qualifier(true), qualifier(false)]).toEqual(['entry-final PT-946', 'accepted']);
  });
});

describe('late registration', () => {
  test('[PT-014 PT-904] is open until the start of level 5 unless the terms say otherwise', () => {
    // Levels of ten minutes: level 5 starts at 20:40.
    const d = new Directed().start(30).at('20:39:59.999');
    expect(d.refusal(register('late'))).toBe('accepted');
    expect(d.heard('entered').at(-1)).toMatchObject({ kind: 'late-entry', player: 'late' });
    d.at('20:40');
    expect(d.refusal(register('later'))).toBe('registration-closed PT-049');
  });

  test('[PT-048 PT-904] there is none in Sit & Gos, shootouts and heads-up tournaments', () => {
    for (const given of [{ format: 'shootout' }, { format: 'heads-up' }, { lateRegistration: 'none' }]) {
      expect(new Directed(given).start(8).refusal(register('late'))).toBe('registration-closed PT-904');
    }
    const sitAndGo = new Directed({ start: 'when-full', entriesMax: 2 }).start(2);
    expect(sitAndGo.refusal(register('late'))).toBe('registration-closed PT-902');
  });

  test('[PT-049 PT-905] closes when the level of the information window starts', () => {
    const d = new Directed({ lateRegistration: 3 }).start(30).at('20:19:59');
    expect(d.refusal(register('late'))).toBe('accepted');
    expect(d.at('20:20').heard('registration-closed')).toEqual([{ said: 'registration-closed', clause: 'PT-049' }]);
  });

  test('[PT-050 PT-905] closes for good when the maximum number of entries is reached', () => {
    const d = new Directed({ entriesMax: 12 }).start(11);
    expect(d.refusal(register('late'))).toBe('accepted');
    expect(d.heard('registration-closed')).toMatchObject([{ clause: 'PT-050' }]);
    expect(d.refusal(register('later'))).toBe('registration-closed PT-050');
  });

  test('[PT-051 PT-905] closes when no more players are left than places are paid', () => {
    // Seven entries pay three places.
    const d = new Directed({ seats: 9 }).start(7).bust('p1', 'p2', 'p3', 'p4', 'p5');
    expect([d.t.left, d.heard('registration-closed')]).toEqual([
      3,
      [{ said: 'registration-closed', clause: 'PT-051' }],
    ]);
  });

  test('[PT-052 PT-905] closes when the rebuy period ends', () => {
    const rebuys = { price: 1000, chips: 1000, throughLevel: 2 };
    const d = new Directed({ rebuys, lateRegistration: 9 }).start(30).at('20:19:59');
    expect(d.refusal(register('late'))).toBe('accepted');
    expect(d.at('20:20').heard('registration-closed')).toMatchObject([{ clause: 'PT-052' }]);
  });

  test('[PT-905 PT-058] a late entrant gets a full starting stack at a random free seat of a smallest table', () => {
    const d = new Directed({ seats: 4 }).start(7);
    expect(d.sizes()).toEqual([4, 3]);
    d.draws['seat'] = [['2/3']];
    d.register('late');
    expect(d.asked.at(-1)).toMatchObject({ name: 'seat', clause: 'PT-058', options: [{ id: '2/3', weight: 1 }] });
    expect(d.entry('late')).toMatchObject({ table: 2, seat: 3, stack: 1000, status: 'in' });
  });

  test('[PT-929 PT-905] when all tables are full another opens, and others fill it', () => {
    const d = new Directed({ seats: 4 }).start(8).register('late');
    expect(d.sizes()).toEqual([4, 4, 1]);
    d.endAll().endAll();
    expect(d.sizes()).toEqual([3, 3, 3]);
  });
});

describe('a Sit & Go', () => {
  const six = { start: 'when-full', entriesMax: 6, seats: 6 };

  test('[PT-009 PT-010 PT-045] has no start time and starts when its last seat is taken', () => {
    const d = new Directed(six).register(...names(5));
    expect([d.t.startsAt, d.at('23:00').t.phase, d.wakes()]).toEqual([0, 'registering', undefined]);
    d.register('p6');
    expect([d.t.phase, d.heard('deal').length]).toEqual(['running', 1]);
  });

  test('[PT-011 PT-902] the next one of its kind opens at once', () => {
    const d = new Directed(six).start(6);
    expect(d.heard('another-opens')).toHaveLength(1);
  });

  test('[PT-046 PT-902] players may leave as long as not all seats are taken', () => {
    const d = new Directed(six).register(...names(5));
    d.do(unregister('p3'));
    expect([d.t.entered, d.seats(1)]).toEqual([4, 'p1 p2 - p4 p5 -']);
    d.register('p6', 'p7');
    expect(d.refusal(unregister('p1'))).toBe('unregistration-closed PT-902');
  });

  test('[PT-057 PT-903] players pick seats in order of registration; one who picks none gets a random one', () => {
    const d = new Directed(six);
    const pick = (name: string, seat: number) => ({ ...register(name), seat: seatAt(1, seat) });
    expect(d.refusal(pick('a', 4))).toBe('accepted');
    expect(d.refusal(pick('b', 4))).toBe('seat-taken PT-903');
    expect(d.refusal(pick('b', 7))).toBe('no-such-seat PT-903');
    d.draws['seat'] = [['1/5']];
    d.register('c');
    expect(d.asked.at(-1)).toMatchObject({
      clause: 'PT-903',
      options: [0, 1, 2, 4, 5].map((seat) => ({ id: `1/${seat}` })),
    });
    expect(d.seats(1)).toBe('- - - a - c');
    expect(new Directed().refusal(pick('a', 1))).toBe('seats-are-drawn PT-058');
  });

  test('[PT-903 PT-901] 25 players at tables of ten sit nine, eight and eight', () => {
    const d = new Directed({ start: 'when-full', entriesMax: 25, seats: 10 });
    expect(d.refusal({ ...register('a'), seat: seatAt(2, 9) })).toBe('no-such-seat PT-903');
    d.start(25);
    expect(d.sizes()).toEqual([9, 8, 8]);
  });
});

describe('what one player may stake', () => {
  const given = {
    price: 1_200_000,
    fee: 0,
    seats: 9,
    reentriesMax: 5,
    lateRegistration: 9,
    betweenHandsSeconds: 5,
    rebuys: { price: 1_200_000, chips: 1000, throughLevel: 1 },
    addOns: { price: 600_000, chips: 500 },
  };
  /** One player eliminated and back in: 24,000.00 staked. */
  const twice = () => {
    const d = new Directed(given).start(9).bust('p1', 'p2');
    d.do({ told: 'decline-rebuy', player: playerId('p2') });
    // The only free seat is between button and small blind: a hand passes first (PT-929).
    return d.register('p2').later(5).endAll().later(5);
  };

  test('[PT-979 PT-912] after two entries of 12,000.00 a third is refused, and no rebuy is offered', () => {
    const d = twice().bust('p1', 'p2');
    expect(d.heard('rebuy-offered')).toHaveLength(1);
    expect(d.refusal(register('p2'))).toBe('above-stake-limit PT-912');
  });

  test('[PT-979 PT-041] an add-on of 6,000.00 makes it 30,000.00, the maximum', () => {
    const d = twice().at('20:10').endAll();
    expect(d.refusal({ told: 'add-on', player: playerId('p2') })).toBe('accepted');
    expect(d.t.participants[playerId('p2')]?.paid).toBe(3_000_000);
  });
});
