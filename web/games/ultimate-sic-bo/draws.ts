/** Reads the lit spots from a round's draws. */
import type { Draws } from '../../drawn/draws.ts';

const lightPrefix = 'multiplier/';

/** Lit spots with their labels. */
export const lightsIn = (draws: Draws): ReadonlyMap<string, string> =>
  new Map(
    draws.flatMap(({ name, picked: [times = 'none'] }) =>
      name.startsWith(lightPrefix) && times !== 'none' ? [[name.slice(lightPrefix.length), `×${times}`] as const] : [],
    ),
  );
