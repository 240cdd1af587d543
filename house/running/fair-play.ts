/** Connects the fair-play procedure to the house: licence, calendar, and how blocks reach tables and tournaments. */
import type { FairPlay } from '../integrity/fair-play.ts';
import type { AtHand } from './at-hand.ts';

export function fairPlayIn(
  { accounts, settings }: Pick<AtHand, 'accounts' | 'settings'>,
  { bar, heed }: { readonly bar: FairPlay['disqualify']; readonly heed: FairPlay['heed'] },
): FairPlay {
  return { accounts, ...settings.fairPlay, disqualify: bar, heed };
}
