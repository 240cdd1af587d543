/** Cancelled, postponed, paused for a fault: who gets what back. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { clock, Directed } from '../testing/directed.ts';

const refunds = (d: Directed) => Object.fromEntries(d.heard('refunded').map(({ player, amount }) => [player, amount]));
const register = (name: string) => ({ told: 'register', player: playerId(name) }) as const;
const unregister = (name: string) => ({ told: 'unregister', player: playerId(name) }) as const;

describe('cancellation', () => {
  test('[PT-093 PT-094 PT-951] before the first hand everyone is refunded in full, fee included', () => {
    const d = new Directed().register('a', 'b', 'c');
    d.do({ told: 'cancel' });
    expect([d.t.phase, refunds(d)]).toEqual(['cancelled', { a: 1100, b: 1100, c: 1100 }]);
    expect(d.refusal(register('d'))).toBe('tournament-over PT-062');
    expect(d.refusal({ told: 'cancel' })).toBe('tournament-over PT-093');
  });

  test('[PI-954 PT-952 PI-028] before any prize every payment is refunded: entry, re-entry and add-on', () => {
    const d = new Directed({
      reentriesMax: 1,
      lateRegistration: 2,
      seats: 9,
      betweenHandsSeconds: 5,
      rebuys: { price: 1000, chips: 1000, throughLevel: 1, most: 1 },
      addOns: { price: 550, fee: 50, chips: 1000 },
    }).start(8);
    d.bust('p1', 'p2').do({ told: 'decline-rebuy', player: playerId('p2') });
    d.register('p2')
      .at('20:10')
      .endAll()
      .do({ told: 'add-on', player: playerId('p2') });
    d.do({ told: 'cancel' });
    // 11.00 + 11.00 + 5.50.
    expect([refunds(d)['p2'], refunds(d)['p3']]).toEqual([2750, 1100]);
  });

  test('[PT-952] eliminated players are refunded too, minus bounties already received', () => {
    const d = new Directed({ bounty: 500, seats: 9 }).start(8).bust('p1', 'p2').bust('p1', 'p3');
    d.do({ told: 'cancel' });
    expect(refunds(d)).toMatchObject({ p1: 100, p2: 1100, p3: 1100, p4: 1100 });
  });

  test('[PT-952] bounties beyond what was paid are kept, and the Company pays the difference', () => {
    const d = new Directed({ bounty: 500, seats: 9 }).start(9).bust('p1', 'p2').bust('p1', 'p3').bust('p1', 'p4');
    d.do({ told: 'cancel' });
    expect([refunds(d)['p1'], d.heard('house-added')[0]?.amount]).toEqual([undefined, 400]);
  });

  test('[PT-952 PT-959] the Company gets its guarantee top-up back, and the players what they paid', () => {
    const d = new Directed({ guarantee: 10_000, lateRegistration: 'none', seats: 9 }).start(8);
    expect(d.heard('house-added')).toMatchObject([{ amount: 2000 }]);
    d.do({ told: 'cancel' });
    expect(d.heard('house-returned')).toMatchObject([{ amount: 2000, clause: 'PT-952' }]);
    expect(refunds(d)).toMatchObject({ p1: 1100, p8: 1100 });
    expect(d.t.money).toMatchObject({ pool: 8000, fees: 800, added: 0, refunded: 8800 });
  });

  test('[PI-910] in the money: the lowest unpaid prize to everyone left, the rest by chips, and fees refunded', () => {
    // Seven entries pay 35.00, 21.00 and 14.00 of 70.00; two are left.
    const d = new Directed({ seats: 9, lateRegistration: 'none' }).start(7).downTo(3);
    d.bust('p1', 'p6');
    expect([d.t.left, d.prize('p6')]).toEqual([2, 1400]);
    d.end(1, { p1: 4000, p7: 3000 });
    d.do({ told: 'cancel' });
    // 56.00 are unpaid: 21.00 each, and 14.00 by chips: 8.00 and 6.00.
    expect([d.prize('p1'), d.prize('p7')]).toEqual([2900, 2700]);
    expect(refunds(d)).toEqual({ p1: 100, p7: 100 });
    expect(d.t.money).toMatchObject({ pool: 7000, prizesPaid: 7000 });
  });

  test('[PI-910] rounded down to the cent, the remainder to the chip leader', () => {
    const d = new Directed({ seats: 9, lateRegistration: 'none', price: 1101, fee: 100 }).start(7).downTo(2);
    d.end(1, { p1: 3001, p7: 3999 });
    d.do({ told: 'cancel' });
    // 70.07: 35.04, 21.02 and 14.01; 56.06 unpaid, 21.02 each and 14.02 by chips: 6.01 and 8.00, a cent to the leader.
    expect([d.prize('p1'), d.prize('p7')]).toEqual([2102 + 601, 2102 + 801]);
  });
});

describe('postponement', () => {
  test('[PT-953 PT-093] entries stay valid, and each may unregister until five minutes before the new start', () => {
    const d = new Directed({ unregistration: false }).register('a', 'b', 'c').at('19:58');
    d.do({ told: 'postpone', startsAt: clock('21:00') });
    expect(d.heard('postponed')).toMatchObject([{ startsAt: clock('21:00') }]);
    expect(d.at('20:00').t.phase).toBe('registering');
    expect(d.at('20:55').refusal(unregister('a'))).toBe('accepted');
    expect(d.at('20:55:01').refusal(unregister('b'))).toBe('unregistration-closed PT-953');
    expect(d.at('21:00').t.phase).toBe('running');
  });

  test('[PT-953] a player who registers after it is bound by the general rule', () => {
    const d = new Directed({ unregistration: false }).register('a');
    d.do({ told: 'postpone', startsAt: clock('21:00') });
    d.later(60).register('b');
    expect(d.refusal(unregister('b'))).toBe('entry-final PT-907');
  });

  test('[PT-953] only to a later time, only before the start, only with a start time', () => {
    const at = (startsAt: string) => ({ told: 'postpone', startsAt: clock(startsAt) }) as const;
    expect(new Directed().refusal(at('19:30'))).toBe('start-not-later PT-953');
    expect(new Directed().start(3).refusal(at('21:00'))).toBe('terms-frozen PT-065');
    expect(new Directed({ start: 'when-full', entriesMax: 2 }).refusal(at('21:00'))).toBe('no-start-time PT-009');
  });
});

describe('an operator fault', () => {
  test('[PI-909 PI-027] hands in progress are void, stacks as before them, clocks stopped', () => {
    const d = new Directed({ seats: 3 }).start(6).end(1, { p1: 1500, p2: 500 }).at('20:04');
    d.do({ told: 'fault' });
    expect(d.heard('hand-void').map(({ table }) => table)).toEqual([1, 2]);
    expect(d.t.entries.map(({ stack }) => stack)).toEqual([1500, 500, 1000, 1000, 1000, 1000]);
    expect(d.refusal({ told: 'hand-ended', table: 1, hand: 3, stacks: [] })).toBe('no-such-hand PI-909');
    d.at('20:34').do({ told: 'resume' });
    expect([d.t.clock.level, d.t.clock.levelEndsAt]).toEqual([0, clock('20:40')]);
    expect(d.t.handsOn).toBe(2);
  });

  test('[PI-909 PT-952] not resumed within 60 minutes it is cancelled and everything refunded', () => {
    const d = new Directed().start(4).at('20:04');
    d.do({ told: 'fault' });
    expect(d.at('21:03:59').t.phase).toBe('running');
    expect(d.at('21:04').heard('cancelled')).toMatchObject([{ clause: 'PI-909' }]);
    expect(Object.values(refunds(d))).toEqual([1100, 1100, 1100, 1100]);
  });

  test('[PI-909] a rebuy offer lasts as long as it would have', () => {
    const rebuys = { price: 1000, chips: 1000, throughLevel: 3 };
    const d = new Directed({ rebuys }).start(4).bust('p1', 'p2').later(10);
    d.do({ told: 'fault' });
    d.later(600).do({ told: 'resume' });
    expect(d.later(19).refusal({ told: 'rebuy', player: playerId('p2') })).toBe('accepted');
  });

  test('it pauses once, and resumes once', () => {
    const d = new Directed().start(4);
    expect(d.refusal({ told: 'resume' })).toBe('not-paused PI-909');
    d.do({ told: 'fault' });
    expect(d.refusal({ told: 'fault' })).toBe('paused-already PI-909');
  });
});
