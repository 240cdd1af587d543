/** Classifies a settled round for a player by what was returned. */
import type { SettledTold } from '../../house/protocol/own-told.ts';

export type Outcome = 'win' | 'even' | 'part' | 'loss';

export function outcomeOf({ staked, paid }: Pick<SettledTold, 'staked' | 'paid'>): Outcome {
  if (paid > staked) return 'win';
  if (paid === staked) return 'even';
  return paid > 0 ? 'part' : 'loss';
}
