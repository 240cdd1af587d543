/** Live Roulette (Ezugi): wheel sectors and neighbours, chip by chip. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import { chipsOf, netOf, layCompound, totalOf as chipTotal } from '../testing/spin.ts';
import { ezugiRoulette as game } from './index.ts';

const table = tableOf(game);

/** The numbers on which the bet returns anything, in wheel order from `first`. */
function covered(name: string, first: number): string {
  const cost = -Math.min(...europeanWheel.map((pocket) => netOf(game, table, name, pocket)));
  const at = europeanWheel.indexOf(first);
  return [...europeanWheel.slice(at), ...europeanWheel.slice(0, at)]
    .filter((pocket) => netOf(game, table, name, pocket) > -cost)
    .join(' ');
}

const totalOf = (name: string) => chipTotal(table, name);

test('[RO-E-019 RO-E-906] four sector bets and neighbours; Voisins, Tiers and Orphelins divide the wheel', () => {
  const parts = ['voisins', 'tiers', 'orphelins'].map((name) => covered(name, 0).split(' '));
  expect(parts.map(({ length }) => length)).toEqual([17, 12, 8]);
  expect(new Set(parts.flat()).size).toBe(37);
  for (const number of covered('jeu-zero', 12).split(' ')) expect(parts[0]).toContain(number);
  expect(chipsOf(table, 'finale/4')).toMatchObject({ refused: 'unknown-spot', clause: 'RO-E-019' });
  expect(chipsOf(table, 'complete/36')).toMatchObject({ refused: 'unknown-spot', clause: 'RO-E-019' });
  expect(chipsOf(table, 'toString')).toMatchObject({ refused: 'unknown-spot' });
});

test('[RO-E-020 RO-E-907] Voisins: the 17 numbers from 22 to 25, with 9 chips', () => {
  expect(covered('voisins', 22)).toBe('22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25');
  expect(totalOf('voisins')).toBe(9);
});

test('[RO-E-021] Voisins chip by chip', () => {
  expect(chipsOf(table, 'voisins')).toBe(
    '2 trio/0-2-3, 1 split/4-7, 1 split/12-15, 1 split/18-21, 1 split/19-22, 2 corner/25-26-28-29, 1 split/32-35',
  );
});

test('[RO-E-022 RO-E-908] Jeu 0: the 7 numbers from 12 to 15, with 4 chips', () => {
  expect(covered('jeu-zero', 12)).toBe('12 35 3 26 0 32 15');
  expect(totalOf('jeu-zero')).toBe(4);
});

test('[RO-E-023] Jeu 0 chip by chip', () => {
  expect(chipsOf(table, 'jeu-zero')).toBe('1 split/0-3, 1 split/12-15, 1 straight/26, 1 split/32-35');
});

test('[RO-E-024] Tiers: the 12 numbers from 27 to 33, with 6 chips', () => {
  expect(covered('tiers', 27)).toBe('27 13 36 11 30 8 23 10 5 24 16 33');
  expect(totalOf('tiers')).toBe(6);
});

test('[RO-E-025] Tiers chip by chip', () => {
  expect(chipsOf(table, 'tiers')).toBe(
    '1 split/5-8, 1 split/10-11, 1 split/13-16, 1 split/23-24, 1 split/27-30, 1 split/33-36',
  );
});

test('[RO-E-026 RO-E-909] Orphelins: the 8 numbers that are left, with 5 chips', () => {
  expect(
    covered('orphelins', 0)
      .split(' ')
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 6, 9, 14, 17, 20, 31, 34]);
  expect(totalOf('orphelins')).toBe(5);
});

test('[RO-E-027] Orphelins chip by chip', () => {
  expect(chipsOf(table, 'orphelins')).toBe('1 straight/1, 1 split/6-9, 1 split/14-17, 1 split/17-20, 1 split/31-34');
});

describe('neighbours', () => {
  test('[RO-E-028] a number and those beside it on the wheel', () => {
    expect(chipsOf(table, 'neighbours/17/1')).toBe('1 straight/25, 1 straight/17, 1 straight/34');
    expect(chipsOf(table, 'neighbours/0/2')).toBe(
      '1 straight/3, 1 straight/26, 1 straight/0, 1 straight/32, 1 straight/15',
    );
  });

  test('[RO-E-910] one to nine pairs, two by default', () => {
    expect(chipsOf(table, 'neighbours/17')).toBe(chipsOf(table, 'neighbours/17/2'));
    for (let pairs = 1; pairs <= 9; pairs++) expect(totalOf(`neighbours/26/${pairs}`)).toBe(2 * pairs + 1);
    for (const pairs of ['0', '10', '-1', '1.5', 'x', '']) {
      expect(chipsOf(table, `neighbours/17/${pairs}`)).toMatchObject({
        refused: 'too-many-neighbours',
        clause: 'RO-E-910',
      });
    }
    expect(chipsOf(table, 'neighbours/37/2')).toMatchObject({ refused: 'no-such-number', clause: 'RO-E-910' });
    expect(chipsOf(tableOf(game, { neighbourPairs: 1 }), 'neighbours/17')).toBe(chipsOf(table, 'neighbours/17/1'));
  });
});

describe('limits and settlement', () => {
  test('[RO-E-911] whole or not at all: one position over its limit and nothing is placed', () => {
    expect(layCompound(table, '', 'voisins', '200')).toEqual(
      new Map([
        ['trio/0-2-3', 40_000],
        ['split/4-7', 20_000],
        ['split/12-15', 20_000],
        ['split/18-21', 20_000],
        ['split/19-22', 20_000],
        ['corner/25-26-28-29', 40_000],
        ['split/32-35', 20_000],
      ]),
    );
    expect(layCompound(table, '', 'voisins', '200.01')).toMatchObject({
      refused: 'above-maximum',
      clause: 'RO-E-911',
    });
    expect(layCompound(table, 'split/32-35 299.50', 'voisins', '1')).toMatchObject({ clause: 'RO-E-911' });
    expect(layCompound(table, 'split/32-35 299', 'voisins', '1')).toHaveProperty('size', 7);
    expect(layCompound(table, '', 'tiers', '0.09')).toMatchObject({ refused: 'below-minimum', clause: 'RO-E-911' });
  });

  test.each([
    ['voisins', [0, 2, 3], 15],
    ['voisins', [25, 26, 28, 29], 9],
    ['voisins', [4, 7, 12, 15, 18, 19, 21, 22, 32, 35], 9],
    ['voisins', [1, 5, 17, 36], -9],
    ['jeu-zero', [26], 32],
    ['jeu-zero', [0, 3, 12, 15, 32, 35], 14],
    ['jeu-zero', [1, 2, 28], -4],
    ['tiers', [5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36], 12],
    ['tiers', [0, 1, 6], -6],
    ['orphelins', [1, 17], 31],
    ['orphelins', [6, 9, 14, 20, 31, 34], 13],
    ['orphelins', [0, 2, 36], -5],
  ])('[RO-E-911] %s on %j places %i chips', (name, pockets, net) => {
    for (const pocket of pockets) expect([pocket, netOf(game, table, name, pocket)]).toEqual([pocket, net]);
  });
});
