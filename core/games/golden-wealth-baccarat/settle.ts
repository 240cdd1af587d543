/**
 * What Golden Wealth Baccarat pays: each win times the golden cards that count for its bet, up to the cap of the round.
 */
import type { Cap, Pay } from '../../round/settle.ts';
import type { GoldenSpot } from './bets.ts';
import { multiplierOf } from './golden.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

export const paysGolden =
  (spot: GoldenSpot) =>
  ({ coup, golden }: Outcome): Pay =>
    spot.paysTimes(coup, multiplierOf(spot.cardsThatCount(coup), golden));

/** Everything paid to a customer in the round, stakes included. */
export const capOf = ({ payoutMax }: Rules): Cap => ({ on: 'payout', most: payoutMax, clause: 'GW-908' });
