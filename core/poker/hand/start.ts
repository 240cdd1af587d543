/** The start of a hand: antes, then blinds, then the offer of a straddle, then the deal. */
import { noCards, zeros } from './blank.ts';
import { bitOf, countOf, nextOf } from './seats.ts';
import { assertConserved, type HandState, type WorkingHand } from './state.ts';
import { holeCardsOf, type HandTerms } from './terms.ts';

/** Starts a hand on terms that `wrongTerms` accepts. */
export function startHand(terms: HandTerms): HandState {
  const hand = emptyHand(terms);
  postAntes(hand);
  postBlinds(hand);
  if (mayStraddle(hand)) {
    hand.phase = 'straddle';
    hand.actor = nextOf(hand.dealtIn, hand.opensAfter);
  } else startDeal(hand);
  assertConserved(hand);
  return hand;
}

function emptyHand(terms: HandTerms): WorkingHand {
  const { stacks } = terms;
  const seats = stacks.length;
  const holeCards = holeCardsOf(terms.game);
  // A fresh list: the terms' own arrays come from anywhere and may be holey.
  const behind = zeros(seats);
  let total = 0;
  let dealtIn = 0;
  for (let seat = 0; seat < seats; seat++) {
    const stack = stacks[seat] as number;
    behind[seat] = stack;
    total += stack;
    if (stack > 0) dealtIn |= bitOf(seat);
  }
  return {
    terms,
    phase: 'hole-cards',
    round: 0,
    stacks: behind,
    bets: zeros(seats),
    paid: zeros(seats),
    dead: 0,
    pot: 0,
    total,
    dealtIn,
    live: dealtIn,
    able: dealtIn,
    toAct: 0,
    acted: 0,
    shown: 0,
    actor: -1,
    opensAfter: terms.opensAfter,
    highBet: 0,
    fullBet: 0,
    fullRaise: terms.openingRaise,
    raises: terms.openingBets,
    blindsShort: terms.missingBlinds,
    aggressor: -1,
    holeCards,
    hole: noCards(seats * holeCards),
    board: [],
    secondBoard: [],
    lap: 0,
    outLow: 0,
    outHigh: 0,
    twiceSaid: 0,
    twiceAgreed: 0,
    isTwice: false,
    highs: [],
    lows: [],
    returned: zeros(seats),
    awards: [],
  };
}

/** PP-908, PP-940: every player dealt in pays, a short stack what it has; antes count towards no call. */
function postAntes(hand: WorkingHand): void {
  const { antes } = hand.terms;
  const areEqual = areEqualFor(hand, antes);
  for (let seat = 0; seat < antes.length; seat++) {
    const ante = antes[seat] as number;
    if (ante === 0) continue;
    const chips = take(hand, seat, ante);
    // Only equal antes can be matched (PP-922); one that a single seat pays for all is part of the main pot.
    if (areEqual) hand.paid[seat] = chips;
    else hand.dead += chips;
  }
}

function areEqualFor({ dealtIn }: HandState, antes: readonly number[]): boolean {
  let first = -1;
  for (let seat = 0; seat < antes.length; seat++) {
    if ((dealtIn & bitOf(seat)) === 0) continue;
    if (first < 0) first = antes[seat] as number;
    else if (first !== antes[seat]) return false;
  }
  return true;
}

/** PP-026, PP-027, PP-940: a short blind is all-in, and the bet to match remains the full one. */
function postBlinds(hand: WorkingHand): void {
  const { blinds } = hand.terms;
  for (let seat = 0; seat < blinds.length; seat++) {
    const blind = blinds[seat] as number;
    if (blind === 0) continue;
    const chips = take(hand, seat, blind);
    hand.bets[seat] = chips;
    hand.paid[seat] = (hand.paid[seat] as number) + chips;
    hand.blindsShort += blind - chips;
    if (blind > hand.highBet) hand.highBet = blind;
  }
  hand.fullBet = hand.highBet;
}

function take(hand: WorkingHand, seat: number, wanted: number): number {
  const stack = hand.stacks[seat] as number;
  const chips = Math.min(wanted, stack);
  hand.stacks[seat] = stack - chips;
  hand.pot += chips;
  if (chips === stack) hand.able &= ~bitOf(seat);
  return chips;
}

/** PP-912: with at least three players, and only if the player left of the big blind can cover it. */
function mayStraddle({ terms, dealtIn, opensAfter, stacks }: HandState): boolean {
  if (!terms.straddle || countOf(dealtIn) < 3) return false;
  return (stacks[nextOf(dealtIn, opensAfter)] as number) >= 2 * terms.bigBlind;
}

/** PP-912: a live blind of two big blinds; action starts to its left and it counts as the first of three raises. */
export function straddle(state: HandState, isPosted: boolean): void {
  const hand = state as WorkingHand;
  if (isPosted) {
    const seat = hand.actor;
    const chips = take(hand, seat, 2 * hand.terms.bigBlind);
    hand.bets[seat] = chips;
    hand.paid[seat] = (hand.paid[seat] as number) + chips;
    hand.highBet = chips;
    hand.fullBet = chips;
    hand.fullRaise = chips;
    hand.raises += 1;
    hand.opensAfter = seat;
  }
  startDeal(hand);
  assertConserved(hand);
}

/** PP-944: one card at a time, clockwise from the button's left. */
function startDeal(hand: WorkingHand): void {
  hand.phase = 'hole-cards';
  hand.actor = nextOf(hand.dealtIn, hand.terms.button);
}
