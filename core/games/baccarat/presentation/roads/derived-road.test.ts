import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bigRoad } from './big-road.ts';
import { BIG_EYE_BOY, COCKROACH_PIG, SMALL_ROAD, derivedRoad, type Lookback } from './derived-road.ts';
import { colour, colours, coups, draw } from './testing/notation.ts';
import { peerRoads } from './testing/peer.ts';
import { anyShoe } from './testing/shoes.ts';

const of = (text: string, lookback: Lookback) => derivedRoad(bigRoad(coups(text)).streaks, lookback);

describe('a derived road begins', () => {
  test.each([
    ['big eye boy', BIG_EYE_BOY, 'BBBB', 'BBBB P', 'BBBB PP', 'BBBB P B'],
    ['small road', SMALL_ROAD, 'B PPPP', 'B PPPP B', 'B PPPP BB', 'B PPPP B P'],
    ['cockroach pig', COCKROACH_PIG, 'B P BBBB', 'B P BBBB P', 'B P BBBB PP', 'B P BBBB P B'],
  ] as const)('%s', (_name, lookback, tooEarly, stillTooEarly, atSecondRow, atNextColumn) => {
    expect(of(tooEarly, lookback)).toHaveLength(0);
    expect(of(stillTooEarly, lookback)).toHaveLength(0);
    expect(of(atSecondRow, lookback)).toHaveLength(1);
    expect(of(atNextColumn, lookback)).toHaveLength(1);
  });
});

describe('the colour of the latest mark', () => {
  const cases: readonly (readonly [string, Lookback, string, string])[] = [
    ['big eye boy, new column after equal columns', BIG_EYE_BOY, 'BB PP B', 'red'],
    ['big eye boy, new column after a shorter one', BIG_EYE_BOY, 'BB P B', 'blue'],
    ['big eye boy, new column after a longer one', BIG_EYE_BOY, 'B PP B', 'blue'],
    ['big eye boy, beside a cell', BIG_EYE_BOY, 'BB PP', 'red'],
    ['big eye boy, just past the end', BIG_EYE_BOY, 'BB PPP', 'blue'],
    ['big eye boy, further past the end', BIG_EYE_BOY, 'BB PPPP', 'red'],
    ['small road, new column after columns equal at two apart', SMALL_ROAD, 'BB P BB P', 'red'],
    ['small road, new column after columns unequal at two apart', SMALL_ROAD, 'BB P B P', 'blue'],
    ['small road, beside a cell', SMALL_ROAD, 'BB P BB', 'red'],
    ['small road, just past the end', SMALL_ROAD, 'B PP BB', 'blue'],
    ['small road, further past the end', SMALL_ROAD, 'B PP BBB', 'red'],
    ['cockroach pig, new column after columns equal at three apart', COCKROACH_PIG, 'BB P B PP B', 'red'],
    ['cockroach pig, new column after columns unequal at three apart', COCKROACH_PIG, 'BB P B P B', 'blue'],
    ['cockroach pig, beside a cell', COCKROACH_PIG, 'BB P B PP', 'red'],
    ['cockroach pig, just past the end', COCKROACH_PIG, 'B PP BB PP', 'blue'],
    ['cockroach pig, further past the end', COCKROACH_PIG, 'B PP BB PPP', 'red'],
  ];
  test.each(cases)('%s', (_name, lookback, text, expected) => {
    expect(of(text, lookback).at(-1)?.colour).toBe(expected);
  });
});

test('streaks count in full where the big road turns right', () => {
  // Ten against eight: the ninth is just past the end, the tenth further past it.
  expect(colours(of('BBBBBBBB PPPPPPPPPP', BIG_EYE_BOY))).toBe('rrrrrrrbr');
});

test('a chopping shoe makes a red dragon tail', () => {
  expect(draw(of('BPBPBPBPBPB', BIG_EYE_BOY), colour)).toEqual([
    'r . . .', //
    'r . . .',
    'r . . .',
    'r . . .',
    'r . . .',
    'r r r r',
  ]);
});

const LOOKBACKS = [
  ['big eye boy', BIG_EYE_BOY, 'bigEyeBoy'],
  ['small road', SMALL_ROAD, 'smallRoad'],
  ['cockroach pig', COCKROACH_PIG, 'cockroachPig'],
] as const;

/** The rule as operators print it, applied to the big road's columns place by place. */
function printedRule(streaks: readonly number[], lookback: Lookback): string {
  const has = (column: number, row: number) => row < (streaks[column] ?? 0);
  const marks = streaks.flatMap((length, column) =>
    Array.from({ length }, (_, row) => {
      const hasBegun = column > lookback || (column === lookback && row > 0);
      if (!hasBegun) return '';
      if (row === 0) return streaks[column - 1] === streaks[column - 1 - lookback] ? 'r' : 'b';
      if (has(column - lookback, row)) return 'r';
      return has(column - lookback, row - 1) ? 'b' : 'r';
    }),
  );
  return marks.join('');
}

test.each(LOOKBACKS)('%s follows the printed rule in any shoe', (_name, lookback) => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      const { streaks } = bigRoad(results);
      expect(colours(derivedRoad(streaks, lookback))).toBe(printedRule(streaks, lookback));
    }),
  );
});

// The package leaves out every comparison with the first column, although its own comment and the printed rule require
// it: the marks for the second row and below of the column in which the road may begin.
test.each(LOOKBACKS)('%s agrees with baccarat-engine on the colours of any shoe', (_name, lookback, road) => {
  fc.assert(
    fc.property(anyShoe, (results) => {
      const { streaks } = bigRoad(results);
      const leftOut = Math.max(0, (streaks[lookback] ?? 0) - 1);
      const ours = derivedRoad(streaks, lookback).map((mark) => mark.colour);
      expect(ours.slice(leftOut)).toEqual(peerRoads(results)[road]);
    }),
  );
});
