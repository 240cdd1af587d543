/** The chart against published basic strategy, and against every single change to it. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { analysisOf } from './analysis/analyse.ts';
import { bestColumn, type Column, wayBy } from './analysis/chart.ts';
import { fullShoe } from './analysis/left.ts';
import { once } from './analysis/once.ts';
import { follow, situation } from './analysis/round.ts';
import { chartsOf } from './charts.ts';
import { rules as parameters } from './rules.ts';

const chartsUnder = (change: object) => {
  const rules = parameters.parse(change);
  return chartsOf(rules, analysisOf(rules).chart());
};
const told = (charts: ReturnType<typeof chartsUnder>, at: number) =>
  Object.fromEntries(present(charts[at], 'a chart').rows.map(({ name, cells }) => [name, cells.join(' ')]));

// Four to eight decks, dealer stands on soft 17, double after a split; early surrender against an Ace of hard 5 to 7
// and 12 to 17, including 3,3, 6,6, 7,7 and 8,8.
describe('the published basic strategy', () => {
  const charts = once(() => chartsUnder({}));

  test('[BJ-E-044 BJ-E-045 BJ-E-046] hard totals', () => {
    expect(charts()[0]?.columns.join(' ')).toBe('2 3 4 5 6 7 8 9 10 A');
    expect(told(charts(), 0)).toEqual({
      5: 'H H H H H H H H H Rh',
      6: 'H H H H H H H H H Rh',
      7: 'H H H H H H H H H Rh',
      8: 'H H H H H H H H H H',
      9: 'H D D D D H H H H H',
      10: 'D D D D D D D D H H',
      11: 'D D D D D D D D D H',
      12: 'H H S S S H H H H Rh',
      13: 'S S S S S H H H H Rh',
      14: 'S S S S S H H H H Rh',
      15: 'S S S S S H H H H Rh',
      16: 'S S S S S H H H H Rh',
      17: 'S S S S S S S S S Rs',
      18: 'S S S S S S S S S S',
      19: 'S S S S S S S S S S',
      20: 'S S S S S S S S S S',
    });
  });

  test('[BJ-E-012] soft totals', () => {
    expect(told(charts(), 1)).toEqual({
      'A,2': 'H H H D D H H H H H',
      'A,3': 'H H H D D H H H H H',
      'A,4': 'H H D D D H H H H H',
      'A,5': 'H H D D D H H H H H',
      'A,6': 'H D D D D H H H H H',
      'A,7': 'S Ds Ds Ds Ds S S H H H',
      'A,8': 'S S S S S S S S S S',
      'A,9': 'S S S S S S S S S S',
    });
  });

  test('[BJ-E-047 BJ-E-909] pairs', () => {
    expect(told(charts(), 2)).toEqual({
      'A,A': 'P P P P P P P P P P',
      '2,2': 'P P P P P P H H H H',
      '3,3': 'P P P P P P H H H Rh',
      '4,4': 'H H H P P H H H H H',
      '5,5': 'D D D D D D D D H H',
      '6,6': 'P P P P P H H H H Rh',
      '7,7': 'P P P P P P H H H Rh',
      '8,8': 'P P P P P P P P P Rp',
      '9,9': 'P P P P P S P P S S',
      '10,10': 'S S S S S S S S S S',
    });
  });

  test('explains its letters', () => {
    expect(charts().every(({ legend }) => legend?.startsWith('H hit, S stand, D double'))).toBe(true);
  });
});

test('[BJ-E-904 BJ-E-908] dealer hits soft 17, no surrender: 11 doubles against an Ace, soft 18 against a 2, soft 19 against a 6', () => {
  const charts = chartsUnder({ dealerStandsSoft17: false, earlySurrender: false });
  expect(told(charts, 0)['11']).toBe('D D D D D D D D D D');
  expect(told(charts, 1)['A,7']).toBe('Ds Ds Ds Ds Ds S S H H H');
  expect(told(charts, 1)['A,8']).toBe('S S S S Ds S S S S S');
  expect(told(charts, 0)['16']).toBe('S S S S S H H H H H');
});

test('[BJ-E-910] no double after a split: 2,2 and 3,3 are split from 4 on, 4,4 never, 6,6 from 3 on', () => {
  const pairs = told(chartsUnder({ doubleAfterSplit: false, earlySurrender: false }), 2);
  expect([pairs['2,2'], pairs['3,3'], pairs['4,4'], pairs['6,6']]).toEqual([
    'H H P P P P H H H H',
    'H H P P P P H H H H',
    'H H H H H H H H H H',
    'H P P P P H H H H H',
  ]);
});

test.each([1, 10])('no single decision in the column for %i can be changed for the better', (up) => {
  const behind = situation(parameters.parse({}), fullShoe(8), up);
  const column = bestColumn(behind);
  const { worth } = follow(behind, wayBy(column));
  const better = (['hits', 'doubles', 'splits', 'surrenders'] as const).flatMap((answers) =>
    column[answers].flatMap((answer, at) => {
      const other: Column = { ...column, [answers]: column[answers].with(at, !answer) };
      return follow(behind, wayBy(other)).worth > worth + 1e-13 ? [`${answers} ${at}`] : [];
    }),
  );
  expect(better).toEqual([]);
});
