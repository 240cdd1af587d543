/** Racetrack Roulette: sectors, neighbours, finale and complete bets, chip by chip. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { chipsOf, netOf, partsOf as chipParts, layCompound, spin, totalOf as chipTotal } from '../testing/spin.ts';
import { rouletteRacetrack as game } from './index.ts';

const table = tableOf(game);
const partsOf = (name: string, at = table) => chipParts(at, name);
const totalOf = (name: string, at = table) => chipTotal(at, name);
const covered = (name: string) =>
  europeanWheel.filter((pocket) => netOf(game, table, name, pocket) > -totalOf(name)).toSorted((a, b) => a - b);

test('[RT-008] racetrack bets cover different numbers and win differently', () => {
  const names = ['tiers', 'voisins', 'orphelins', 'jeu-zero'];
  expect(names.map((name) => covered(name).length)).toEqual([12, 17, 8, 7]);
  expect(names.map((name) => Math.max(...europeanWheel.map((at) => netOf(game, table, name, at))))).toEqual([
    12, // 18 − 6
    15, // 2 · 12 − 9
    31, // 36 − 5
    32, // 36 − 4
  ]);
});

test('[RT-009] Tiers: the 12 numbers from 27 to 33, with 6 chips', () => {
  const arc = europeanWheel.slice(europeanWheel.indexOf(27), europeanWheel.indexOf(33) + 1);
  expect(covered('tiers')).toEqual(arc.toSorted((a, b) => a - b));
  expect([arc.length, totalOf('tiers'), partsOf('tiers').length]).toEqual([12, 6, 6]);
});

test('[RT-016] Voisins: the 17 numbers from 22 over zero to 25, with 9 chips', () => {
  const arc = [
    ...europeanWheel.slice(europeanWheel.indexOf(22)),
    ...europeanWheel.slice(0, europeanWheel.indexOf(25) + 1),
  ];
  expect(covered('voisins')).toEqual(arc.toSorted((a, b) => a - b));
  expect([arc.length, totalOf('voisins'), partsOf('voisins').length]).toEqual([17, 9, 7]);
});

test('[RT-024] Orphelins: the 8 numbers outside both, with 5 chips', () => {
  expect(covered('orphelins')).toEqual([1, 6, 9, 14, 17, 20, 31, 34]);
  expect([totalOf('orphelins'), partsOf('orphelins').length]).toEqual([5, 5]);
});

test('[RT-030] Jeu Zéro: zero and the six nearest numbers, with 4 chips', () => {
  expect(covered('jeu-zero')).toEqual([0, 3, 12, 15, 26, 32, 35]);
  expect([totalOf('jeu-zero'), partsOf('jeu-zero').length]).toEqual([4, 4]);
});

test.each([
  ['RT-010', 'tiers', '1 split/5-8'],
  ['RT-011', 'tiers', '1 split/10-11'],
  ['RT-012', 'tiers', '1 split/13-16'],
  ['RT-013', 'tiers', '1 split/23-24'],
  ['RT-014', 'tiers', '1 split/27-30'],
  ['RT-015', 'tiers', '1 split/33-36'],
  ['RT-017', 'voisins', '2 trio/0-2-3'],
  ['RT-018', 'voisins', '1 split/4-7'],
  ['RT-019', 'voisins', '1 split/12-15'],
  ['RT-020', 'voisins', '1 split/18-21'],
  ['RT-021', 'voisins', '1 split/19-22'],
  ['RT-022', 'voisins', '2 corner/25-26-28-29'],
  ['RT-023', 'voisins', '1 split/32-35'],
  ['RT-025', 'orphelins', '1 straight/1'],
  ['RT-026', 'orphelins', '1 split/6-9'],
  ['RT-027', 'orphelins', '1 split/14-17'],
  ['RT-028', 'orphelins', '1 split/17-20'],
  ['RT-029', 'orphelins', '1 split/31-34'],
  ['RT-031', 'jeu-zero', '1 split/0-3'],
  ['RT-032', 'jeu-zero', '1 split/12-15'],
  ['RT-033', 'jeu-zero', '1 straight/26'],
  ['RT-034', 'jeu-zero', '1 split/32-35'],
])('[%s] %s puts %s', (_clause, name, part) => {
  expect(partsOf(name)).toContain(part);
});

test('[RT-035] neighbours: one chip on the number and on each beside it', () => {
  expect(chipsOf(table, 'neighbours/0/1')).toBe('1 straight/26, 1 straight/0, 1 straight/32');
  expect(chipsOf(table, 'neighbours/10/2')).toBe(
    '1 straight/8, 1 straight/23, 1 straight/10, 1 straight/5, 1 straight/24',
  );
});

test('[RT-921] two on each side by default, from one to nine', () => {
  expect(chipsOf(table, 'neighbours/10')).toBe(chipsOf(table, 'neighbours/10/2'));
  expect([totalOf('neighbours/10/1'), totalOf('neighbours/10/9')]).toEqual([3, 19]);
  for (const name of ['neighbours/10/0', 'neighbours/10/10']) {
    expect(chipsOf(table, name)).toMatchObject({ refused: 'too-many-neighbours', clause: 'RT-921' });
  }
  expect(chipsOf(table, 'neighbours/40/2')).toMatchObject({ refused: 'no-such-number', clause: 'RT-921' });
});

describe('finale', () => {
  test.each([
    ['RT-901', '0', '0 10 20 30'],
    ['RT-037', '1', '1 11 21 31'],
    ['RT-038', '2', '2 12 22 32'],
    ['RT-039', '3', '3 13 23 33'],
    ['RT-040', '4', '4 14 24 34'],
    ['RT-041', '5', '5 15 25 35'],
    ['RT-042', '6', '6 16 26 36'],
    ['RT-043', '7', '7 17 27'],
    ['RT-044', '8', '8 18 28'],
    ['RT-045', '9', '9 19 29'],
  ])('[%s] en plein %s: %s', (_clause, digit, numbers) => {
    expect(partsOf(`finale/${digit}`)).toEqual(numbers.split(' ').map((number) => `1 straight/${number}`));
  });

  test.each([
    ['RT-901', '0-3', 'split/0-3 split/10-13 split/20-23 split/30-33'],
    ['RT-047', '1-4', 'split/1-4 split/11-14 split/21-24 split/31-34'],
    ['RT-048', '2-5', 'split/2-5 split/12-15 split/22-25 split/32-35'],
    ['RT-049', '3-6', 'split/3-6 split/13-16 split/23-26 split/33-36'],
    ['RT-050', '4-7', 'split/4-7 split/14-17 split/24-27 straight/34'],
    ['RT-051', '5-8', 'split/5-8 split/15-18 split/25-28 straight/35'],
    ['RT-052', '6-9', 'split/6-9 split/16-19 split/26-29 straight/36'],
    ['RT-053', '7-10', 'split/7-10 split/17-20 split/27-30'],
    ['RT-054', '8-11', 'split/8-11 split/18-21 split/28-31'],
    ['RT-055', '9-12', 'split/9-12 split/19-22 split/29-32'],
  ])('[%s] à cheval %s: %s', (_clause, pair, spots) => {
    expect(partsOf(`finale-cheval/${pair}`)).toEqual(spots.split(' ').map((spot) => `1 ${spot}`));
  });

  const two = tableOf(game, { doubleZero: true });

  test('[RT-036 RT-901] with a double zero en plein 0 has five chips', () => {
    expect(partsOf('finale/0', two).toSorted()).toEqual(
      ['0', '00', '10', '20', '30'].map((number) => `1 straight/${number}`),
    );
  });

  test('[RT-046 RT-901] with a double zero à cheval 0/3 has five chips: 0 straight and 00/3', () => {
    expect(partsOf('finale-cheval/0-3', two).toSorted()).toEqual(
      ['split/00-3', 'split/10-13', 'split/20-23', 'split/30-33', 'straight/0'].map((spot) => `1 ${spot}`),
    );
    for (const name of ['voisins', 'tiers', 'orphelins', 'jeu-zero']) {
      expect(chipsOf(two, name)).toMatchObject({ refused: 'unknown-spot', clause: 'RT-913' });
    }
  });

  test('others do not exist', () => {
    for (const name of ['finale/10', 'finale/x', 'finale-cheval/1-5', 'finale-cheval/4', 'finale/4/1', 'complete/37']) {
      expect([name, chipsOf(table, name)]).toMatchObject([name, { refused: 'unknown-spot', clause: 'RT-913' }]);
    }
  });
});

describe('complete', () => {
  test('[RT-056] every inside bet that contains the number, and no other', () => {
    const spots = partsOf('complete/17').map((part) => part.split(' ')[1] ?? '');
    expect(spots.toSorted()).toEqual([
      'corner/13-14-16-17',
      'corner/14-15-17-18',
      'corner/16-17-19-20',
      'corner/17-18-20-21',
      'line/13-18',
      'line/16-21',
      'split/14-17',
      'split/16-17',
      'split/17-18',
      'split/17-20',
      'straight/17',
      'street/16-17-18',
    ]);
  });

  test('[RT-057] on 36: 18 chips, one on each position per number it covers', () => {
    expect(partsOf('complete/36').toSorted()).toEqual([
      '1 straight/36',
      '2 split/33-36',
      '2 split/35-36',
      '3 street/34-35-36',
      '4 corner/32-33-35-36',
      '6 line/31-36',
    ]);
    expect(totalOf('complete/36')).toBe(18);
  });

  test.each([
    ['RT-914', '0', 17, 235],
    ['RT-915', '1 3', 27, 297],
    ['RT-916', '2', 36, 396],
    ['RT-917', '4 6 7 9 10 12 13 15 16 18 19 21 22 24 25 27 28 30 31 33', 30, 294],
    ['RT-918', '5 8 11 14 17 20 23 26 29 32', 40, 392],
    ['RT-919', '34 36', 18, 198],
    ['RT-920', '35', 24, 264],
  ])('[%s] on %s: %i chips win %i', (_clause, numbers, count, wins) => {
    for (const number of numbers.split(' ')) {
      expect([number, totalOf(`complete/${number}`)]).toEqual([number, count]);
      // Every component wins, so nothing is lost: the net result is the win.
      expect([number, netOf(game, table, `complete/${number}`, Number(number))]).toEqual([number, wins]);
    }
  });
});

test('[RT-913] a composite bet is ordinary bets: each limited and paid by its own type, never a spot of its own', () => {
  const { line } = spin(game, 26, 'split/0-3 1, split/12-15 1, straight/26 1, split/32-35 1');
  expect(line('straight/26')).toMatchObject({ returns: 3600, clause: 'RT-905' });
  for (const name of ['voisins', 'neighbours/17/2', 'finale/4', 'complete/36']) {
    expect(table.betting.spots.has(name as never)).toBe(false);
  }
});

test('[RT-923] only whole: if one component would break its limit, nothing is placed', () => {
  // Six chips of 500 fill the six line of 36; one cent more does not fit.
  expect(layCompound(table, '', 'complete/36', '500')).toHaveProperty('size', 6);
  const above = { refused: 'above-maximum', clause: 'RT-923' };
  expect(layCompound(table, '', 'complete/36', '500.01')).toMatchObject(above);
  expect(layCompound(table, 'straight/26 499.50', 'jeu-zero', '1')).toMatchObject(above);
  expect(layCompound(table, 'straight/26 499', 'jeu-zero', '1')).toHaveProperty('size', 4);
  // A single chip of 0.10 would be inactive; as part of a composite bet it makes the whole refused.
  expect(layCompound(table, '', 'finale/4', '0.20')).toHaveProperty('size', 4);
  expect(layCompound(table, '', 'finale/4', '0.10')).toMatchObject({ refused: 'below-minimum', clause: 'RT-923' });
});

test('a table lists the prefixes of its compound bets; with two zeros there are no sectors', () => {
  const sectors = ['voisins', 'tiers', 'orphelins', 'jeu-zero'];
  const others = ['neighbours', 'finale', 'finale-cheval', 'complete'];
  expect(table.compound?.names).toEqual([...sectors, ...others]);
  expect(tableOf(game, { doubleZero: true }).compound?.names).toEqual(others);
});
