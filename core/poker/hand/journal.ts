/** A hand's journal: the answers to its requests, and what the table did for absent players. */
import type { Seat } from '../../base/ids.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Answer, Signed } from '../../round/answer.ts';
import { killHand, protect, voidHand } from './absence.ts';
import { answer } from './answer.ts';
import { seatId, seatOf } from './seats.ts';
import { startHand } from './start.ts';
import type { HandState } from './state.ts';
import { type HandTerms, wrongTerms } from './terms.ts';

export type HandEntry =
  | Answer
  /** The action time ended while the connection was lost and its window open (PI-903). */
  | { readonly kind: 'protected'; readonly holder: Seat }
  /** The window ended: the hand is dead, the chips stay (PI-904). */
  | { readonly kind: 'dead'; readonly holder: Seat }
  | { readonly kind: 'void'; readonly signed: Signed };

/** Takes one entry; a refused one changes nothing. */
export function enter(state: HandState, entry: HandEntry): Refusal | undefined {
  switch (entry.kind) {
    case 'protected':
      if (state.phase === 'betting' && entry.holder !== seatId(state.actor)) {
        return refuse('not-a-holder', 'PI-903');
      }
      return protect(state);
    case 'dead':
      return killHand(state, seatOf(entry.holder, state.stacks.length));
    case 'void':
      return voidHand(state);
    case 'bets':
    case 'card':
    case 'burn':
    case 'turn':
    case 'move':
    case 'pocket':
    case 'dice':
    case 'draw':
    case 'choice':
    case 'closed':
    case 'announce':
      return answer(state, entry);
  }
}

/** Replays a hand. Refuses contradictory terms, or an entry that this hand would not have taken. */
export function replayHand(terms: HandTerms, journal: readonly HandEntry[]): HandState | Refusal {
  const wrong = wrongTerms(terms);
  if (wrong !== undefined) return wrong;
  const state = startHand(terms);
  for (const entry of journal) {
    const refusal = enter(state, entry);
    if (refusal !== undefined) return refusal;
  }
  return state;
}
