import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roads } from './roads.ts';
import { colour, coups, draw, winner } from './testing/notation.ts';
import { anyShoe } from './testing/shoes.ts';

// Streaks of 2 1 3 2 1 1 4 1, coloured by hand with the printed rule.
test('five roads of one shoe', () => {
  const shoe = roads(coups('T BB P BTBB PP B P BBTTBB P'));
  expect(draw(shoe.beadPlate, winner)).toEqual([
    'T B B P', //
    'B B B .',
    'B P T .',
    'P P T .',
    'B B B .',
    'T P B .',
  ]);
  expect(draw(shoe.bigRoad.cells, winner)).toEqual([
    'B P B P B P B P', //
    'B . B P . . B .',
    '. . B . . . B .',
    '. . . . . . B .',
  ]);
  expect(draw(shoe.bigEyeBoy, colour)).toEqual([
    'b r b r b r b r b', //
    'b . . . b . . r .',
  ]);
  expect(draw(shoe.smallRoad, colour)).toEqual([
    'r b r b', //
    '. b r .',
    '. b . .',
    '. b . .',
    '. b . .',
    '. b b .',
  ]);
  expect(draw(shoe.cockroachPig, colour)).toEqual([
    'r b r b r b', //
    'r . . . . .',
    'r . . . . .',
  ]);
});

test('an empty shoe has empty roads', () => {
  expect(roads([])).toEqual({
    beadPlate: [],
    bigRoad: { cells: [], streaks: [], leadingTies: 0 },
    bigEyeBoy: [],
    smallRoad: [],
    cockroachPig: [],
  });
});

test('a coup only adds to the roads: nothing drawn before it moves or changes colour', () => {
  fc.assert(
    fc.property(anyShoe, fc.nat(), (results, cut) => {
      const before = roads(results.slice(0, cut % (results.length + 1)));
      const after = roads(results);
      const unmarked = (cells: typeof after.bigRoad.cells) => cells.map((cell) => ({ ...cell, ties: 0 }));
      expect(after.beadPlate.slice(0, before.beadPlate.length)).toEqual(before.beadPlate);
      expect(unmarked(after.bigRoad.cells.slice(0, before.bigRoad.cells.length))).toEqual(
        unmarked(before.bigRoad.cells),
      );
      for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const) {
        expect(after[road].slice(0, before[road].length)).toEqual(before[road]);
      }
    }),
  );
});

test('every tie of a shoe is counted once, and no tie moves another mark', () => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      const wins = results.filter(({ winner }) => winner !== 'tie');
      const { bigRoad, bigEyeBoy, smallRoad, cockroachPig } = roads(results);
      const counted = bigRoad.cells.reduce((ties, cell) => ties + cell.ties, bigRoad.leadingTies);
      expect(counted).toBe(results.length - wins.length);
      const withoutTies = roads(wins);
      expect(draw(bigRoad.cells, winner)).toEqual(draw(withoutTies.bigRoad.cells, winner));
      expect({ bigEyeBoy, smallRoad, cockroachPig }).toEqual({
        bigEyeBoy: withoutTies.bigEyeBoy,
        smallRoad: withoutTies.smallRoad,
        cockroachPig: withoutTies.cockroachPig,
      });
    }),
  );
});

test('the shoe’s results are left unchanged', () => {
  const results = Object.freeze(coups('T Bp T P Bn').map((coup) => Object.freeze(coup)));
  expect(() => roads(results)).not.toThrow();
});
