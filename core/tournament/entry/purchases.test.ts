/** Re-entry, rebuys and add-ons: when, for whom, how often, and how they end. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { clock, Directed } from '../testing/directed.ts';

const register = (name: string) => ({ told: 'register', player: playerId(name) }) as const;
const rebuy = (name: string) => ({ told: 'rebuy', player: playerId(name) }) as const;
const addOn = (name: string) => ({ told: 'add-on', player: playerId(name) }) as const;
const decline = (name: string) => ({ told: 'decline-rebuy', player: playerId(name) }) as const;

describe('re-entry', () => {
  const open = { reentriesMax: 1, lateRegistration: 3 };

  test('[PT-063 PT-933] a player comes back after elimination for the full price, with a full stack and a new seat', () => {
    const d = new Directed(open).start(6).bust('p1', 'p2').register('p2');
    expect(d.heard('entered').at(-1)).toMatchObject({ kind: 're-entry', price: 1100, fee: 100 });
    expect(d.entry('p2')).toMatchObject({ number: 6, stack: 1000, status: 'in', table: 1 });
    expect(d.asked.at(-1)).toMatchObject({ name: 'seat' });
  });

  test('[PT-064 PT-933] only where the terms announce it, and no more often', () => {
    expect(new Directed().start(6).bust('p1', 'p2').refusal(register('p2'))).toBe('reentries-used PT-933');
    const d = new Directed(open).start(6).bust('p1', 'p2').register('p2').endAll().bust('p1', 'p2');
    expect(d.refusal(register('p2'))).toBe('reentries-used PT-933');
  });

  test('[PT-933] only while late registration is open', () => {
    const d = new Directed(open).start(6).bust('p1', 'p2').at('20:20');
    expect(d.refusal(register('p2'))).toBe('registration-closed PT-049');
  });

  test('[PT-910] costs the same price and fee as an entry', () => {
    const d = new Directed(open).start(6).bust('p1', 'p2').register('p2');
    expect(d.t.money).toMatchObject({ pool: 7000, fees: 700 });
  });
});

const rebuys = { price: 1000, fee: 50, chips: 1500, throughLevel: 2 };

describe('rebuys', () => {
  test('[PT-067 PT-934] a player between hands with no more than the starting stack buys chips at their own price', () => {
    const d = new Directed({ rebuys, betweenHandsSeconds: 5 }).start(4);
    expect(d.refusal(rebuy('p1'))).toBe('hand-in-progress PT-934');
    d.end(1, { p1: 400, p2: 1600 });
    expect(d.refusal(rebuy('p1'))).toBe('accepted');
    expect(d.refusal(rebuy('p2'))).toBe('stack-too-large PT-934');
    expect(d.heard('bought')).toMatchObject([{ player: 'p1', what: 'rebuy', price: 1000, fee: 50, chips: 1500 }]);
    expect([d.entry('p1').stack, d.t.money.pool, d.t.money.fees]).toEqual([1900, 4950, 450]);
  });

  test('[PT-934 PP-921] a stack of exactly the starting stack may rebuy', () => {
    const d = new Directed({ rebuys, betweenHandsSeconds: 5 }).start(4).end(1);
    expect(d.refusal(rebuy('p3'))).toBe('accepted');
  });

  test('[PT-068] only where the terms announce them, and as often as they say', () => {
    expect(new Directed({ betweenHandsSeconds: 5 }).start(4).end(1).refusal(rebuy('p1'))).toBe('no-rebuy PT-068');
    const once = new Directed({ rebuys: { ...rebuys, most: 1 }, betweenHandsSeconds: 5 }).start(4).end(1);
    expect(once.refusal(rebuy('p1'))).toBe('accepted');
    once.later(5).end(1, { p1: 500, p2: 3000 });
    expect(once.refusal(rebuy('p1'))).toBe('rebuys-used PT-934');
  });

  test('[PT-069 PT-071] the period covers the first levels; after it there is no rebuy', () => {
    const d = new Directed({ rebuys, betweenHandsSeconds: 5 }).start(4).at('20:19:58').end(1);
    expect(d.refusal(rebuy('p1'))).toBe('accepted');
    d.at('20:20');
    expect(d.heard('rebuys-closed')).toHaveLength(1);
    expect(d.refusal(rebuy('p2'))).toBe('rebuys-over PT-071');
  });

  test('[PT-935 PT-087] a player who loses all chips is offered one for 30 seconds and keeps the seat, undealt', () => {
    const d = new Directed({ rebuys }).start(4).bust('p1', 'p2');
    expect(d.heard('rebuy-offered')).toMatchObject([{ player: 'p2', until: d.now + 30_000 }]);
    expect([d.seats(1), d.heard('eliminated')]).toEqual(['p1 p2 p3 p4 - -', []]);
    expect(d.heard('deal').at(-1)?.terms.stacks).toEqual([2000, 0, 1000, 1000, 0, 0]);
    d.later(29.999);
    expect(d.refusal(rebuy('p2'))).toBe('accepted');
    d.end(1);
    expect(d.heard('deal').at(-1)?.terms.stacks).toEqual([2000, 1500, 1000, 1000, 0, 0]);
  });

  test('[PT-935] no answer, or no money, means elimination as of the lost hand', () => {
    const d = new Directed({ rebuys, seats: 9 }).start(8).bust('p1', 'p2').later(10).bust('p1', 'p3');
    d.do(decline('p3'));
    expect(d.heard('eliminated')).toMatchObject([{ player: 'p3' }]);
    d.later(20);
    expect(d.heard('eliminated')).toMatchObject([{ player: 'p3' }, { player: 'p2' }]);
    // p2 lost the last chips before p3, so p2 ranks lower although reported later.
    d.at('20:20').end(1);
    expect([d.place('p2'), d.place('p3')]).toEqual([8, 7]);
    expect(d.refusal(decline('p2'))).toBe('no-rebuy PT-935');
  });

  test('[PT-937 PT-061] after the period a player without chips is out at once', () => {
    const d = new Directed({ rebuys }).start(4).at('20:20').bust('p1', 'p2');
    expect([d.heard('rebuy-offered'), d.heard('eliminated').length]).toEqual([[], 1]);
  });

  test('[PT-937] rebuy and add-on together in the final offer, and only there', () => {
    const both = { ...rebuy('p2'), withAddOn: true };
    const given = { rebuys, addOns: { price: 500, chips: 2000 } };
    expect(new Directed(given).start(4).bust('p1', 'p2').refusal(both)).toBe('not-the-final-offer PT-937');
    const d = new Directed(given).start(4).at('20:19:50').bust('p1', 'p2').at('20:20:10');
    expect(d.refusal(both)).toBe('accepted');
    expect(d.entry('p2')).toMatchObject({ stack: 3500, rebuys: 1, addOns: 1 });
  });
});

describe('add-ons', () => {
  const given = { rebuys, addOns: { price: 1000, fee: 0, chips: 2000 }, betweenHandsSeconds: 5 };

  test('[PT-936 PT-074] offered for two minutes after the rebuy period if no break follows within ten', () => {
    const d = new Directed(given).start(4).at('20:19:58').end(1);
    expect(d.refusal(addOn('p1'))).toBe('no-add-on PT-936');
    d.at('20:20');
    expect(d.heard('add-ons-opened')).toEqual([{ said: 'add-ons-opened', until: clock('20:22') }]);
    expect(d.refusal(addOn('p1'))).toBe('accepted');
    d.at('20:22').end(1);
    expect(d.refusal(addOn('p2'))).toBe('no-add-on PT-936');
  });

  test('[PT-936 PT-078] offered in the break that follows within ten minutes', () => {
    // Level 5 ends at 20:50; the break is due at 20:55.
    const d = new Directed({ ...given, rebuys: { ...rebuys, throughLevel: 5 }, breaks: 'usual' }).start(4);
    d.at('20:50').end(1);
    expect(d.refusal(addOn('p1'))).toBe('no-add-on PT-936');
    d.at('20:55').end(1);
    expect(d.heard('add-ons-opened')).toMatchObject([{ until: clock('21:00') }]);
    expect(d.refusal(addOn('p1'))).toBe('accepted');
    expect(d.at('21:00').heard('add-ons-closed')).toHaveLength(1);
  });

  test('[PT-073 PT-075 PT-936] at any stack, once per player unless the terms grant more', () => {
    const d = new Directed(given).start(4).at('20:20').end(1, { p1: 3000, p2: 500, p3: 400, p4: 100 });
    for (const name of ['p1', 'p2', 'p4']) expect(d.refusal(addOn(name))).toBe('accepted');
    expect(d.refusal(addOn('p1'))).toBe('add-ons-used PT-936');
    expect(d.t.entries.map(({ stack }) => stack)).toEqual([5000, 2500, 400, 2100]);
  });

  test('[PT-077 PT-076] 30 EUR, unlimited rebuys, one add-on at 10 EUR: everyone pays 10.00 for 2,000 chips', () => {
    const d = new Directed({
      price: 3000,
      fee: 0,
      betweenHandsSeconds: 5,
      rebuys: { price: 3000, fee: 0, chips: 1000, throughLevel: 2 },
      addOns: { price: 1000, fee: 0, chips: 2000 },
    }).start(4);
    expect(d.t.terms.rebuys?.most).toBe('unlimited');
    d.at('20:20').end(1);
    for (const name of ['p1', 'p2', 'p3', 'p4']) d.do(addOn(name));
    expect(d.heard('bought').map(({ price, chips }) => [price, chips])).toEqual(
      ['p1', 'p2', 'p3', 'p4'].map(() => [1000, 2000]),
    );
  });

  test('[PT-915] the prizes are fixed only when the add-on is over', () => {
    const d = new Directed(given).start(4).at('20:21');
    expect(d.heard('prizes-fixed')).toEqual([]);
    expect(d.at('20:22').heard('prizes-fixed')).toHaveLength(1);
  });
});
