import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bigRoad } from './big-road.ts';
import { coups, draw, winner } from './testing/notation.ts';
import { peerRoads } from './testing/peer.ts';
import { anyShoe, streakyShoe } from './testing/shoes.ts';

const picture = (text: string) => draw(bigRoad(coups(text)).cells, winner);
const run = (side: 'B' | 'P', length: number) => side.repeat(length);

test('a streak goes down a column, a change of winner starts the next', () => {
  expect(picture('BB P BBB PP')).toEqual([
    'B P B P', //
    'B . B P',
    '. . B .',
  ]);
});

test('a tie takes no cell and does not break a streak', () => {
  expect(picture('BB P TT P T B')).toEqual([
    'B P B', //
    'B P .',
  ]);
});

test('ties are counted on the cell they follow', () => {
  expect(bigRoad(coups('B P TT P T B')).cells.map((cell) => cell.ties)).toEqual([0, 2, 1, 0]);
});

test('ties before the first win wait for the first cell', () => {
  expect(bigRoad(coups('TT'))).toEqual({ cells: [], streaks: [], leadingTies: 2 });
  const road = bigRoad(coups('TT B T P'));
  expect(road.leadingTies).toBe(0);
  expect(road.cells.map((cell) => cell.ties)).toEqual([3, 0]);
});

test('pairs and naturals are marked on the cell of their coup', () => {
  expect(bigRoad(coups('Bn Pp Bb Ppbn')).cells).toMatchObject([
    { natural: true, playerPair: false, bankerPair: false, total: 9 },
    { natural: false, playerPair: true, bankerPair: false, total: 7 },
    { natural: false, playerPair: false, bankerPair: true, total: 7 },
    { natural: true, playerPair: true, bankerPair: true, total: 9 },
  ]);
});

test('pairs and naturals of a tie do not mark the cell it is counted on', () => {
  expect(bigRoad(coups('B Tpbn')).cells).toMatchObject([
    { ties: 1, natural: false, playerPair: false, bankerPair: false, total: 7 },
  ]);
});

test('the seventh of a streak turns right along the bottom, and the next streak starts above the tail', () => {
  expect(picture(run('B', 8) + 'PP')).toEqual([
    'B P .', //
    'B P .',
    'B . .',
    'B . .',
    'B . .',
    'B B B',
  ]);
});

test('a streak that meets a tail below turns right above it', () => {
  expect(picture(run('B', 8) + run('P', 7))).toEqual([
    'B P . .', //
    'B P . .',
    'B P . .',
    'B P . .',
    'B P P P',
    'B B B .',
  ]);
});

// baccarat-engine drops back to the bottom row past the end of the lower tail, so its tail has a step.
test('a tail keeps its row where there is room below it again', () => {
  expect(picture(run('B', 7) + run('P', 8))).toEqual([
    'B P . . .', //
    'B P . . .',
    'B P . . .',
    'B P . . .',
    'B P P P P',
    'B B . . .',
  ]);
});

test('a streak starts at the first column with a free top when a tail runs along the top row', () => {
  const shoe = [12, 11, 10, 9, 8, 4, 2].map((length, index) => run(index % 2 === 0 ? 'B' : 'P', length)).join('');
  expect(picture(shoe)).toEqual([
    'B P B P B P P P P B B', //
    'B P B P B B B B B B B',
    'B P B P P P P P P P .',
    'B P B B B B B B B . .',
    'B P P P P P P P . . .',
    'B B B B B B B . . . .',
  ]);
});

test('a cell knows its coup, its streak and its depth in the streak, in a tail or not', () => {
  const { cells, streaks } = bigRoad(coups('T' + run('B', 8) + 'T PP'));
  expect(cells[7]).toMatchObject({ column: 2, row: 5, streak: 0, depth: 7, coup: 8 });
  expect(cells[9]).toMatchObject({ column: 1, row: 1, streak: 1, depth: 1, coup: 11 });
  expect(streaks).toEqual([8, 2]);
});

test('any shoe is laid out as a person fills the grid, looking only at which places are taken', () => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      const taken = new Set<string>();
      let start = -1;
      let [column, row, previous] = [0, 0, ''];
      const byHand = results.flatMap(({ winner }) => {
        if (winner === 'tie') return [];
        if (winner !== previous) {
          do start++;
          while (taken.has(`${start},0`));
          [column, row] = [start, 0];
        } else if (column === start && row < 5 && !taken.has(`${column},${row + 1}`)) row++;
        else column++;
        previous = winner;
        expect(taken.has(`${column},${row}`)).toBe(false);
        taken.add(`${column},${row}`);
        return [{ column, row }];
      });
      expect(bigRoad(results).cells.map(({ column, row }) => ({ column, row }))).toEqual(byHand);
    }),
  );
});

test('agrees with baccarat-engine on every shoe without tails, ties included', () => {
  fc.assert(
    fc.property(streakyShoe(6), (results) => {
      fc.pre(results.some(({ winner }) => winner !== 'tie'));
      const ours = bigRoad(results).cells.map(({ column, row, streak, ties }) => ({ column, row, streak, ties }));
      const theirs = peerRoads(results).cells.map(({ column, row, logicalColumn, ties }) => {
        return { column, row, streak: logicalColumn, ties: ties.length };
      });
      expect(ours).toEqual(theirs);
    }),
  );
});
