/** Racetrack Roulette: the layout, what a position covers, and its limits. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { americanWheel, europeanWheel } from '../roulette/presentation/wheel.ts';
import { colourOf } from '../../round/pocket.ts';
import { close, eur, place, press } from '../testing/play.ts';
import { spin, winsOn } from '../testing/spin.ts';
import { rouletteRacetrack as game } from './index.ts';

const table = tableOf(game);
const from = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step).join(' ');

describe('what a bet covers', () => {
  test.each([
    ['[RT-001] a six line', 'line/4-9', '4 5 6 7 8 9'],
    ['[RT-002 RT-003] the first column, without zero', 'column/1', from(1, 36, 3)],
    ['[RT-002 RT-003] the second column, without zero', 'column/2', from(2, 36, 3)],
    ['[RT-002 RT-003] the third column, without zero', 'column/3', from(3, 36, 3)],
    ['[RT-004] the first dozen', 'dozen/1', from(1, 12)],
    ['[RT-004] the second dozen', 'dozen/2', from(13, 24)],
    ['[RT-004] the third dozen', 'dozen/3', from(25, 36)],
    ['[RT-005] red', 'red', '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'],
    ['[RT-005] black', 'black', '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'],
    ['[RT-006] even', 'even', from(2, 36, 2)],
    ['[RT-006] odd', 'odd', from(1, 35, 2)],
    ['[RT-007] 1 to 18', 'low', from(1, 18)],
    ['[RT-007] 19 to 36', 'high', from(19, 36)],
    ['[RT-904] zero straight', 'straight/0', '0'],
    ['[RT-904] a split', 'split/0-2', '0 2'],
    ['[RT-904] a row', 'street/34-35-36', '34 35 36'],
    ['[RT-904] a trio', 'trio/0-1-2', '0 1 2'],
    ['[RT-904] a corner', 'corner/32-33-35-36', '32 33 35 36'],
    ['[RT-904] the first four', 'first-four', '0 1 2 3'],
  ])('%s', (_title, spot, numbers) => {
    expect(winsOn(game, spot)).toBe(numbers);
  });

  test('[RT-904] numbers that do not touch are not a bet, and the customer is told why', () => {
    expect(place(table, 'split/5-9 1')).toMatchObject({
      refused: 'no-such-position',
      clause: 'RT-904',
      values: { kind: 'split', numbers: '5, 9' },
    });
    expect(table.betting.spots.size).toBe(37 + 60 + 14 + 23 + 11 + 12);
  });
});

describe('the wheel', () => {
  test('[RT-901] 37 pockets, unless the table has a double zero', () => {
    expect(spin(game, 36, 'red 1').round.steps[1]?.request).toMatchObject({ ask: 'pocket', pockets: 37 });
    expect(table.betting.spots.has('straight/00' as never)).toBe(false);
    const two = { doubleZero: true };
    expect(spin(game, 37, 'red 1', two).round.steps[1]?.request).toMatchObject({ pockets: 38 });
    expect(winsOn(game, 'straight/00', two, 38)).toBe('37');
    expect(winsOn(game, 'split/00-3', two, 38)).toBe('3 37');
    expect(place(tableOf(game, two), 'split/0-3 1')).toMatchObject({ refused: 'no-such-position' });
    expect(new Set(americanWheel).size).toBe(38);
    for (const spot of ['red', 'even', 'odd', 'low', 'high', 'dozen/3', 'column/1']) {
      expect(spin(game, 37, `${spot} 1`, two).returns(spot)).toBe('0.00');
    }
  });

  test('[RT-902] clockwise', () => {
    expect(europeanWheel.join('-')).toBe(
      '0-32-15-19-4-21-2-25-17-34-6-27-13-36-11-30-8-23-10-5-24-16-33-1-20-14-31-9-22-18-29-7-28-12-35-3-26',
    );
  });

  test('[RT-903] red numbers; all others are black and zero is green', () => {
    const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
    for (const pocket of europeanWheel.slice(1)) expect(colourOf(pocket)).toBe(reds.has(pocket) ? 'red' : 'black');
    expect(colourOf(0)).toBe('green');
  });
});

describe('limits', () => {
  test.each([
    ['straight/0', 1],
    ['split/0-3', 2],
    ['street/1-2-3', 3],
    ['trio/0-2-3', 3],
    ['corner/1-2-4-5', 4],
    ['first-four', 4],
    ['line/1-6', 6],
    ['dozen/1', 12],
    ['column/3', 12],
    ['red', 18],
    ['odd', 18],
    ['high', 18],
  ])('[RT-922] %s takes from 0.20 to %i times 500', (spot, numbers) => {
    const terms = [...table.betting.spots.values()].find((one) => one.spot === spot);
    expect(terms).toMatchObject({
      least: { amount: 20, clause: 'RT-922' },
      most: { amount: numbers * 50_000, clause: 'RT-922' },
    });
    expect(place(table, `${spot} ${numbers * 500}`)).toMatchObject({ placed: 'accepted' });
  });

  test('[RT-922] 18 seconds, at most 500,000 to win, and all of it configurable', () => {
    expect(table.parameters).toMatchObject({ bettingSeconds: 18, winMax: 50_000_000 });
    expect(table.cap).toEqual({ on: 'winnings', most: 50_000_000, clause: 'RT-922' });
    const own = tableOf(game, { stakeMin: 100, straightMax: 1000 });
    expect(place(own, 'split/1-2 20')).toMatchObject({ placed: 'accepted' });
    expect(place(own, 'split/1-2 20.01')).toMatchObject({ placed: 'reduced' });
    expect(game.configure({ stakeMin: 60_000 })).toHaveProperty('mistakes');
  });

  test('[RT-924] chips below the minimum are inactive and removed at the close; above the maximum they are reduced', () => {
    expect(place(table, 'straight/17 0.19')).toMatchObject({ placed: 'inactive', told: { refused: 'below-minimum' } });
    expect(place(table, 'straight/17 0.10, straight/17 0.10')).toMatchObject({ placed: 'accepted' });
    expect(close(table, 'straight/17 0.19, red 1')).toMatchObject({
      wagers: [{ spot: 'red' }],
      changes: [{ spot: 'straight/17', from: 19, to: 0 }],
    });
    expect(place(table, 'straight/17 500.01')).toMatchObject({
      placed: 'reduced',
      stakes: new Map([['straight/17', eur('500')]]),
      told: { refused: 'above-maximum', clause: 'RT-924' },
    });
  });
});

test('[RT-924] Double takes every position up to its maximum, and the customer is told', () => {
  expect(press(table, 'double', { held: 'straight/17 400, red 1' })).toMatchObject({
    placed: 'reduced',
    stakes: { 'straight/17': 50_000, red: 200 },
    changes: [{ spot: 'straight/17', from: 80_000, to: 50_000, told: { refused: 'above-maximum', clause: 'RT-924' } }],
  });
});
