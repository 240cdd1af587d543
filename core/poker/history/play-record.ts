/** Plays a record through the engine, to its end or to the first illegal action. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { type Card, printCard } from '../../cards/card.ts';
import { killHand, protect, voidHand } from '../hand/absence.ts';
import { call, check, fold, raiseTo } from '../hand/act.ts';
import { deal } from '../hand/deal.ts';
import { owed } from '../hand/legal.ts';
import { closeTwice, sayTwice } from '../hand/run-twice.ts';
import { has, isOneOrNone, seatsIn } from '../hand/seats.ts';
import { holeOf, showOrMuck } from '../hand/showdown.ts';
import { startHand, straddle } from '../hand/start.ts';
import { type HandState, unseen } from '../hand/state.ts';
import type { HandRecord } from './record.ts';
import type { HandStep } from './step.ts';

export interface PlayedRecord {
  readonly state: HandState;
  /** Number of steps taken. */
  readonly taken: number;
  readonly refused?: { readonly at: number; readonly refusal: Refusal };
  /** The betting is done and nobody's cards are known: the winner is unknown. */
  readonly isUndecided: boolean;
}

/** Called for every step, with the hand before it. */
export type Witness = (step: HandStep, before: HandState) => void;

/** Assumes terms that `wrongTerms` accepts. */
export function playRecord({ terms, steps }: Pick<HandRecord, 'terms' | 'steps'>, witness?: Witness): PlayedRecord {
  const state = startHand(terms);
  const told: (HandStep | undefined)[] = [];
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place] as HandStep;
    witness?.(step, state);
    const refusal = take(state, step, told);
    if (refusal !== undefined) return refusedAt(state, place, { at: placeOf(state, step), refusal });
  }
  if (told.length === 0 && state.phase !== 'reveal') return { state, taken: steps.length, isUndecided: false };
  return showDown(state, told, steps.length);
}

const refusedAt = (state: HandState, taken: number, refused: NonNullable<PlayedRecord['refused']>): PlayedRecord => ({
  state,
  taken,
  refused,
  isUndecided: false,
});

/** Of the many lines that deal hole cards, the one that names the refused card. */
function placeOf({ hole }: HandState, { at, from }: HandStep): number {
  if (from === undefined) return at;
  return from[hole.filter((card) => card >= 0).length] ?? at;
}

function take(state: HandState, step: HandStep, told: (HandStep | undefined)[]): Refusal | undefined {
  switch (step.do) {
    case 'hole':
    case 'board':
      return dealAll(state, step.cards);
    case 'fold':
      return outOfTurn(state, step.seat) ?? fold(state);
    case 'call':
      return outOfTurn(state, step.seat) ?? (state.phase === 'betting' && owed(state) > 0 ? call(state) : check(state));
    case 'raise':
      return outOfTurn(state, step.seat) ?? raiseTo(state, step.to);
    case 'show':
    case 'muck':
      return tell(state, step, told);
    case 'straddle':
    case 'no-straddle':
      if (state.phase !== 'straddle') return refuse('no-straddle', 'PP-912');
      straddle(state, step.do === 'straddle');
      return undefined;
    case 'twice':
    case 'once':
      return sayTwice(state, step.seat, step.do === 'twice');
    case 'closed':
      return closeTwice(state);
    case 'protected':
      return outOfTurn(state, step.seat) ?? protect(state);
    case 'dead':
      return killHand(state, step.seat);
    case 'void':
      return voidHand(state);
    case 'wrong':
      return refuse('unreadable-action', 'PP-047', { mistake: step.mistake ?? '' });
  }
}

