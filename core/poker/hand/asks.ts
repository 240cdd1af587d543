/** What a hand asks for, in the terms of all rounds: cards, choices, and one window. */

import { type ClauseId, placeId, type Place } from '../../base/ids.ts';
import type { Cents } from '../../base/money.ts';
import type { Offer, Option, Request } from '../../round/request.ts';
import { boardDue } from './course.ts';
import { legalActions } from './legal.ts';
import { clockwise, seatId, seatsMost } from './seats.ts';
import type { HandState } from './state.ts';

const boardPlace = placeId('board');
const secondBoardPlace = placeId('second board');
const seatPlaces: readonly Place[] = Array.from({ length: seatsMost }, (_, seat) => placeId(`seat ${seatId(seat)}`));

/** Undefined when the hand is over or void. Costs are chips, counted like the cents of other games. */
export function asks(state: HandState): Request | undefined {
  const seconds = state.terms.actionSeconds;
  const place = seatPlaces[state.actor];
  switch (state.phase) {
    case 'straddle':
      return { ask: 'choice', name: 'straddle', offer: straddleOffer(state), seconds, clause: 'PP-912' };
    case 'hole-cards':
      return place && { ask: 'card', place, face: 'down', clause: 'PP-944' };
    case 'betting':
      return { ask: 'choice', name: 'action', offer: actionOffer(state), seconds, clause: 'PP-011' };
    case 'run-it-twice':
      return { ask: 'window', name: 'run it twice', offers: twiceOffers(state), seconds, clause: 'PP-934' };
    case 'board':
      return boardCard(state);
    case 'reveal':
      return place && { ask: 'card', place, face: 'up', clause: 'PP-108' };
    case 'muck':
      return { ask: 'choice', name: 'show', offer: muckOffer(state), seconds, clause: 'PP-929' };
    case 'over':
    case 'void':
      return undefined;
  }
}

const chips = (amount: number): Cents => amount as Cents;
const free = (id: string, clause: ClauseId): Option => ({ id, cost: chips(0), clause });
const noStraddle = free('no-straddle', 'PP-912');
const once = free('once', 'PP-934');
const twice = free('twice', 'PP-123');
const show = free('show', 'PP-108');
const muck = free('muck', 'PP-110');
const foldOption = free('fold', 'PP-049');
const checkOption = free('check', 'PP-051');

const straddleOffer = ({ actor, terms }: HandState): Offer => ({
  holder: seatId(actor),
  options: [{ id: 'straddle', cost: chips(2 * terms.bigBlind), clause: 'PP-045' }, noStraddle],
  fallback: noStraddle,
});

const muckOffer = ({ actor }: HandState): Offer => ({
  holder: seatId(actor),
  options: [show, muck],
  fallback: muck,
});

const twiceOffers = ({ live, terms }: HandState): readonly Offer[] =>
  clockwise(live, terms.button).map((seat) => ({ holder: seatId(seat), options: [once, twice], fallback: once }));

/** An amount is what the action adds to the pot, whereas `legalActions` gives totals of the round. */
function actionOffer(state: HandState): Offer {
  const legal = legalActions(state);
  const bet = state.bets[state.actor] ?? 0;
  const stack = state.stacks[state.actor] ?? 0;
  const options: Option[] = [foldOption];
  if (legal?.canCheck === true) options.push(checkOption);
  if (legal?.canCall === true) options.push({ id: 'call', cost: chips(legal.toCall), clause: 'PP-048' });
  if (legal?.canBet === true || legal?.canRaise === true) {
    options.push({
      id: legal.canBet ? 'bet' : 'raise',
      cost: chips(legal.minRaiseTo - bet),
      costMost: chips(legal.maxRaiseTo - bet),
      clause: legal.canBet ? 'PP-052' : 'PP-053',
    });
  }
  if (legal?.maxRaiseTo === legal?.allInTo || legal?.toCall === stack) {
    options.push({ id: 'all-in', cost: chips(stack), clause: 'PP-054' });
  }
  const doesCheck = legal?.canCheck === true && state.terms.timeoutAction === 'checkElseFold';
  // PP-938: folded on time-out, even where a check is possible, unless the terms say otherwise.
  return { holder: seatId(state.actor), options, fallback: doesCheck ? checkOption : foldOption };
}

const streetClauses: readonly ClauseId[] = ['PP-005', 'PP-005', 'PP-005', 'PP-006', 'PP-007'];

function boardCard(state: HandState): Request {
  const { board, secondBoard } = state;
  if (board.length < boardDue(state)) {
    return { ask: 'card', place: boardPlace, face: 'up', clause: streetClauses[board.length] ?? 'PP-007' };
  }
  const clause = secondBoard.length < 3 ? 'PP-128' : 'PP-932';
  return { ask: 'card', place: secondBoardPlace, face: 'up', clause };
}
