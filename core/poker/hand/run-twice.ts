/** Run it twice: when it is offered, who agrees, and the second board (PP-930 to PP-934). */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { bitOf, countOf, has, lowest } from './seats.ts';
import type { HandState, WorkingHand } from './state.ts';
import { boardCards } from './terms.ts';

/** PP-930, PP-931: two players left, one of them all-in and called, cards still to come, and a marked table. */
export function mayRunTwice({ terms, live, stacks, board }: HandState): boolean {
  if (terms.runItTwice === 'never' || board.length >= boardCards || countOf(live) !== 2) return false;
  if (terms.runItTwice === 'after-flop' && board.length === 0) return false;
  const first = lowest(live);
  const second = lowest(live & ~bitOf(first));
  return stacks[first] === 0 || stacks[second] === 0;
}

/** One player's answer; the last one counts, and nobody sees it before the window closes (PP-934). */
export function sayTwice(state: HandState, seat: number, agrees: boolean): Refusal | undefined {
  if (state.phase !== 'run-it-twice') return refuse('no-run-twice', 'PP-934');
  if (!has(state.live, seat)) return refuse('not-in-run-twice', 'PP-934');
  const hand = state as WorkingHand;
  hand.twiceSaid |= bitOf(seat);
  if (agrees) hand.twiceAgreed |= bitOf(seat);
  else hand.twiceAgreed &= ~bitOf(seat);
  return undefined;
}

/** PP-934: no answer means a single board. */
export function closeTwice(state: HandState): Refusal | undefined {
  if (state.phase !== 'run-it-twice') return refuse('no-run-twice', 'PP-934');
  const hand = state as WorkingHand;
  hand.isTwice = hand.twiceAgreed === hand.live;
  if (hand.isTwice) hand.secondBoard = hand.board.slice();
  hand.phase = 'board';
  return undefined;
}
