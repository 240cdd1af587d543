/** The course of a hand: whose turn is next, when a betting round ends, and what follows it. */
import { returnUnmatched } from './pots.ts';
import { mayRunTwice } from './run-twice.ts';
import * as seats from './seats.ts';
import { openShowdown, winByFolds } from './showdown.ts';
import type { HandState, WorkingHand } from './state.ts';
import * as terms from './terms.ts';

// V8 inlines constants of the same module; imported ones are looked up at every call.
const { bitOf, isOneOrNone, lowest, nextOf } = seats;
const { boardCards } = terms;

/** PP-901: round one begins left of the last blind, later rounds left of the button. */
export function openRound(hand: WorkingHand, round: number): void {
  hand.round = round;
  hand.phase = 'betting';
  hand.acted = 0;
  hand.toAct = hand.able;
  hand.aggressor = -1;
  if (round > 0) {
    for (let seat = 0; seat < hand.bets.length; seat++) hand.bets[seat] = 0;
    hand.highBet = 0;
    hand.fullBet = 0;
    hand.fullRaise = hand.terms.bigBlind;
    hand.raises = 0;
  }
  proceed(hand, round === 0 ? hand.opensAfter : hand.terms.button);
}

/** After the turn of this seat: the next player, or the end of the round. */
export function proceed(hand: WorkingHand, seat: number): void {
  if (isOneOrNone(hand.live)) winByFolds(hand);
  else if (hand.toAct === 0 || isUncontested(hand)) closeRound(hand);
  else hand.actor = nextOf(hand.toAct, seat);
}

/** Only one player could still bet, and has matched what every other live player put in. */
function isUncontested({ able, toAct, live, bets }: HandState): boolean {
  if (!isOneOrNone(able)) return false;
  const own = bets[lowest(toAct)] as number;
  for (let left = live; left !== 0; left &= left - 1) {
    if ((bets[lowest(left)] as number) > own) return false;
  }
  return true;
}

function closeRound(hand: WorkingHand): void {
  hand.toAct = 0;
  hand.actor = -1;
  const isBettingOver = hand.round === 3 || isOneOrNone(hand.able);
  if (isBettingOver) returnUnmatched(hand);
  // PP-928: somebody is all-in and no further betting is possible.
  if (isBettingOver && hand.live !== hand.able) hand.shown = hand.live;
  if (hand.board.length === boardCards) openShowdown(hand);
  else hand.phase = isBettingOver && mayRunTwice(hand) ? 'run-it-twice' : 'board';
}

/** How many cards the board gets before anyone may bet again: all of them when nobody can. */
export const boardDue = ({ able, round }: HandState): number => (isOneOrNone(able) ? boardCards : round + 3);

/** After a board card. */
export function boardDealt(hand: WorkingHand): void {
  if (hand.board.length < boardDue(hand)) return;
  if (!isOneOrNone(hand.able)) openRound(hand, hand.round + 1);
  else if (!hand.isTwice || hand.secondBoard.length === boardCards) openShowdown(hand);
}

/** A hand that dies at any moment before the showdown; its chips stay in the pot (PI-904). */
export function dieAt(hand: WorkingHand, seat: number): void {
  hand.live &= ~bitOf(seat);
  hand.able &= ~bitOf(seat);
  hand.toAct &= ~bitOf(seat);
  if (isOneOrNone(hand.live)) winByFolds(hand);
  else if (hand.phase === 'betting') {
    if (hand.actor === seat || hand.toAct === 0 || isUncontested(hand)) proceed(hand, seat);
  } else if (hand.phase === 'board' && isOneOrNone(hand.able)) {
    returnUnmatched(hand);
    hand.shown = hand.live;
  }
}
