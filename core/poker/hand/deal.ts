/** Deals cards to the seat or board that waits for one, never the same card twice. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { type Card, deckSize, printCard } from '../../cards/card.ts';
import * as course from './course.ts';
import * as seats from './seats.ts';
import { revealed } from './showdown.ts';
import * as states from './state.ts';
import type { HandState, WorkingHand } from './state.ts';

// V8 inlines constants of the same module; imported ones are looked up at every call.
const { boardDealt, boardDue, openRound } = course;
const { nextOf } = seats;
const { assertConserved, unseen } = states;

/** The next card of the shuffled deck (PP-944). */
export function deal(state: HandState, card: Card): Refusal | undefined {
  const hand = state as WorkingHand;
  switch (state.phase) {
    case 'hole-cards':
      return dealHole(hand, card);
    case 'board':
      return dealBoard(hand, card);
    case 'reveal':
      return reveal(hand, card);
    case 'straddle':
    case 'betting':
    case 'run-it-twice':
    case 'muck':
    case 'over':
    case 'void':
      return refuse('card-not-due', 'PP-004');
  }
}

function dealHole(hand: WorkingHand, card: Card): Refusal | undefined {
  const impossible = take(hand, card, hand.terms.unseenCards);
  if (impossible !== undefined) return impossible;
  const { dealtIn, actor, terms, holeCards } = hand;
  hand.hole[actor * holeCards + hand.lap] = card;
  hand.actor = nextOf(dealtIn, actor);
  if (hand.actor !== nextOf(dealtIn, terms.button)) return undefined;
  hand.lap += 1;
  if (hand.lap < holeCards) return undefined;
  openRound(hand, 0);
  assertConserved(hand);
  return undefined;
}

/** PP-932: the ordinary board first, then the additional one. */
function dealBoard(hand: WorkingHand, card: Card): Refusal | undefined {
  const impossible = take(hand, card, false);
  if (impossible !== undefined) return impossible;
  if (hand.board.length < boardDue(hand)) hand.board.push(card);
  else hand.secondBoard.push(card);
  boardDealt(hand);
  assertConserved(hand);
  return undefined;
}

/** A card that the record names only now, or a hand mucked unseen. */
function reveal(hand: WorkingHand, card: Card): Refusal | undefined {
  const impossible = take(hand, card, true);
  if (impossible !== undefined) return impossible;
  const from = hand.actor * hand.holeCards;
  if (card !== unseen) {
    hand.hole[hand.hole.indexOf(unseen, from)] = card;
    const next = hand.hole.indexOf(unseen, from);
    if (next >= 0 && next < from + hand.holeCards) return undefined;
  }
  revealed(hand, card === unseen);
  assertConserved(hand);
  return undefined;
}

function take(hand: WorkingHand, card: Card, mayBeUnseen: boolean): Refusal | undefined {
  // This also rejects anything that is not a whole number.
  if ((card & 63) !== card || card >= deckSize) {
    if ((card as number) === unseen && mayBeUnseen) return undefined;
    return refuse('not-a-card', 'PP-944', { card: String(card) });
  }
  // Updates both halves without a branch; one of them gets no bit. Which half it is, is random, so a branch would be
  // mispredicted.
  const bit = 1 << card;
  const low = bit & ((card - 32) >> 31);
  const high = bit ^ low;
  if (((hand.outLow & low) | (hand.outHigh & high)) !== 0) return gone(card);
  hand.outLow |= low;
  hand.outHigh |= high;
  return undefined;
}

const gone = (card: Card): Refusal => refuse('impossible-card', 'PP-944', { card: printCard(card) });
