/** The chart in its usual form: hard totals, soft totals and pairs down, the dealer's open card across. */
import { present } from '../../base/invariant.ts';
import type { Chart } from '../chances.ts';
import { type Column, cellOf, type Holding, moveBy, rowOf } from './analysis/chart.ts';
import { answersTo, movesWith } from './choices.ts';
import { worthOf } from './hand.ts';
import type { Rules } from './rules.ts';

const upCards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
const nameOf = (value: number): string => (value === 1 ? 'A' : String(value));
const from = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => least + at);

const legend =
  'H hit, S stand, D double or else hit, Ds double or else stand, P split, R surrender in the window or else the small letter';

export function chartsOf(rules: Rules, chart: ReadonlyMap<number, Column>): readonly Chart[] {
  const columns = upCards.filter((up) => chart.has(up));
  const row = (name: string, holding: Holding) => ({
    name,
    cells: columns.map((up) => cellIn(rules, present(chart.get(up), 'a column'), { holding, up })),
  });
  const grid = (title: string, rows: Chart['rows']): Chart => ({ title, columns: columns.map(nameOf), rows, legend });
  const hard = from(5, 20).map((total) => row(String(total), { worth: worthOf(total, false), pairOf: undefined }));
  const soft = from(2, 9).map((value) => row(`A,${value}`, { worth: worthOf(1 + value, true), pairOf: undefined }));
  const pairs = from(1, 10).map((value) =>
    row(`${nameOf(value)},${nameOf(value)}`, { worth: worthOf(2 * value, value === 1), pairOf: value }),
  );
  return [
    grid('hard totals, against the dealer’s', hard),
    grid('soft totals, against the dealer’s', soft),
    grid('pairs, against the dealer’s', pairs),
  ];
}

/** For the first two cards; the small letter applies when the capital one is not offered. */
function cellIn(rules: Rules, column: Column, { holding, up }: { holding: Holding; up: number }): string {
  const moves = movesWith(rules, { cards: 2, isPair: holding.pairOf !== undefined, isSplit: false });
  const plain = column.hits[cellOf(holding.worth)] === true ? 'h' : 's';
  const move = moveBy(column, holding, moves);
  const words = { split: 'P', double: plain === 'h' ? 'D' : 'Ds', hit: 'H', stand: 'S' };
  const isOffered = up === 1 && answersTo(rules, false).includes('surrender');
  if (!isOffered || column.surrenders[rowOf(holding)] !== true) return words[move];
  return `R${move === 'split' ? 'p' : move === 'double' ? 'd' : plain}`;
}
