/** Fortune Roulette: the bets, their limits, and where the chips of a sector go. */
import { describe, expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import type { Refusal } from '../../base/refusal.ts';
import { type Chip, placeChips, type Stakes } from '../../round/betting.ts';
import { tableOf } from '../game.ts';
import { fortune } from '../testing/fortune.ts';
import { close, eur, place, play, press } from '../testing/play.ts';
import { fortuneRoulette as game } from './index.ts';

const table = tableOf(game);
const accepted = { placed: 'accepted' };

/** The numbers on which a stake of 1.00 returns anything. */
const winners = (spot: string): readonly number[] =>
  Array.from({ length: 37 }, (_, pocket) => pocket).filter(
    (pocket) => play(game, { cards: '', bets: `${spot} 1`, draws: fortune(), pocket }).line(spot).result === 'win',
  );
const numbers = (text: string): readonly number[] => text.split(' ').map(Number);

const red = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36';
const black = '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35';
const steps = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at * step).join(' ');

describe('what the positions cover', () => {
  const outside = [
    ['FR-001', 'column/1', '1 4 7 10 13 16 19 22 25 28 31 34'],
    ['FR-001', 'column/2', '2 5 8 11 14 17 20 23 26 29 32 35'],
    ['FR-001', 'column/3', '3 6 9 12 15 18 21 24 27 30 33 36'],
    ['FR-002', 'dozen/1', steps(1, 1, 12)],
    ['FR-002', 'dozen/2', steps(13, 1, 12)],
    ['FR-002', 'dozen/3', steps(25, 1, 12)],
    ['FR-003', 'red', red],
    ['FR-003', 'black', black],
    ['FR-004', 'even', steps(2, 2, 18)],
    ['FR-004', 'odd', steps(1, 2, 18)],
    ['FR-005', 'low', steps(1, 1, 18)],
    ['FR-005', 'high', steps(19, 1, 18)],
  ] as const;
  test.each(outside)('[%s] %s wins on its numbers and not on zero', (clause, spot, covered) => {
    expect(winners(spot)).toEqual(numbers(covered));
    expect(table.betting.spots.get(spotId(spot))).toMatchObject({ clause });
  });

  const inside = [
    ['straight/0', '0'],
    ['straight/36', '36'],
    ['split/24-27', '24 27'],
    ['split/0-2', '0 2'],
    ['street/13-14-15', '13 14 15'],
    ['trio/0-1-2', '0 1 2'],
    ['trio/0-2-3', '0 2 3'],
    ['corner/8-9-11-12', '8 9 11 12'],
    ['first-four', '0 1 2 3'],
    ['line/31-36', '31 32 33 34 35 36'],
  ] as const;
  test.each(inside)('[FR-901] %s is a bet of the single-zero layout', (spot, covered) => {
    expect(winners(spot)).toEqual(numbers(covered));
  });

  test('[FR-901] 37 straights, 60 splits, 12 streets, 2 trios, 22 corners, first four, 11 lines and 12 outside', () => {
    const kinds = [...table.betting.spots.keys()].map((spot) => spot.split('/')[0]);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'line'].map(count)).toEqual([
      37, 60, 12, 2, 22, 1, 11,
    ]);
    expect(kinds).toHaveLength(157);
  });

  test('[FR-901] there is one zero, and no position whose numbers do not touch', () => {
    for (const [spot, refused] of [
      ['straight/00', 'no-such-number'],
      ['split/1-5', 'no-such-position'],
      ['corner/1-2-3-4', 'no-such-position'],
      ['straight/37', 'no-such-number'],
    ]) {
      expect(place(table, `${spot} 1`)).toMatchObject({ refused, clause: 'FR-901' });
    }
  });

  test('[FR-914] no side bets are offered', () => {
    expect([...table.betting.spots.values()].filter(({ kind }) => kind === 'side')).toEqual([]);
  });
});

const sectorAt = (sector: string, chip: string) => table.compound?.chips(sector, eur(chip)) as readonly Chip[];

