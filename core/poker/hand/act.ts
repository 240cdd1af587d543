/**
 * The actions of the player to act: each is checked against the legal ranges and applied, or refused with its clause.
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import * as course from './course.ts';
import * as legal from './legal.ts';
import * as seats from './seats.ts';
import * as states from './state.ts';
import type { HandState, WorkingHand } from './state.ts';

// V8 inlines constants of the same module; imported ones are looked up at every call.
const { proceed } = course;
const { allInTo, barToRaise, fixedBet, leastRaiseTo, mostRaiseTo, owed } = legal;
const { bitOf } = seats;
const { assertConserved } = states;

export type Action =
  | { readonly kind: 'fold' | 'check' | 'call' | 'all-in' }
  /** To this total of the round. */
  | { readonly kind: 'bet' | 'raise'; readonly to: number };

/** Applies the action of the player to act; a refused one changes nothing. */
export function act(state: HandState, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'fold':
      return fold(state);
    case 'check':
      return check(state);
    case 'call':
      return call(state);
    case 'all-in':
      return allIn(state);
    case 'bet':
      if (state.highBet > 0) return refuse('bet-stands', 'PP-905', { bet: state.highBet });
      return raiseTo(state, action.to);
    case 'raise':
      if (state.highBet === 0) return refuse('no-bet-stands', 'PP-905');
      return raiseTo(state, action.to);
  }
}

/** PP-049, PP-050: the cards are given up, chips already put in stay. */
export function fold(state: HandState): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const hand = state as WorkingHand;
  const seat = hand.actor;
  hand.live &= ~bitOf(seat);
  hand.able &= ~bitOf(seat);
  return pass(hand, seat);
}

/** PP-051. */
export function check(state: HandState): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const due = owed(state);
  if (due > 0) return refuse('no-check', 'PP-905', { call: due });
  return pass(state as WorkingHand, state.actor);
}

/** PP-048: the same bet, or all-in with less. */
export function call(state: HandState): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const due = owed(state);
  if (due === 0) return refuse('no-bet-stands', 'PP-048');
  const hand = state as WorkingHand;
  putIn(hand, due);
  return pass(hand, hand.actor);
}

/** A bet or a raise to this total of the round. */
export function raiseTo(state: HandState, to: number): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const refusal = wrongRaise(state, to);
  if (refusal !== undefined) return refusal;
  const hand = state as WorkingHand;
  const seat = hand.actor;
  putIn(hand, to - (hand.bets[seat] as number));
  if (hand.terms.limit === 'fixed') countFixed(hand, to);
  else hand.fullRaise = Math.max(hand.fullRaise, to - hand.highBet);
  hand.highBet = to;
  hand.aggressor = seat;
  hand.toAct = hand.able;
  return pass(hand, seat);
}

/** PI-903: all-in for what was put in; the rest of the stack is out of reach for this hand. */
export function standProtected(state: HandState): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const hand = state as WorkingHand;
  hand.able &= ~bitOf(hand.actor);
  return pass(hand, hand.actor);
}

/** PP-054: a call, a bet or a raise with every chip. */
function allIn(state: HandState): Refusal | undefined {
  if (state.phase !== 'betting') return noTurn(state);
  const to = allInTo(state);
  return to > state.highBet ? raiseTo(state, to) : call(state);
}

function wrongRaise(state: HandState, to: number): Refusal | undefined {
  const all = allInTo(state);
  const bar = barToRaise(state, all);
  if (bar !== undefined) return refuse(barred(bar), bar);
  if (!Number.isSafeInteger(to)) return refuse('not-whole-chips', 'PP-910');
  const least = leastRaiseTo(state, all);
  const most = mostRaiseTo(state, all);
  const { limit } = state.terms;
  if (to < least) {
    return refuse('raise-too-small', limit === 'fixed' ? 'PP-913' : 'PP-917', { least, to });
  }
  if (to > most) {
    const clause = most === all ? 'PP-921' : limit === 'fixed' ? 'PP-913' : 'PP-919';
    return refuse('raise-too-large', clause, { most, to });
  }
  return undefined;
}

function barred(clause: string): 'stack-too-short' | 'nobody-to-answer' | 'raises-capped' | 'no-full-raise' {
  switch (clause) {
    case 'PP-053':
      return 'stack-too-short';
    case 'PP-928':
      return 'nobody-to-answer';
    case 'PP-914':
      return 'raises-capped';
    default:
      return 'no-full-raise';
  }
}

/** PP-916: measured from the last bet that counts, so that several short all-ins add up (PP-918). */
function countFixed(hand: WorkingHand, to: number): void {
  if (2 * (to - hand.fullBet) < fixedBet(hand)) return;
  hand.fullBet = to;
  hand.raises += 1;
}

function putIn(hand: WorkingHand, chips: number): void {
  const seat = hand.actor;
  const left = (hand.stacks[seat] as number) - chips;
  hand.stacks[seat] = left;
  hand.bets[seat] = (hand.bets[seat] as number) + chips;
  hand.paid[seat] = (hand.paid[seat] as number) + chips;
  hand.pot += chips;
  if (left === 0) hand.able &= ~bitOf(seat);
}

function pass(hand: WorkingHand, seat: number): undefined {
  hand.toAct &= ~bitOf(seat);
  hand.acted |= bitOf(seat);
  proceed(hand, seat);
  assertConserved(hand);
}

const noTurn = (state: HandState): Refusal =>
  state.phase === 'over' || state.phase === 'void' ? refuse('round-over', 'PP-002') : refuse('no-betting', 'PP-013');
