/** What Red Envelope Baccarat pays: the bet's own price, or the envelope's, which replaces it. */
import type { Cap, Pay } from '../../round/settle.ts';
import type { CoupSpot } from '../baccarat/spots.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

export const paysWithEnvelope =
  (spot: CoupSpot) =>
  ({ coup, envelope }: Outcome): Pay => {
    const usual = spot.pays(coup);
    return envelope?.spot === spot.spot && usual.result === 'win' ? envelope.pay : usual;
  };

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'RE-904' });
