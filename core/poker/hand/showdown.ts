/** The showdown: who shows, in which order, who may muck, and then the award. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import { rankOfSeven } from '../evaluate/high.ts';
import { rankOmahaLow } from '../evaluate/low.ts';
import { rankOmaha } from '../evaluate/omaha.ts';
import { zeros } from './blank.ts';
import { awardPots, isBeaten, noLow } from './award.ts';
import { potsOf, returnUnmatched } from './pots.ts';
import { bitOf, has, isOneOrNone, lowest, nextOf, type Seats } from './seats.ts';
import { assertConserved, assertPotPaid, type HandState, unseen, type WorkingHand } from './state.ts';

/** PP-109: everyone else has folded. The winner may always muck (PP-929). */
export function winByFolds(hand: WorkingHand): void {
  returnUnmatched(hand);
  hand.toAct = 0;
  hand.actor = lowest(hand.live);
  if (hand.terms.autoMuck || has(hand.shown, hand.actor)) awardAll(hand);
  else hand.phase = 'muck';
}

const awardAll = (hand: WorkingHand): void => awardPots(hand, [{ chips: hand.pot, contenders: hand.live }]);

/** Unmatched bets have already been returned, when the betting ended. */
export function openShowdown(hand: WorkingHand): void {
  assertPotPaid(hand);
  hand.toAct = hand.terms.unseenCards ? unseenHands(hand) : 0;
  if (hand.toAct === 0) show(hand);
  else {
    hand.phase = 'reveal';
    hand.actor = firstToShow(hand, hand.toAct);
  }
}

/** PP-927: the last to bet or raise in the fourth round, otherwise the first left of the button. */
function firstToShow({ aggressor, round, terms }: HandState, seats: Seats): number {
  if (round === 3 && aggressor >= 0) return has(seats, aggressor) ? aggressor : nextOf(seats, aggressor);
  return nextOf(seats, terms.button);
}

function unseenHands({ live, hole, holeCards }: HandState): Seats {
  let seats = 0;
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === unseen) seats |= bitOf(Math.floor(at / holeCards));
  }
  return seats & live;
}

/** After one seat's cards have been named, or mucked. */
export function revealed(hand: WorkingHand, isMucked: boolean): void {
  const seat = hand.actor;
  hand.toAct &= ~bitOf(seat);
  if (!isMucked) hand.shown |= bitOf(seat);
  else if (!isOneOrNone(hand.live)) hand.live &= ~bitOf(seat);
  if (hand.toAct !== 0) hand.actor = nextOf(hand.toAct, seat);
  else if (isOneOrNone(hand.live)) awardAll(hand);
  else show(hand);
}

function show(hand: WorkingHand): void {
  valueHands(hand);
  hand.toAct = hand.live & ~hand.shown;
  if (hand.toAct !== 0) hand.actor = firstToShow(hand, hand.toAct);
  showOn(hand);
}

/** PP-929: the next to show does so, unless the hand is beaten and mucked. */
function showOn(hand: WorkingHand): void {
  const pots = potsOf(hand);
  for (; hand.toAct !== 0; passShowing(hand)) {
    if (!isBeaten(hand, hand.actor, pots)) hand.shown |= bitOf(hand.actor);
    else if (!hand.terms.autoMuck) {
      hand.phase = 'muck';
      return;
    }
  }
  awardPots(hand, pots);
}

function passShowing(hand: WorkingHand): void {
  hand.toAct &= ~bitOf(hand.actor);
  if (hand.toAct !== 0) hand.actor = nextOf(hand.toAct, hand.actor);
}

/** The answer of a player who may muck. */
export function showOrMuck(state: HandState, doesShow: boolean): Refusal | undefined {
  if (state.phase !== 'muck') return refuse('no-muck', 'PP-929');
  const hand = state as WorkingHand;
  if (doesShow) hand.shown |= bitOf(hand.actor);
  if (isOneOrNone(hand.live)) awardAll(hand);
  else {
    passShowing(hand);
    showOn(hand);
  }
  assertConserved(hand);
  return undefined;
}

/** The server values every live hand itself, shown or not (PP-929). */
function valueHands(hand: WorkingHand): void {
  const seats = hand.stacks.length;
  hand.highs = zeros(hand.isTwice ? 2 * seats : seats);
  if (hand.terms.game === 'omaha-hilo') hand.lows = hand.highs.map(() => noLow);
  valueOn(hand, hand.board, 0);
  if (hand.isTwice) valueOn(hand, hand.secondBoard, seats);
}

function valueOn(hand: WorkingHand, board: readonly Card[], offset: number): void {
  const isHiLo = hand.terms.game === 'omaha-hilo';
  for (let left = hand.live; left !== 0; left &= left - 1) {
    const seat = lowest(left);
    hand.highs[offset + seat] = highOf(hand, seat, board);
    if (isHiLo) hand.lows[offset + seat] = rankOmahaLow(holeOf(hand, seat), board) ?? noLow;
  }
}

function highOf(hand: HandState, seat: number, board: readonly Card[]): number {
  if (hand.terms.game !== 'holdem') return rankOmaha(holeOf(hand, seat), board);
  return rankOfSeven(
    hand.hole[2 * seat] as Card,
    hand.hole[2 * seat + 1] as Card,
    board[0] as Card,
    board[1] as Card,
    board[2] as Card,
    board[3] as Card,
    board[4] as Card,
  );
}

/** The hole cards of a seat. */
export function holeOf({ hole, holeCards }: HandState, seat: number): readonly Card[] {
  return hole.slice(seat * holeCards, (seat + 1) * holeCards) as Card[];
}
