/** The lit spots among a round's draws. */
import type { Draws } from '../../drawn/draws.ts';

const lightPrefix = 'multiplier/';

/** Spots that are lit, with what is written on them. */
export const lightsIn = (draws: Draws): ReadonlyMap<string, string> =>
  new Map(
    draws.flatMap(({ name, picked: [times = 'none'] }) =>
      name.startsWith(lightPrefix) && times !== 'none' ? [[name.slice(lightPrefix.length), `×${times}`] as const] : [],
    ),
  );
