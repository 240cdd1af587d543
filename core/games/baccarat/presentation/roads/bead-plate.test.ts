import { expect, test } from 'vitest';
import { beadPlate } from './bead-plate.ts';
import { coups, draw, winner } from './testing/notation.ts';

test('an empty shoe has an empty bead plate', () => {
  expect(beadPlate([])).toEqual([]);
});

test('beads go down columns of six, ties included', () => {
  expect(draw(beadPlate(coups('BPTBBP BP')), winner)).toEqual(['B B', 'P P', 'T .', 'B .', 'B .', 'P .']);
});

test('a bead keeps the pairs, natural and total of its coup, ties included', () => {
  expect(beadPlate(coups('B Tpbn'))).toEqual([
    { column: 0, row: 0, winner: 'banker', playerPair: false, bankerPair: false, natural: false, total: 7 },
    { column: 0, row: 1, winner: 'tie', playerPair: true, bankerPair: true, natural: true, total: 9 },
  ]);
});
