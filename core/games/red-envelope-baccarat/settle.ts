/** What Red Envelope Baccarat pays: the bet's own price, or the envelope's in its place. */
import type { Cap, Pay } from '../../round/settle.ts';
import type { CoupSpot } from '../baccarat/spots.ts';
import type { Win } from '../wins.ts';
import type { EnvelopeDraws } from './envelope.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

export const paysWithEnvelope =
  (spot: CoupSpot) =>
  ({ coup, envelope }: Outcome): Pay => {
    const usual = spot.pays(coup);
    return envelope?.spot === spot.spot && usual.result === 'win' ? envelope.pay : usual;
  };

/** The bet's own price and all envelope prices that may replace it. */
export const winsWithEnvelope = ({ payouts, boosted }: EnvelopeDraws, { spot, wins }: CoupSpot): readonly Win[] => [
  ...wins,
  ...(payouts.get(spot)?.options ?? []).map(({ id }) => ({ ...boosted(spot, id).pay, on: 'envelope' })),
];

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'RE-904' });
