/** Satellites: full prizes, the remainder, and when play ends. */
import { expect, test } from 'vitest';
import { Directed } from '../testing/directed.ts';

test('[PT-976 PT-945 PT-020] 24 entries at 110 + 10, target 1,100: two full prizes, 440.00 to third, play ends with two left', () => {
  const given = { seats: 6, price: 12_000, fee: 1000, satellite: { targetPrice: 110_000 }, lateRegistration: 'none' };
  const d = new Directed(given).start(24);
  expect(d.t.prizes).toEqual([110_000, 110_000, 44_000]);
  d.downTo(3);
  expect(d.t.phase).toBe('running');
  d.downTo(2);
  expect(d.t.phase).toBe('finished');
  const results = d.heard('finished')[0]?.results ?? [];
  expect(results.slice(0, 4).map(({ place, prize }) => [place, prize])).toEqual([
    [1, 110_000],
    [1, 110_000],
    [3, 44_000],
    [4, 0],
  ]);
});

test('[PT-922] hand-for-hand in a satellite begins one player before the full prizes', () => {
  // Nine entries of 10.00, target 20.00: four full prizes and 10.00 for fifth place.
  const given = { seats: 3, satellite: { targetPrice: 2000 }, lateRegistration: 'none' };
  const d = new Directed(given).start(9);
  expect(d.t.prizes).toEqual([2000, 2000, 2000, 2000, 1000]);
  d.downTo(6);
  expect(d.t.isHandForHand).toBe(false);
  d.downTo(5);
  expect([d.t.isHandForHand, d.t.tables.length]).toEqual([true, 2]);
});

test('[PT-945] if no full prize is covered, the whole pool goes to first place', () => {
  const d = new Directed({ satellite: { targetPrice: 50_000 }, lateRegistration: 'none' }).start(4);
  d.downTo(1);
  expect(d.heard('prize-won').map(({ place, amount }) => [place, amount])).toEqual([[1, 4000]]);
});

test('[PT-944] the prize is money equal to the target’s full price, however the terms use it', () => {
  const d = new Directed({
    satellite: { targetPrice: 2200, registersWinners: true, target: 'sunday' },
    lateRegistration: 'none',
  }).start(4);
  d.downTo(1);
  expect(d.heard('prize-won').map(({ amount }) => amount)).toEqual([1800, 2200]);
});