/** A sector's chips at one euro each: "split/5-8 1". */
const chipsOf = (sector: string): readonly string[] =>
  sectorAt(sector, '1').map(({ spot, amount }) => `${spot} ${amount / 100}`);
const chipsIn = (sector: string): number => chipsOf(sector).reduce((sum, chip) => sum + Number(chip.split(' ')[1]), 0);
/** All numbers covered by a sector's chips. */
const coverOf = (sector: string): readonly number[] =>
  [...new Set(chipsOf(sector).flatMap((chip) => winners(chip.split(' ')[0] ?? '')))].toSorted((a, b) => a - b);

describe('sectors', () => {
  const positions = [
    ['FR-007', 'tiers', 'split/5-8 1'],
    ['FR-008', 'tiers', 'split/10-11 1'],
    ['FR-009', 'tiers', 'split/13-16 1'],
    ['FR-010', 'tiers', 'split/23-24 1'],
    ['FR-011', 'tiers', 'split/27-30 1'],
    ['FR-012', 'tiers', 'split/33-36 1'],
    ['FR-014', 'voisins', 'trio/0-2-3 2'],
    ['FR-015', 'voisins', 'split/4-7 1'],
    ['FR-016', 'voisins', 'split/12-15 1'],
    ['FR-017', 'voisins', 'split/18-21 1'],
    ['FR-018', 'voisins', 'split/19-22 1'],
    ['FR-019', 'voisins', 'corner/25-26-28-29 2'],
    ['FR-020', 'voisins', 'split/32-35 1'],
    ['FR-022', 'orphelins', 'straight/1 1'],
    ['FR-023', 'orphelins', 'split/6-9 1'],
    ['FR-024', 'orphelins', 'split/14-17 1'],
    ['FR-025', 'orphelins', 'split/17-20 1'],
    ['FR-026', 'orphelins', 'split/31-34 1'],
    ['FR-028', 'jeu-zero', 'split/0-3 1'],
    ['FR-029', 'jeu-zero', 'split/12-15 1'],
    ['FR-030', 'jeu-zero', 'straight/26 1'],
    ['FR-031', 'jeu-zero', 'split/32-35 1'],
  ] as const;
  test.each(positions)('[%s] %s: %s', (_clause, sector, chip) => {
    expect(chipsOf(sector)).toContain(chip);
  });

  const sectors = [
    ['FR-006', 'tiers', 6, '5 8 10 11 13 16 23 24 27 30 33 36'],
    ['FR-013', 'voisins', 9, '0 2 3 4 7 12 15 18 19 21 22 25 26 28 29 32 35'],
    ['FR-021', 'orphelins', 5, '1 6 9 14 17 20 31 34'],
    ['FR-027', 'jeu-zero', 4, '0 3 12 15 26 32 35'],
  ] as const;
  test.each(sectors)('[%s] %s: %i chips on its numbers', (_clause, sector, chips, covered) => {
    expect(chipsIn(sector)).toBe(chips);
    expect(coverOf(sector)).toEqual(numbers(covered));
  });

  test('[FR-006] the page has no other racetrack bets', () => {
    expect(table.compound?.chips('neighbours/17/2', eur('1'))).toMatchObject({
      refused: 'unknown-spot',
      clause: 'FR-006',
    });
  });

  test('[FR-902] a sector is accepted only whole: nothing is placed when one position is full', () => {
    const place = (held: Stakes, chip: string) => placeChips(table.betting, held, sectorAt('orphelins', chip), 0);
    // 500.00 is the maximum on the straight; the splits could take 1,000.00.
    expect([...(place(new Map(), '500') as Stakes).values()]).toEqual(Array(5).fill(50_000));
    expect((place(new Map(), '500.01') as Refusal).refused).toBe('above-maximum');
    expect((place(new Map([[spotId('split/31-34'), eur('999')]]), '2') as Refusal).refused).toBe('above-maximum');
  });
});

