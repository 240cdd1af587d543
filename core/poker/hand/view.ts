/**
 * What one seat, or a spectator, may see of a hand: built from open information, so that a hidden card is never in it.
 */
import { defined } from '../../base/defined.ts';
import { printCard } from '../../cards/card.ts';
import type { Offer, Request } from '../../round/request.ts';
import { asks } from './asks.ts';
import { has, seatId } from './seats.ts';
import { holeOf } from './showdown.ts';
import { type Award, type HandState, noCard, type HandPhase, unseen } from './state.ts';

export interface SeatView {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  readonly isLive: boolean;
  readonly isAllIn: boolean;
  /** `hidden` is the back of a card; a folded hand is taken away (PP-012). */
  readonly cards: readonly string[];
}

export interface HandView {
  readonly phase: HandPhase;
  readonly round: number;
  readonly button: number;
  readonly pot: number;
  readonly actor: number;
  readonly board: readonly string[];
  readonly secondBoard: readonly string[];
  readonly seats: readonly SeatView[];
  readonly awards: readonly Award[];
  /** What the table waits for now, with the viewer's own offer only. */
  readonly asks?: { readonly ask: Request['ask']; readonly clause: string; readonly offers: readonly Offer[] };
}

/** `viewer` is a seat; undefined is a spectator. */
export function viewOf(state: HandState, viewer?: number): HandView {
  const request = asks(state);
  // Once the pots are paid no bets are on the table, and a player who has lost everything is no longer all-in.
  const isPaid = state.awards.length > 0;
  return {
    phase: state.phase,
    round: state.round,
    button: state.terms.button,
    pot: state.pot,
    actor: state.actor,
    board: state.board.map(printCard),
    secondBoard: state.secondBoard.map(printCard),
    seats: state.stacks.map((stack, seat) => ({
      seat,
      stack,
      bet: isPaid ? 0 : (state.bets[seat] ?? 0),
      isLive: has(state.live, seat),
      isAllIn: !isPaid && has(state.live, seat) && stack === 0,
      cards: cardsFor(state, seat, viewer),
    })),
    awards: state.awards.slice(),
    ...defined({ asks: request && openly(request, viewer) }),
  };
}

function cardsFor(state: HandState, seat: number, viewer: number | undefined): readonly string[] {
  const dealt = holeOf(state, seat).filter((card) => (card as number) !== noCard);
  if (seat === viewer || has(state.shown, seat))
    return dealt.map((card) => (card === unseen ? 'hidden' : printCard(card)));
  return has(state.live, seat) ? dealt.map(() => 'hidden') : [];
}

function openly(request: Request, viewer: number | undefined): NonNullable<HandView['asks']> {
  const { ask, clause } = request;
  const offers = request.ask === 'window' ? request.offers : request.ask === 'choice' ? [request.offer] : [];
  return { ask, clause, offers: offers.filter(({ holder }) => viewer !== undefined && holder === seatId(viewer)) };
}
