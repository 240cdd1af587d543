/** Spots in the player's words: `banker` is one, `split/24-27` is a kind with what it covers. */
import type { Words } from '../words/use-words.ts';

export function spotName(spot: string, { say }: Words): string {
  const [kind = spot, which] = spot.split('/');
  return which === undefined ? say(`spot.${kind}`) : say(`spot.${kind}`, { which: which.replaceAll('-', ', ') });
}
