/** Every legal position of the layout, by the id of its spot, with the numbers it covers. */
import { type Spot, spotId } from '../../../base/ids.ts';
import { colourOf, doubleZero, type Pocket, printPocket } from '../../../round/pocket.ts';

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'line'
  | 'column'
  | 'dozen'
  | 'red-black'
  | 'even-odd'
  | 'low-high';

export interface Position {
  readonly spot: Spot;
  readonly kind: SpotKind;
  readonly name: string;
  readonly numbers: readonly Pocket[];
}

/** The numbered grid: twelve rows of three. */
const grid: readonly Pocket[] = Array.from({ length: 36 }, (_, i) => i + 1);
const rows: readonly (readonly Pocket[])[] = Array.from({ length: 12 }, (_, row) =>
  [1, 2, 3].map((column) => 3 * row + column),
);
const rowPairs = rows.slice(1).map((row, before) => [...(rows[before] ?? []), ...row]);
const isInColumn = (number: Pocket, column: number): boolean => (number - column) % 3 === 0;

const byNumbers = (kind: SpotKind, numbers: readonly Pocket[]): Position => ({
  spot: spotId(`${kind}/${numbers.map(printPocket).join('-')}`),
  kind,
  name: `${kind} ${numbers.map(printPocket).join('/')}`,
  numbers,
});

const named = (kind: SpotKind, id: string, name: string, isCovered: (number: Pocket) => boolean): Position => ({
  spot: spotId(id),
  kind,
  name,
  numbers: grid.filter(isCovered),
});

const line = (numbers: readonly Pocket[]): Position => {
  const ends = [numbers[0], numbers.at(-1)];
  return { spot: spotId(`line/${ends.join('-')}`), kind: 'line', name: `six line ${ends.join('–')}`, numbers };
};

const splitsInGrid = grid.flatMap((number) => [
  ...(isInColumn(number, 3) ? [] : [byNumbers('split', [number, number + 1])]),
  ...(number > 33 ? [] : [byNumbers('split', [number, number + 3])]),
]);
const cornersInGrid = grid
  .filter((number) => !isInColumn(number, 3) && number < 34)
  .map((number) => byNumbers('corner', [number, number + 1, number + 3, number + 4]));

const outside: readonly Position[] = [
  ...[1, 2, 3].map((column) =>
    named('column', `column/${column}`, `column ${column}`, (number) => isInColumn(number, column)),
  ),
  ...[1, 2, 3].map((dozen) =>
    named('dozen', `dozen/${dozen}`, `dozen ${dozen}`, (number) => Math.ceil(number / 12) === dozen),
  ),
  named('red-black', 'red', 'red', (number) => colourOf(number) === 'red'),
  named('red-black', 'black', 'black', (number) => colourOf(number) === 'black'),
  named('even-odd', 'even', 'even', (number) => number % 2 === 0),
  named('even-odd', 'odd', 'odd', (number) => number % 2 === 1),
  named('low-high', 'low', '1–18', (number) => number <= 18),
  named('low-high', 'high', '19–36', (number) => number > 18),
];

interface ZeroPositions {
  readonly zeros: readonly Pocket[];
  readonly splits: readonly (readonly Pocket[])[];
  readonly trios: readonly (readonly Pocket[])[];
  readonly firstFour: readonly Position[];
}

const layoutWith = ({ zeros, splits, trios, firstFour }: ZeroPositions): readonly Position[] => [
  ...[...zeros, ...grid].map((number) => byNumbers('straight', [number])),
  ...splits.map((numbers) => byNumbers('split', numbers)),
  ...splitsInGrid,
  ...rows.map((row) => byNumbers('street', row)),
  ...trios.map((numbers) => byNumbers('trio', numbers)),
  ...cornersInGrid,
  ...firstFour,
  ...rowPairs.map(line),
  ...outside,
];

const firstFour: Position = {
  spot: spotId('first-four'),
  kind: 'first-four',
  name: 'first four 0/1/2/3',
  numbers: [0, 1, 2, 3],
};

/** The single-zero layout: zero touches 1, 2 and 3 (RO-E-904, RT-904). */
export const singleZeroPositions: readonly Position[] = layoutWith({
  zeros: [0],
  splits: [1, 2, 3].map((number) => [0, number]),
  trios: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  firstFour: [firstFour],
});

/** With two zeros: 0 touches 1 and 2, 00 touches 2 and 3, and they touch each other; no bet on the first four. */
export const doubleZeroPositions: readonly Position[] = layoutWith({
  zeros: [0, doubleZero],
  splits: [
    [0, doubleZero],
    [0, 1],
    [0, 2],
    [doubleZero, 2],
    [doubleZero, 3],
  ],
  trios: [
    [0, 1, 2],
    [0, doubleZero, 2],
    [doubleZero, 2, 3],
  ],
  firstFour: [],
});

export const isInside = ({ kind }: Position): boolean =>
  ['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'line'].includes(kind);
