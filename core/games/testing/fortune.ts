/** The random draws of a scripted Fortune Roulette round. */
import type { Deal } from './play.ts';

type Draws = NonNullable<Deal['draws']>;

const usual = '31 36x, 32 36x, 33 36x, 34 36x, 35 36x, 36 36x';

/** "1 540x, 2 36x, …" are the Fortune numbers; `special` is "none", "chest 17" or "bonus 17". */
export function fortune(numbers: string = usual, special = 'none'): Draws {
  const named = numbers.split(',').map((part) => part.trim().split(' '));
  const [kind = '', number] = special.split(' ');
  return [
    named.map(([one = '']) => one),
    ...named.map(([, times = '']) => [times.replace('x', '')]),
    [kind],
    ...(number === undefined ? [] : [[number]]),
  ];
}

/** A spin of the bonus game that shows these symbols, "chest 12 240 …", and blanks in the other cells: five reels. */
function slot(symbols = ''): Draws {
  const cells = symbols.split(' ').filter((symbol) => symbol !== '');
  const filled = [...cells, ...Array<string>(15 - cells.length).fill('blank')];
  return [0, 3, 6, 9, 12].map((at) => [filled.slice(at, at + 3).join(' ')]);
}

/** A whole bonus game, spin by spin; unnamed spins are blank. */
export const slots = (spins: number, ...named: readonly string[]): Draws =>
  Array.from({ length: spins }, (_, at) => slot(named[at])).flat();
