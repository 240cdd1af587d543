/** Spot names in the player's language: `banker` is one spot, `split/24-27` a kind and what it covers. */
import { defined } from '../../core/base/defined.ts';
import type { Words } from '../words/use-words.ts';

export function spotName(spot: string, { say }: Words): string {
  return say(`spot.${spot.split('/')[0]}`, spotWhich(spot));
}

/** What a spot of a kind covers. */
export function spotWhich(spot: string): { readonly which?: string } {
  const which = spot.split('/')[1];
  return defined({ which: which?.replaceAll('-', ', ') });
}