describe('limits', () => {
  const mosts = [
    ['straight/17', '500'],
    ['split/24-27', '1000'],
    ['street/13-14-15', '1500'],
    ['trio/0-1-2', '1500'],
    ['corner/8-9-11-12', '2000'],
    ['first-four', '2000'],
    ['line/31-36', '3000'],
    ['column/1', '6000'],
    ['dozen/2', '6000'],
    ['red', '9000'],
    ['even', '9000'],
    ['high', '9000'],
  ] as const;
  test.each(mosts)('[FR-902] %s takes 0.20 to %s: 500 for each number', (spot, most) => {
    expect(place(table, `${spot} 0.20`)).toMatchObject(accepted);
    expect(place(table, `${spot} 0.19`)).toMatchObject({ placed: 'inactive', told: { clause: 'FR-902' } });
    expect(place(table, `${spot} ${most}`)).toMatchObject(accepted);
    const above = place(table, `${spot} ${most}, ${spot} 0.01`);
    expect(above).toMatchObject({ refused: 'above-maximum', clause: 'FR-902' });
  });

  test('[FR-056] a stake below the minimum is inactive and is removed when betting ends', () => {
    expect(place(table, 'red 0.10')).toMatchObject({ placed: 'inactive' });
    expect(close(table, 'red 0.10, black 1')).toMatchObject({ wagers: [{ spot: 'black', stake: 100 }] });
  });

  test('[FR-057] a stake above the maximum is reduced to it, and the customer is told', () => {
    const placed = place(table, 'straight/17 600');
    expect(placed).toMatchObject({ placed: 'reduced', told: { refused: 'above-maximum', clause: 'FR-057' } });
    expect('stakes' in placed && placed.stakes.get(spotId('straight/17'))).toBe(50_000);
  });

  test('[FR-902] a table can set its own limits and betting time', () => {
    expect(table.parameters).toMatchObject({ bettingSeconds: 18, stakeMin: 20, stakeMax: 50_000, winMax: 50_000_000 });
    const small = tableOf(game, { stakeMin: 100, stakeMax: 1000 });
    expect(place(small, 'line/1-6 60')).toMatchObject(accepted);
    expect(place(small, 'line/1-6 60, line/1-6 1')).toMatchObject({ refused: 'above-maximum' });
    expect(game.configure({ stakeMin: 1000, stakeMax: 100 })).toEqual({
      mistakes: ['stakeMin: must not be above stakeMax (FR-902)'],
    });
  });
});

describe('the features are configurable', () => {
  test('[FR-903] a multiplier of the bonus game is a multiple of 12 and at most 9,000', () => {
    const wrong = { mistakes: ['bonus.multipliers: must be multiples of 12 from 12 to 9000 (FR-903)'] };
    for (const value of ['50', '9012']) {
      expect(game.configure({ bonus: { multipliers: { [value]: 200 } } })).toEqual(wrong);
    }
    expect(game.configure({ bonus: { multipliers: { '12': 100, '9000': 100 } } })).toHaveProperty('betting');
  });

  test('[FR-918] a Fortune multiplier is a multiple of 12 and at most 540', () => {
    const wrong = { mistakes: ['fortune.multipliers: must be multiples of 12 from 24 to 540 (FR-918)'] };
    for (const value of ['50', '12', '552']) {
      expect(game.configure({ fortune: { multipliers: { [value]: 1 } } })).toEqual(wrong);
    }
    expect(game.configure({ fortune: { multipliers: { '24': 1, '540': 1 } } })).toHaveProperty('betting');
  });

  test('[FR-909] a cell’s weights are per 1,000', () => {
    expect(game.configure({ bonus: { chest: 21 } })).toEqual({
      mistakes: ['bonus: the weights of a cell must add up to 1000 (FR-909)'],
    });
    expect(game.configure({ bonus: { chest: 21, blank: 779 } })).toHaveProperty('betting');
  });
});

test('[FR-057] Double takes every position up to its maximum, and the customer is told', () => {
  expect(press(table, 'double', { held: 'straight/17 400, red 1' })).toMatchObject({
    placed: 'reduced',
    stakes: { 'straight/17': 50_000, red: 200 },
    changes: [{ spot: 'straight/17', from: 80_000, to: 50_000, told: { refused: 'above-maximum', clause: 'FR-057' } }],
  });
});
