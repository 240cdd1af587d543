/** Reads a round's draws by name. */
import type { Shown } from '../../house/protocol/table-told.ts';

export type Draws = Shown['drawn'];

export const pickedIn = (draws: Draws, name: string): readonly string[] | undefined =>
  draws.find((draw) => draw.name === name)?.picked;

/** Items drawn together, each with the value drawn for it. */
export function worths(
  draws: Draws,
  things: string,
  worth: string,
): readonly (readonly [string, number | undefined])[] {
  const values = draws.filter(({ name }) => name === worth).map(({ picked }) => Number(picked[0]));
  return (pickedIn(draws, things) ?? []).map((thing, at) => [thing, values[at]]);
}
