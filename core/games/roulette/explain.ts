/** Why a position is not a bet: the sentence shown to a player. */
import type { Spot } from '../../base/ids.ts';
import type { Position } from './presentation/spots.ts';
import { printPocket } from '../../round/pocket.ts';

const reasons: Readonly<Record<string, (numbers: readonly string[]) => string>> = {
  straight: ([number = '']) => `there is no number '${number}' on the wheel`,
  split: (numbers) => `${list(numbers)} do not touch`,
  street: (numbers) => `${list(numbers)} are not a row`,
  trio: (numbers) => `${list(numbers)} do not meet beside zero`,
  corner: (numbers) => `${list(numbers)} do not meet at a point`,
  line: (numbers) => `${numbers.join(' to ')} are not two rows side by side`,
  column: () => 'columns are 1, 2 and 3',
  dozen: () => 'dozens are 1, 2 and 3',
};

const list = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** For positions that are not on this layout. */
export function explainUnknown(positions: readonly Position[]): (spot: Spot) => string {
  return (spot) => {
    const [kind = '', which = '', ...more] = spot.split('/');
    const isNumbered = Object.hasOwn(reasons, kind) && more.length === 0 && which !== '';
    if (!isNumbered) return `there is no bet '${spot}'; bets are such as straight/17, split/24-27, dozen/2 or red`;
    const numbers = which.split('-');
    const meant = positions.find((one) => one.kind === kind && isSameSet(numbers, one.numbers.map(printPocket)));
    if (meant !== undefined) return `there is no bet '${spot}'; it is written ${meant.spot}`;
    const stranger = numbers.find(
      (number) => !positions.some(({ numbers: all }) => all.map(printPocket).includes(number)),
    );
    if (stranger !== undefined) return `there is no bet '${spot}': there is no number '${stranger}' on the wheel`;
    return `there is no bet '${spot}': ${reasons[kind]?.(numbers) ?? ''}`;
  };
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && b.every((number) => a.includes(number));
