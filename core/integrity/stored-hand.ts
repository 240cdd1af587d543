/** A hand as the detectors see it: seats, devices, all cards, every action with its time. */
import type { PlayerId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Card } from '../cards/card.ts';
import { legalActions, type LegalActions } from '../poker/hand/legal.ts';
import { has, type Seats } from '../poker/hand/seats.ts';
import { holeOf } from '../poker/hand/showdown.ts';
import type { HandState } from '../poker/hand/state.ts';
import type { PokerGame } from '../poker/hand/terms.ts';
import { playRecord } from '../poker/history/play-record.ts';
import type { HandRecord } from '../poker/history/record.ts';
import type { HandStep } from '../poker/history/step.ts';

/** What the house knows about a player besides the cards. Hands recorded elsewhere have less. */
export interface WhoSat {
  readonly player: PlayerId;
  readonly operator: string;
  /** The reported device and the network address. */
  readonly device?: string | undefined;
  readonly address?: string | undefined;
}

export interface SeatedPlayer extends WhoSat {
  readonly seat: number;
  readonly hole: readonly Card[];
  readonly before: number;
  readonly after: number;
}

export interface StoredAction {
  readonly seat: number;
  /** 0 before the flop, 3 on the river. */
  readonly street: number;
  /** `protected`: the connection was lost and the action time ran out (PI-903). */
  readonly did: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'protected';
  /** Chips added by the action. */
  readonly chips: number;
  /** Before the action. */
  readonly pot: number;
  readonly toCall: number;
  readonly couldRaise: boolean;
  readonly live: Seats;
  /** Time from the start of the turn to the answer; undefined for early answers and for those the table gave. */
  readonly millis: number | undefined;
}

export interface StoredHand {
  readonly id: string;
  readonly game: PokerGame;
  readonly bigBlind: number;
  /** By seat; undefined if nobody was dealt in. */
  readonly seats: readonly (SeatedPlayer | undefined)[];
  readonly board: readonly Card[];
  readonly actions: readonly StoredAction[];
}

export interface AboutHand {
  readonly id: string;
  /** By seat. */
  readonly who: readonly (WhoSat | undefined)[];
  /** One per betting turn, in order; see `StoredAction.millis`. */
  readonly millis: readonly (number | undefined)[];
}

/** Built from any record the engine can play: our own (`recordOfHand`) or PHH. */
export function storedHand(record: Pick<HandRecord, 'terms' | 'steps'>, about: AboutHand): StoredHand | Refusal {
  const actions: StoredAction[] = [];
  const played = playRecord(record, (step, state) => {
    const action = actionIn(step, state, about.millis[actions.length]);
    if (action !== undefined) actions.push(action);
  });
  if (played.refused !== undefined) return played.refused.refusal;
  const { state } = played;
  const { terms } = record;
  return {
    id: about.id,
    game: terms.game,
    bigBlind: terms.bigBlind,
    seats: terms.stacks.map((before, seat) => {
      const who = about.who[seat];
      if (who === undefined || !has(state.dealtIn, seat)) return undefined;
      return { ...who, seat, hole: holeOf(state, seat), before, after: state.stacks[seat] ?? 0 };
    }),
    board: state.board,
    actions,
  };
}

function actionIn(step: HandStep, state: HandState, millis: number | undefined): StoredAction | undefined {
  const legal = legalActions(state);
  if (legal === undefined || legal.actor !== step.seat) return undefined;
  const done = doneBy(step, state, legal);
  if (done === undefined) return undefined;
  return {
    seat: step.seat,
    street: state.round,
    ...done,
    pot: state.pot,
    toCall: legal.toCall,
    couldRaise: legal.canBet || legal.canRaise,
    live: state.live,
    millis,
  };
}

type Done = Pick<StoredAction, 'did' | 'chips'>;

function doneBy(step: HandStep, { bets, highBet }: HandState, { toCall, canCheck }: LegalActions): Done | undefined {
  switch (step.do) {
    case 'fold':
    case 'protected':
      return { did: step.do, chips: 0 };
    case 'call':
      return { did: canCheck ? 'check' : 'call', chips: toCall };
    case 'raise':
      return { did: highBet === 0 ? 'bet' : 'raise', chips: step.to - (bets[step.seat] ?? 0) };
    case 'hole':
    case 'board':
    case 'show':
    case 'muck':
    case 'straddle':
    case 'no-straddle':
    case 'twice':
    case 'once':
    case 'closed':
    case 'dead':
    case 'void':
    case 'wrong':
      return undefined;
  }
}

export const isAggressive = ({ did }: StoredAction): boolean => did === 'bet' || did === 'raise';

/** The seats dealt in. */
export const playersIn = ({ seats }: StoredHand): readonly SeatedPlayer[] =>
  seats.filter((seated) => seated !== undefined);
