import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import type { RoadResult } from './result.ts';
import { roads } from './roads.ts';
import { coups } from './testing/notation.ts';
import { anyShoe } from './testing/shoes.ts';

const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const;

// The shoe of roads.test.ts: streaks of 2 1 3 2 1 1 4 1, the last one the player's.
const shoe = coups('T BB P BTBB PP B P BBTTBB P');

test('ask player: the streak would continue', () => {
  expect(ask(shoe, 'player')).toMatchObject({
    bigRoad: { column: 7, row: 1, winner: 'player' },
    bigEyeBoy: { column: 9, row: 0, colour: 'red' },
    smallRoad: { column: 3, row: 1, colour: 'blue' },
    cockroachPig: { column: 5, row: 1, colour: 'blue' },
  });
});

test('ask banker: a new column would start', () => {
  expect(ask(shoe, 'banker')).toMatchObject({
    bigRoad: { column: 8, row: 0, winner: 'banker' },
    bigEyeBoy: { column: 8, row: 1, colour: 'blue' },
    smallRoad: { column: 4, row: 0, colour: 'red' },
    cockroachPig: { column: 6, row: 0, colour: 'red' },
  });
});

test('a road that would not start with the next coup gives no answer', () => {
  const first = ask([], 'banker');
  expect(first.bigRoad).toMatchObject({ column: 0, row: 0, winner: 'banker' });
  expect(DERIVED.map((road) => first[road])).toEqual([undefined, undefined, undefined]);
  const second = ask(coups('B P'), 'player');
  expect(DERIVED.map((road) => second[road]?.colour)).toEqual(['blue', undefined, undefined]);
});

const coming = (winner: RoadResult['winner']): RoadResult => ({
  winner,
  playerPair: true,
  bankerPair: false,
  natural: true,
  total: 8,
});

test.each(['player', 'banker'] as const)('ask %s matches what the roads show when that coup comes', (side) => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      const before = roads(results);
      const after = roads([...results, coming(side)]);
      const answer = ask(results, side);
      const { column, row, winner } = after.bigRoad.cells.at(-1)!;
      expect(answer.bigRoad).toMatchObject({ column, row, winner });
      for (const road of DERIVED) {
        expect(after[road].slice(before[road].length)).toEqual(answer[road] === undefined ? [] : [answer[road]]);
      }
    }),
  );
});

// The printed rule for a new column is the reverse of the mark a continued streak would have got.
test('player and banker always get opposite answers, or none', () => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      fc.pre(results.some(({ winner }) => winner !== 'tie'));
      const [player, banker] = [ask(results, 'player'), ask(results, 'banker')];
      for (const road of DERIVED) {
        const colour = player[road]?.colour;
        expect(banker[road]?.colour).toBe(colour && { red: 'blue', blue: 'red' }[colour]);
      }
    }),
  );
});
