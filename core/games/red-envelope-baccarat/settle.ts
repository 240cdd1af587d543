/** What Red Envelope Baccarat pays: the bet's own price, or the envelope's, which replaces it. */
import { type Odds, parseOdds } from '../../base/odds.ts';
import type { Cap, Pay } from '../../round/settle.ts';
import { better } from '../baccarat/pays.ts';
import type { CoupSpot } from '../baccarat/spots.ts';
import type { EnvelopeDraws } from './envelope.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

export const paysWithEnvelope =
  (spot: CoupSpot) =>
  ({ coup, envelope }: Outcome): Pay => {
    const usual = spot.pays(coup);
    return envelope?.spot === spot.spot && usual.result === 'win' ? envelope.pay : usual;
  };

/** Of the bet's own price and every envelope's that may come to it. */
export const bestWithEnvelope = ({ payouts }: EnvelopeDraws, { spot, best }: CoupSpot): Odds =>
  (payouts.get(spot)?.options ?? []).map(({ id }) => parseOdds(id)).reduce(better, best);

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'RE-904' });
