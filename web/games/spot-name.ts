/** Spot names in the player's language: `banker` is one spot, `split/24-27` a kind and what it covers. */
import type { Words } from '../words/use-words.ts';

export function spotName(spot: string, { say }: Words): string {
  const [kind = spot, which] = spot.split('/');
  return which === undefined ? say(`spot.${kind}`) : say(`spot.${kind}`, { which: which.replaceAll('-', ', ') });
}
