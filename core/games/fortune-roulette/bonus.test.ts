/** Fortune Roulette: the bonus game, spin by spin. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { runThrough } from '../../round/procedure.ts';
import { slots } from '../testing/fortune.ts';
import { bonusDraws, playBonus } from './bonus.ts';
import { rules } from './rules.ts';
import type { Bonus } from './presentation/tally.ts';

const draws = bonusDraws(rules.parse({}));

/** A bonus game of this many spins, the first of which show these symbols; throws on one spin too many or too few. */
function bonus(spins: number, ...named: readonly string[]): Bonus {
  const reels = [...slots(spins, ...named)];
  const result = runThrough(playBonus(draws), () => ({ kind: 'draw', picked: present(reels.shift(), 'a reel') }));
  if (reels.length > 0) throw new Error(`${reels.length} reels left over`);
  return result;
}

const three = 'chest chest chest';

describe('spins', () => {
  test('[FR-039] five reels of three cells: all fifteen count alike, the first as the last', () => {
    expect(bonus(5, 'chest 240').total).toBe(240);
    expect(bonus(5, `chest ${'blank '.repeat(13)}240`).total).toBe(240);
    expect(draws.reel.options).toHaveLength(7 ** 3);
  });

  test('[FR-040] five spins at the start', () => {
    expect(bonus(5)).toEqual({ spins: 5, chests: 0, total: 0, result: 24 });
    expect(() => bonus(4)).toThrow('a reel');
    expect(() => bonus(6)).toThrow('5 reels left over');
  });

  test('[FR-041] a Chest collects all visible multipliers; without one nothing is collected', () => {
    expect(bonus(5, 'chest 12 24 48 120 240').total).toBe(444);
    expect(bonus(5, '12 24 48 120 240').total).toBe(0);
    expect(bonus(5, 'chest 48', '240', 'chest 120').total).toBe(168);
  });

  test('[FR-042] Chests are counted through the whole game', () => {
    expect(bonus(10, 'chest', '', 'chest', '', 'chest')).toMatchObject({ chests: 3, spins: 10 });
    expect(bonus(5, 'chest', '', 'chest')).toMatchObject({ chests: 2, spins: 5 });
  });

  const thresholds = [
    ['FR-043', 3, 10, 2],
    ['FR-044', 6, 15, 5],
    ['FR-045', 9, 20, 10],
  ] as const;
  test.each(thresholds)(
    '[%s] %i Chests: five extra spins, %i in total, and %ix from then on',
    (_id, count, spins, times) => {
      const collect = Array.from({ length: count / 3 }, () => three);
      expect(bonus(spins, ...collect, 'chest 12')).toMatchObject({ spins, chests: count + 1, total: 12 * times });
      // One Chest fewer leaves the spins unchanged, and the spin that reaches the threshold still collects at the old
      // level.
      const short = [...collect.slice(1), 'chest chest'];
      const lower = { 3: 1, 6: 2, 9: 5 }[count];
      expect(bonus(spins - 5, ...short)).toMatchObject({ spins: spins - 5, chests: count - 1 });
      expect(bonus(spins, ...short, 'chest 24').total).toBe(24 * lower);
    },
  );
});

describe('what a spin collects', () => {
  test('[FR-909] a reel’s weights are the products of its cells’: 20, 80, 60, 40, 15, 5 and 780 in 1,000', () => {
    const weight = (id: string) => draws.reel.options.find((option) => option.id === id)?.weight;
    expect(weight('chest chest chest')).toBe(20 * 20 * 20);
    expect(weight('12 24 48')).toBe(80 * 60 * 40);
    expect(weight('48 24 12')).toBe(40 * 60 * 80);
    expect(weight('120 240 blank')).toBe(15 * 5 * 780);
    expect(draws.reel.options.reduce((sum, option) => sum + option.weight, 0)).toBe(1000 ** 3);
  });

  test('[FR-910] every Chest collects: their number times the visible sum times the level', () => {
    expect(bonus(5, 'chest chest 12 48').total).toBe(2 * 60);
    expect(bonus(10, 'chest chest chest 12 48').total).toBe(3 * 60);
    expect(bonus(10, three, 'chest chest 12 48').total).toBe(2 * 60 * 2);
    expect(bonus(5, 'chest chest', '12 48').total).toBe(0);
  });

  test('[FR-911] the level is set by the Chests before the spin; each threshold adds its spins once', () => {
    expect(bonus(10, 'chest chest chest 24', 'chest 24', 'chest 24').total).toBe(72 + 48 + 48);
    expect(bonus(20, `${three} ${three} ${three} 12`, 'chest 12').total).toBe(9 * 12 + 10 * 12);
    // Twenty spins, all with Chests, remain twenty.
    const every = Array.from({ length: 20 }, () => three);
    expect(bonus(20, ...every)).toMatchObject({ spins: 20, chests: 60, total: 0 });
  });

  test('[FR-912] raised to 24 if lower, cut to 9,000 if higher', () => {
    const results = [bonus(5), bonus(5, 'chest 12'), bonus(5, 'chest 24'), bonus(5, 'chest 12 24')];
    expect(results.map(({ result }) => result)).toEqual([24, 24, 24, 36]);
    const nine = `${three} ${three} ${three}`;
    expect(bonus(20, nine, 'chest 240 240 240 12 12').result).toBe(7440);
    expect(bonus(20, nine, 'chest 240 240 240 120 48 12')).toMatchObject({ total: 9000, result: 9000 });
    expect(bonus(20, nine, 'chest 240 240 240 120 48 12 12')).toMatchObject({ total: 9120, result: 9000 });
  });
});
