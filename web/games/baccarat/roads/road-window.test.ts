import { expect, test } from 'vitest';
import type { RoadResult } from '../../../../core/games/baccarat/presentation/roads/result.ts';
import { roads } from '../../../../core/games/baccarat/presentation/roads/roads.ts';
import { roadWindow } from './road-window.ts';

const coups = (letters: string): readonly RoadResult[] =>
  [...letters].map((letter) => ({
    winner: letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
    playerPair: false,
    bankerPair: false,
    natural: false,
    total: 6,
  }));

const shoe = coups('PPBPBBTPBPPBBBBBBBBPBPPTBPBPBBPPBPPBTBPBPB');

test('a short road begins at the left edge', () => {
  const { hidden, marks } = roadWindow(roads(coups('PPB')).bigRoad.cells, 10);
  expect(hidden).toBe(0);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('a long road shows its latest columns and an empty one', () => {
  const all = roads(shoe);
  for (const road of [all.beadPlate, all.bigRoad.cells, all.bigEyeBoy, all.smallRoad, all.cockroachPig]) {
    const { hidden, marks } = roadWindow<{ readonly column: number; readonly row: number }>(road, 6);
    expect(hidden).toBeGreaterThan(0);
    expect(Math.max(...marks.map(({ x }) => x))).toBe(4);
    expect(Math.min(...marks.map(({ x }) => x))).toBe(0);
  }
});

test('no two marks of a road share a cell, and all are within six rows', () => {
  const all = roads(shoe);
  for (const road of [all.beadPlate, all.bigRoad.cells, all.bigEyeBoy, all.smallRoad, all.cockroachPig]) {
    const { marks } = roadWindow<{ readonly column: number; readonly row: number }>(road, 40);
    expect(new Set(marks.map(({ x, y }) => `${x}/${y}`)).size).toBe(road.length);
    expect(marks.every(({ y }) => y >= 0 && y < 6)).toBe(true);
  }
});

test('a road without marks is an empty grid', () => {
  expect(roadWindow([], 12)).toEqual({ hidden: 0, marks: [] });
});
