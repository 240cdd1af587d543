/** What Peek Baccarat pays: the whole stake, raise included, at the table's price; the fee is never part of it. */
import type { Cap, Pay } from '../../round/settle.ts';
import type { CoupSpot } from '../baccarat/spots.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

export const paysOnCoup =
  (spot: CoupSpot) =>
  ({ coup }: Outcome): Pay =>
    spot.pays(coup);

/** The net win over all bets of the round. */
export const capOf = ({ winMax }: Rules): Cap => ({ on: 'net', most: winMax, clause: 'PB-915' });
