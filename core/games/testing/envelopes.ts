/** The random draws of a scripted Red Envelope round. */
import type { Deal } from './play.ts';

type Draws = NonNullable<Deal['draws']>;

export const noEnvelope: Draws = [['none']];

/** An envelope on this bet at this payout to one: `envelopeOn('tie', 88)`. */
export const envelopeOn = (spot: string, payout: number): Draws => [['envelope'], [spot], [String(payout)]];
