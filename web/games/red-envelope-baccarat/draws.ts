/** Reads the envelope from a round's draws. */
import { type Draws, pickedIn } from '../../drawn/draws.ts';

export interface Envelope {
  /** Undefined until drawn. */
  readonly spot: string | undefined;
  /** Odds to one. */
  readonly pays: string | undefined;
}

/** Undefined if the round has no envelope. */
export function envelopeIn(draws: Draws): Envelope | undefined {
  if (pickedIn(draws, 'envelope')?.[0] !== 'envelope') return undefined;
  return { spot: pickedIn(draws, 'envelope-spot')?.[0], pays: pickedIn(draws, 'envelope-payout')?.[0] };
}

/** Labels the bet that the envelope raises. */
export function envelopeMarks(draws: Draws): ReadonlyMap<string, string> {
  const { spot, pays } = envelopeIn(draws) ?? {};
  return spot === undefined || pays === undefined ? new Map() : new Map([[spot, `${pays}:1`]]);
}
