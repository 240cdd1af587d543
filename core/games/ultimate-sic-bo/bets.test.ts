/** Ultimate Sic Bo: the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { close, place } from '../testing/play.ts';
import { ultimateSicBo as game } from './index.ts';

const table = tableOf(game);
const spots = [...table.betting.spots.keys()] as readonly string[];
const named = (prefix: string) => spots.filter((spot) => spot.startsWith(prefix));
const accepted = { placed: 'accepted' };

describe('the bets', () => {
  test('[SB-011] Odd and Even are two spots', () => {
    expect(place(table, 'odd 10, even 5')).toMatchObject(accepted);
    expect(close(table, 'odd 10, even 5')).toMatchObject({ wagers: [{ spot: 'odd' }, { spot: 'even' }] });
  });

  test('[SB-013] fourteen totals', () => {
    expect(named('total/')).toEqual(Array.from({ length: 14 }, (_, i) => `total/${4 + i}`));
  });

  test('[SB-014] 3 and 18 are not totals', () => {
    for (const spot of ['total/3', 'total/18'])
      expect(place(table, `${spot} 10`)).toMatchObject({ refused: 'unknown-spot' });
  });

  test.each([
    ['SB-015', 'single'],
    ['SB-016', 'double'],
    ['SB-017', 'triple'],
  ])('[%s] %s: six spots, one per face', (_clause, kind) => {
    expect(named(`${kind}/`)).toEqual([1, 2, 3, 4, 5, 6].map((face) => `${kind}/${face}`));
  });

  test('[SB-015] the singles are called ONE to SIX', () => {
    const names = named('single/').map((spot) => table.betting.spots.get(spot as never)?.name);
    expect(names.join(' ')).toBe('Single ONE Single TWO Single THREE Single FOUR Single FIVE Single SIX');
  });

  test('[SB-019] fifteen combinations of two different faces', () => {
    const pairs = '1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6';
    expect(named('combination/').join(' ')).toBe(pairs.replaceAll(/\S+/g, 'combination/$&'));
  });

  test('[SB-020] chips on one spot or on several', () => {
    expect(place(table, 'small 10')).toMatchObject(accepted);
    expect(close(table, 'small 10, total/9 5, triple/6 1')).toMatchObject({
      wagers: [{ stake: 1000 }, { stake: 500 }, { stake: 100 }],
      changes: [],
    });
  });
});

describe('limits', () => {
  test.each(spots)('[SB-003] %s takes no less than 0.20', (spot) => {
    expect(place(table, `${spot} 0.20`)).toMatchObject(accepted);
    expect(place(table, `${spot} 0.19`)).toMatchObject({ refused: 'below-minimum', clause: 'SB-003' });
  });

  const to2000 = [
    'small',
    'big',
    'odd',
    'even',
    ...[7, 8, 9, 10, 11, 12, 13, 14].map((total) => `total/${total}`),
    ...named('combination/'),
  ];
  test.each(to2000)('[SB-004] %s takes up to 2,000', (spot) => {
    expect(place(table, `${spot} 2000`)).toMatchObject(accepted);
    expect(place(table, `${spot} 1999, ${spot} 1.01`)).toMatchObject({ refused: 'above-maximum', clause: 'SB-004' });
  });

  const less = [
    ...named('triple/').map((spot) => [spot, '119', 999] as const),
    ...['total/4', 'total/17'].map((spot) => [spot, '239', 499] as const),
    ...['total/5', 'total/16'].map((spot) => [spot, '478', 249] as const),
    ...[...named('double/'), 'any-triple', 'total/6', 'total/15', ...named('single/')].map(
      (spot) => [spot, '1350', 87] as const,
    ),
  ];
  test.each(less)('[SB-921] %s takes up to %s, which at %i to 1 stays below the cap', (spot, most, best) => {
    expect(place(table, `${spot} ${most}`)).toMatchObject(accepted);
    expect(place(table, `${spot} ${most}.01`)).toMatchObject({ refused: 'above-maximum', clause: 'SB-921' });
    expect(Number(most) * best).toBeLessThan(119_550);
  });

  test('[SB-921] these are defaults: a table can set its own', () => {
    const other = tableOf(game, { stakeMax: 50_000, stakeMaxOn: { triple: 20_000 } });
    expect(place(other, 'triple/1 200')).toMatchObject(accepted);
    expect(place(other, 'triple/1 200.01')).toMatchObject({ refused: 'above-maximum', clause: 'SB-921' });
    expect(place(other, 'double/1 500.01')).toMatchObject({ refused: 'above-maximum', clause: 'SB-004' });
  });

  test('[SB-922] when a lost connection annuls is configurable', () => {
    expect(table.parameters).toMatchObject({ annulOnDisconnect: 'beforeReveal' });
    for (const annulOnDisconnect of ['always', 'operatorFaultOnly'])
      expect(tableOf(game, { annulOnDisconnect }).parameters).toMatchObject({ annulOnDisconnect });
    expect(game.configure({ annulOnDisconnect: 'never' })).toMatchObject({
      mistakes: [expect.stringContaining('SB-922')],
    });
  });
});
