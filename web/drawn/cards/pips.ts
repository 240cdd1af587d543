/** Pip positions of number cards in a box of 250 by 350, as on any printed deck. */

export interface Pip {
  readonly x: number;
  readonly y: number;
  /** Upside down, in the lower half. */
  readonly isTurned: boolean;
}

export const cardBox = { width: 250, height: 350 } as const;

const [left, middle, right] = [89, 125, 161];
const [top, bottom] = [66, 284];
const between = (part: number): number => top + (bottom - top) * part;

const pip = (x: number, part: number): Pip => ({ x, y: between(part), isTurned: part > 0.5 });

/** Both outer columns, with pips at these fractions of the height. */
const columns = (...parts: readonly number[]): readonly Pip[] =>
  parts.flatMap((part) => [pip(left, part), pip(right, part)]);
const centre = (...parts: readonly number[]): readonly Pip[] => parts.map((part) => pip(middle, part));

const third = 1 / 3;

const layouts: Readonly<Record<string, readonly Pip[]>> = {
  '2': centre(0, 1),
  '3': centre(0, 0.5, 1),
  '4': columns(0, 1),
  '5': [...columns(0, 1), ...centre(0.5)],
  '6': columns(0, 0.5, 1),
  '7': [...columns(0, 0.5, 1), ...centre(0.25)],
  '8': [...columns(0, 0.5, 1), ...centre(0.25, 0.75)],
  '9': [...columns(0, third, 2 * third, 1), ...centre(0.5)],
  T: [...columns(0, third, 2 * third, 1), ...centre(third / 2, 1 - third / 2)],
};

/** Empty for aces and courts, which have a picture instead. */
export const pipsOf = (rank: string): readonly Pip[] => layouts[rank] ?? [];
