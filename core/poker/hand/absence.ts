/** What the table does for an absent player, and voiding a hand: journal entries, never a player's choice. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { check, standProtected } from './act.ts';
import { dieAt } from './course.ts';
import { owed } from './legal.ts';
import { has } from './seats.ts';
import { assertConserved, type HandState, type WorkingHand } from './state.ts';

/** PI-903: the player to act counts as all-in for the chips already in the pot; one who owes nothing checks. */
export function protect(state: HandState): Refusal | undefined {
  return state.phase === 'betting' && owed(state) === 0 ? check(state) : standProtected(state);
}

/** PI-904: the connection did not come back: the hand is dead at once, whoever's turn it is. */
export function killHand(state: HandState, seat: number): Refusal | undefined {
  if (!has(state.live, seat)) return refuse('no-live-cards', 'PI-904');
  switch (state.phase) {
    case 'straddle':
    case 'reveal':
    case 'muck':
    case 'over':
    case 'void':
      return refuse('hand-idle', 'PI-904');
    case 'hole-cards':
    case 'betting':
    case 'run-it-twice':
    case 'board':
      dieAt(state as WorkingHand, seat);
      assertConserved(state);
      return undefined;
  }
}

/** PI-909: stacks return to their state at the start of the hand. */
export function voidHand(state: HandState): Refusal | undefined {
  if (state.phase === 'void') return refuse('round-void', 'PI-909');
  if (state.phase === 'over') return refuse('round-over', 'PI-909');
  const hand = state as WorkingHand;
  hand.stacks = hand.terms.stacks.slice();
  hand.pot = 0;
  hand.actor = -1;
  hand.toAct = 0;
  hand.phase = 'void';
  assertConserved(hand);
  return undefined;
}
