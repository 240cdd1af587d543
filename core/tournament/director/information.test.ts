/** The information window, field by field. */
import { expect, test } from 'vitest';
import { informationOf, typeOf } from './information.ts';
import { presets } from '../terms/presets.ts';
import { clock, Directed, testTerms } from '../testing/directed.ts';

test('[PT-961] shows game, limit, type, the split price, entries, late registration and all settings', () => {
  const rebuys = { price: 1000, fee: 0, chips: 1000, throughLevel: 2 };
  const addOns = { price: 500, fee: 50, chips: 2000 };
  const given = {
    bounty: 400,
    rebuys,
    addOns,
    reentriesMax: 1,
    entriesMax: 99,
    straddle: true,
    antes: true,
    guarantee: 900,
  };
  const d = new Directed(given).register('a', 'b', 'c');
  expect(informationOf(d.t, 'EUR')).toMatchObject({
    name: 'test',
    version: 1,
    game: 'holdem',
    limit: 'none',
    type: 'bounty',
    phase: 'registering',
    startsAt: clock('20:00'),
    price: { whole: 1100, pool: 600, bounty: 400, fee: 100, shown: '6 EUR + 4 EUR + 1 EUR' },
    chips: 1000,
    seats: 6,
    entriesMin: 2,
    entriesMax: 99,
    lateRegistration: 5,
    isRegistrationOpen: true,
    unregistration: true,
    unregisterBy: clock('19:55'),
    reentriesMax: 1,
    breaks: 'none',
    actionSeconds: 20,
    timeoutAction: 'fold',
    rebuys: { ...rebuys, most: 'unlimited' },
    addOns: { ...addOns, most: 1 },
    handForHand: { playersAbovePaid: 1, on: false },
    payouts: { pool: 1800, places: 1, guarantee: 900 },
    bounty: { fixed: 400, progressive: false, named: [] },
    marks: { ante: true, runItTwice: false, straddle: true, fastforward: false, deals: false },
    entries: 3,
    playersLeft: 3,
  });
});

test('[PT-057 PT-961] a Sit & Go lists the seats left to choose from; where seats are drawn there are none', () => {
  const d = new Directed({ start: 'when-full', entriesMax: 6, seats: 6 });
  d.draws['seat'] = [['1/2'], ['1/0']];
  d.register('a', 'b');
  const seatsLeft = () => informationOf(d.t, 'EUR').openSeats;
  expect(seatsLeft()).toEqual([1, 3, 4, 5].map((seat) => ({ table: 1, seat })));
  d.register('c', 'd', 'e', 'f');
  expect(seatsLeft()).toBeUndefined();
  expect(informationOf(new Directed().register('a').t, 'EUR').openSeats).toBeUndefined();
});

test('[PT-961] entries, players left, level and prizes as of now', () => {
  const d = new Directed({ lateRegistration: 2 }).start(7).bust('p1', 'p2').at('20:12');
  expect(informationOf(d.t, 'EUR')).toMatchObject({
    entries: 7,
    playersLeft: 6,
    isRegistrationOpen: false,
    levelEndsAt: clock('20:20'),
    level: { level: 2, bigBlind: 200 },
    payouts: { pool: 7000, places: 3, prizes: [3500, 2100, 1400] },
  });
});

test('[PT-955] the structure sheet: starting chips, levels with blinds, bets, ante and length', () => {
  const levels = [
    { smallBlind: 10, bigBlind: 15, minutes: 5 },
    { smallBlind: 15, bigBlind: 30, minutes: 10 },
  ];
  const fixed = informationOf(new Directed({ limit: 'fixed', levels }).t, 'EUR');
  expect([fixed.chips, fixed.levels]).toEqual([
    1000,
    [
      { level: 1, smallBlind: 10, bigBlind: 15, bets: { small: 15, big: 30 }, ante: 0, minutes: 5 },
      { level: 2, smallBlind: 15, bigBlind: 30, bets: { small: 30, big: 60 }, ante: 0, minutes: 10 },
    ],
  ]);
  const ante = informationOf(new Directed({ antes: true }).t, 'EUR');
  expect(ante.levels[1]).toEqual({ level: 2, smallBlind: 100, bigBlind: 200, ante: 20, minutes: 10 });
});

test('[PT-008 PT-070] every type of section 2 is ready to schedule; the default rebuy period is the first hour', () => {
  const types = new Set(presets.map(({ terms }) => typeOf(terms)));
  expect(types).toEqual(
    new Set(['sit-and-go', 'multi-table', 'shootout', 'heads-up', 'satellite', 'shootout-satellite', 'bounty']),
  );
  expect(new Set(presets.map(({ terms }) => terms.game)).size).toBe(3);
  const { terms } = presets.find(({ id }) => id === 'rebuy') ?? { terms: testTerms() };
  const minutes = terms.levels.slice(0, terms.rebuys?.throughLevel).reduce((sum, level) => sum + level.minutes, 0);
  expect(minutes).toBe(60);
});

test('presets have different ids, and each names itself', () => {
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
  for (const { about, terms } of presets) expect([about.length > 10, terms.name.length > 3]).toEqual([true, true]);
});
