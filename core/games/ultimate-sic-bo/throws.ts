/** The spots of sic bo and how each ends on every one of the 216 throws, computed once for all tables. */
import { type ClauseId, type Spot, spotId } from '../../base/ids.ts';
import type { PayGroup } from './rules.ts';

export type Dice = readonly [number, number, number];

const faces = [1, 2, 3, 4, 5, 6] as const;

/** All throws, by index. */
export const throws: readonly Dice[] = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])));

export const throwNumber = ([a, b, c]: Dice): number => (a - 1) * 36 + (b - 1) * 6 + (c - 1);

export const sumOf = ([a, b, c]: Dice): number => a + b + c;
export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c;
const showing = (dice: Dice, face: number): number => dice.filter((one) => one === face).length;

/** How a spot may end, in the order of its pays. Only Single has more than one price. */
const ends = { lost: 0, won: 1, wonTwice: 2, wonThrice: 3, lostToTriple: 4 } as const;

type EndOn = (dice: Dice) => number;

export interface ThrowShape {
  readonly spot: Spot;
  readonly name: string;
  readonly clause: ClauseId;
  readonly group: PayGroup | 'smallBig' | 'oddEven';
  /** How it ends, by the throw's index. */
  readonly endAt: readonly number[];
}

const wonIf = (wins: (dice: Dice) => boolean): EndOn => {
  return (dice) => (wins(dice) ? ends.won : ends.lost);
};

/** Small, Big, Odd and Even lose to any triple (SB-012, SB-901). */
const unlessTriple = (wins: (dice: Dice) => boolean): EndOn => {
  return (dice) => (isTriple(dice) ? ends.lostToTriple : wonIf(wins)(dice));
};

type About = Pick<ThrowShape, 'name' | 'clause' | 'group'>;

const shape = (spot: string, about: About, endOn: EndOn): ThrowShape => ({
  spot: spotId(spot),
  ...about,
  endAt: throws.map(endOn),
});

const totals: readonly PayGroup[] = [
  'total4or17',
  'total5or16',
  'total6or15',
  'total7or14',
  'total8or13',
  'total9or12',
  'total10or11',
];

const words = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'] as const;

function onTotal(total: number): ThrowShape {
  const group = totals[Math.min(total, 21 - total) - 4] as PayGroup;
  const about: About = { name: `Total ${total}`, clause: 'SB-013', group };
  return shape(
    `total/${total}`,
    about,
    wonIf((dice) => sumOf(dice) === total),
  );
}

const onFace = (kind: 'single' | 'double' | 'triple', clause: ClauseId, endOn: (shown: number) => number) =>
  faces.map((face) => {
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${words[face - 1]}`;
    return shape(`${kind}/${face}`, { name, clause, group: kind }, (dice) => endOn(showing(dice, face)));
  });

const combinations = faces.flatMap((low) =>
  faces
    .filter((high) => high > low)
    .map((high) => {
      const about: About = { name: `Combination ${low} and ${high}`, clause: 'SB-019', group: 'combination' };
      const wins = (dice: Dice) => showing(dice, low) > 0 && showing(dice, high) > 0; // SB-903
      return shape(`combination/${low}-${high}`, about, wonIf(wins));
    }),
);

const isSmall = (dice: Dice) => sumOf(dice) >= 4 && sumOf(dice) <= 10;
const isBig = (dice: Dice) => sumOf(dice) >= 11 && sumOf(dice) <= 17;
const isOdd = (dice: Dice) => sumOf(dice) % 2 === 1;
const isEven = (dice: Dice) => sumOf(dice) % 2 === 0;

export const shapes: readonly ThrowShape[] = [
  shape('small', { name: 'Small', clause: 'SB-009', group: 'smallBig' }, unlessTriple(isSmall)),
  shape('big', { name: 'Big', clause: 'SB-010', group: 'smallBig' }, unlessTriple(isBig)),
  shape('odd', { name: 'Odd', clause: 'SB-011', group: 'oddEven' }, unlessTriple(isOdd)),
  shape('even', { name: 'Even', clause: 'SB-011', group: 'oddEven' }, unlessTriple(isEven)),
  ...Array.from({ length: 14 }, (_, i) => onTotal(4 + i)), // SB-014: neither 3 nor 18
  ...onFace('single', 'SB-015', (shown) => shown), // lost, won, won twice, won thrice
  ...onFace('double', 'SB-016', (shown) => (shown >= 2 ? ends.won : ends.lost)), // SB-902
  ...onFace('triple', 'SB-017', (shown) => (shown === 3 ? ends.won : ends.lost)),
  shape('any-triple', { name: 'Any Triple', clause: 'SB-018', group: 'anyTriple' }, wonIf(isTriple)),
  ...combinations,
];