function dealAll(state: HandState, cards: readonly Card[]): Refusal | undefined {
  for (let at = 0; at < cards.length; at++) {
    const refusal = deal(state, cards[at] as Card);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

const streetAfter = (board: readonly Card[]): string =>
  board.length < 3 ? 'flop' : board.length < 4 ? 'turn' : 'river';

function outOfTurn({ phase, actor, board }: HandState, seat: number): Refusal | undefined {
  if (phase === 'hole-cards') return refuse('cards-due', 'PP-944', { street: 'preflop' });
  if (phase === 'board') return refuse('cards-due', 'PP-004', { street: streetAfter(board) });
  if (phase !== 'betting' || actor === seat) return undefined;
  return refuse('out-of-turn', 'PP-011', { seat: seat + 1, turn: actor + 1 });
}

/** A record may show hands in any order, even before the board is complete: they are kept until due. */
function tell(state: HandState, step: HandStep, told: (HandStep | undefined)[]): Refusal | undefined {
  const { seat } = step;
  if (!has(state.live, seat)) return refuse('no-live-cards', 'PP-049');
  if (!isBettingDone(state)) return refuse('betting-unfinished', 'PP-108');
  const strange = step.cards.find((card) => card !== unseen && !mayHold(state, seat, card));
  if (strange !== undefined) {
    return refuse('not-their-card', 'PP-108', { seat: seat + 1, card: printCard(strange) });
  }
  if (state.phase === 'muck' && state.actor === seat) return showOrMuck(state, step.do === 'show');
  // Some records show a hand again with every board card: what was shown once stays shown.
  if (step.do === 'muck' || knownIn(step) >= knownIn(told[seat])) told[seat] = step;
  return undefined;
}

const knownIn = (step: HandStep | undefined): number => step?.cards.filter((card) => card !== unseen).length ?? 0;

const isBettingDone = ({ phase, able }: HandState): boolean =>
  phase === 'reveal' ||
  phase === 'muck' ||
  phase === 'over' ||
  ((phase === 'board' || phase === 'run-it-twice') && isOneOrNone(able));

const mayHold = (state: HandState, seat: number, card: Card): boolean =>
  holeOf(state, seat).some((held) => held === card || held === unseen);

/** Hands left unknown by the record are shown or mucked, and what it shows is checked against the result. */
function showDown(state: HandState, told: readonly (HandStep | undefined)[], taken: number): PlayedRecord {
  if (state.phase === 'reveal' && !seatsIn(state.live).some((seat) => isKnown(state, seat, told[seat]))) {
    return { state, taken, isUndecided: true };
  }
  while (state.phase === 'reveal') {
    const step = told[state.actor];
    const refusal = dealAll(state, toldCards(state, step));
    if (refusal !== undefined) return refusedAt(state, taken, { at: step?.at ?? 0, refusal });
  }
  const mucked = told.find((step) => step?.do === 'muck' && isWinner(state, step.seat));
  if (mucked === undefined) return { state, taken, isUndecided: false };
  const refusal = refuse('winner-mucks', 'PP-929', { seat: mucked.seat + 1 });
  return refusedAt(state, taken, { at: mucked.at, refusal });
}

/** PP-929: a player who wins by folds may muck, one who wins at the showdown may not. */
const isWinner = ({ phase, live, awards }: HandState, seat: number): boolean =>
  phase === 'over' && !isOneOrNone(live) && awards.some((award) => award.seat === seat);

function isKnown(state: HandState, seat: number, step: HandStep | undefined): boolean {
  if (step?.do === 'muck') return false;
  const unknown = holeOf(state, seat).filter((card) => card === unseen).length;
  return unknown === 0 || newlyTold(state, seat, step).length === unknown;
}

/** Shown cards that were not known before. */
function newlyTold(state: HandState, seat: number, step: HandStep | undefined): readonly Card[] {
  const held = holeOf(state, seat);
  return (step?.cards ?? []).filter((card) => card !== unseen && !held.includes(card));
}

/** For the next hand to be revealed; one not shown in full is mucked. */
function toldCards(state: HandState, step: HandStep | undefined): readonly Card[] {
  return isKnown(state, state.actor, step) ? newlyTold(state, state.actor, step) : [unseen];
}
