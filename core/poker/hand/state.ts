/** The state of one hand: plain data, modified in place by this folder alone, copied only on request. */
import { broken } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import type { Seats } from './seats.ts';
import type { HandTerms } from './terms.ts';

export type HandPhase =
  /** The player left of the big blind may straddle. */
  | 'straddle'
  | 'hole-cards'
  | 'betting'
  /** Two players may agree to run the board twice. */
  | 'run-it-twice'
  | 'board'
  /** Cards not yet in the record are shown or mucked. */
  | 'reveal'
  /** A player may show or muck. */
  | 'muck'
  | 'over'
  | 'void';

/** A part of a pot paid to a seat, and why. */
export interface Award {
  /** The main pot is 0. */
  readonly pot: number;
  readonly part: 'whole' | 'high' | 'low';
  /** The board that decided it; 0 also if all others had folded. */
  readonly board: 0 | 1;
  readonly seat: number;
  readonly chips: number;
}

export interface HandState {
  readonly terms: HandTerms;
  readonly phase: HandPhase;
  /** The betting round, from 0. */
  readonly round: number;
  /** Chips behind, by seat. */
  readonly stacks: readonly number[];
  /** Bets of this round. */
  readonly bets: readonly number[];
  /** Everything put in to be matched, including this round's bets and equal antes. */
  readonly paid: readonly number[];
  /** Antes that nobody matches: all part of the main pot. */
  readonly dead: number;
  /** All chips in the middle. */
  readonly pot: number;
  /** Chips in play; never changes. */
  readonly total: number;

  readonly dealtIn: Seats;
  /** Seats holding live cards. */
  readonly live: Seats;
  /** Live, with chips, and not under disconnection protection. */
  readonly able: Seats;
  /** Still to act in this round. */
  readonly toAct: Seats;
  /** Have acted in this round. */
  readonly acted: Seats;
  /** Cards are face up. */
  readonly shown: Seats;

  /** The seat to act, or to get the next card; -1 if none. */
  readonly actor: number;
  readonly opensAfter: number;
  /** The bet to match in this round; a big blind posted short counts in full (PP-940). */
  readonly highBet: number;
  /** The last bet or raise that counts in fixed limit: raises go from here (PP-916). */
  readonly fullBet: number;
  /** The last full bet or raise of no limit and pot limit (PP-917). */
  readonly fullRaise: number;
  /** Bets and raises of this round that count towards the cap. */
  readonly raises: number;
  /** What the blinds lack of their full size (PP-920). */
  readonly blindsShort: number;
  /** The last to bet or raise in this round; -1 if nobody did. */
  readonly aggressor: number;

  /** Number of hole cards per seat. */
  readonly holeCards: number;
  /** Hole cards, seat by seat; `noCard` where none has been dealt. */
  readonly hole: readonly number[];
  readonly board: readonly Card[];
  /** The additional board, including the cards both share. */
  readonly secondBoard: readonly Card[];
  /** Cards each seat has received so far in the deal. */
  readonly lap: number;
  /** Cards that have left the deck, as bits: the first 32, then the rest. */
  readonly outLow: number;
  readonly outHigh: number;

  /** Who has answered whether to run it twice, and who agreed. */
  readonly twiceSaid: Seats;
  readonly twiceAgreed: Seats;
  readonly isTwice: boolean;

  /** Strengths at the showdown, by board and seat; empty before it. */
  readonly highs: readonly number[];
  readonly lows: readonly number[];
  /** Unmatched bets returned, by seat. */
  readonly returned: readonly number[];
  readonly awards: readonly Award[];
}

/** The same state, writable. */
export type WorkingHand = {
  -readonly [Key in keyof HandState]: HandState[Key] extends readonly (infer Entry)[] ? Entry[] : HandState[Key];
};

/** An empty place. */
export const noCard = -1;
/** A card that was dealt but is not named in the record. */
export const unseen = 52 as Card;

/** No chip is ever made or lost: asserted after every step. */
export function assertConserved(hand: HandState): void {
  const { stacks } = hand;
  let sum = hand.pot;
  for (let seat = 0; seat < stacks.length; seat++) {
    const stack = stacks[seat] as number;
    if (stack < 0) broken(`seat ${seat} owes ${-stack} chips`);
    sum += stack;
  }
  if (sum !== hand.total) broken(`${sum} chips at a table of ${hand.total}`);
}

/** The pot is what was put in it: asserted before it is paid. */
export function assertPotPaid({ paid, dead, pot }: HandState): void {
  let sum = dead;
  for (let seat = 0; seat < paid.length; seat++) sum += paid[seat] as number;
  if (sum !== pot) broken(`${sum} chips were put in a pot of ${pot}`);
}
