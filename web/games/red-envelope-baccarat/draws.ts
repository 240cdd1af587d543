/** The envelope among a round's draws. */
import { type Draws, pickedIn } from '../../drawn/draws.ts';

export interface Envelope {
  /** Not known before it is drawn. */
  readonly spot: string | undefined;
  /** To one. */
  readonly pays: string | undefined;
}

/** Undefined if none appears. */
export function envelopeIn(draws: Draws): Envelope | undefined {
  if (pickedIn(draws, 'envelope')?.[0] !== 'envelope') return undefined;
  return { spot: pickedIn(draws, 'envelope-spot')?.[0], pays: pickedIn(draws, 'envelope-payout')?.[0] };
}

/** What is written over the bet that an envelope boosts. */
export function envelopeMarks(draws: Draws): ReadonlyMap<string, string> {
  const { spot, pays } = envelopeIn(draws) ?? {};
  return spot === undefined || pays === undefined ? new Map() : new Map([[spot, `${pays}:1`]]);
}
