/** Refusals: returned as values with a fixed name, the clause behind it and a sentence. */
import type { ClauseId } from './ids.ts';

export type RefusalName =
  // the round
  | 'not-asked'
  | 'round-over'
  | 'round-void'
  | 'impossible-card'
  | 'bad-draw'
  | 'not-a-holder'
  | 'not-offered'
  | 'bad-amount'
  | 'bad-cards'
  // corrections
  | 'nothing-to-correct'
  | 'first-card'
  | 'too-many-cards'
  // incidents
  | 'bad-answer'
  | 'no-such-case'
  // seats
  | 'no-such-seat'
  | 'seat-taken'
  | 'too-many-seats'
  // the table
  | 'betting-closed'
  | 'bad-shoe'
  | 'not-covered'
  | 'table-paused'
  // a poker hand
  | 'bad-terms'
  // a tournament
  | 'already-entered'
  | 'not-entered'
  | 'registration-not-open'
  | 'registration-closed'
  | 'unregistration-closed'
  | 'hand-in-progress'
  | 'no-such-hand'
  | 'not-agreed'
  | 'terms-frozen'
  | 'tournament-over'
  // bets
  | 'unknown-spot'
  | 'bad-stake'
  | 'wrong-fee'
  | 'no-bet'
  | 'below-minimum'
  | 'above-maximum'
  | 'above-ceiling'
  | 'opposite-bets'
  | 'needs-main-bet'
  | 'above-main-bet';

export interface Refusal {
  readonly refused: RefusalName;
  readonly clause: ClauseId;
  readonly reason: string;
}

export const refuse = (refused: RefusalName, clause: ClauseId, reason: string): Refusal => ({
  refused,
  clause,
  reason,
});

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
