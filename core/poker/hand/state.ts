/** The state of one hand: plain data, changed in place by this folder alone, copied only when asked. */
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
  /** Cards that the record does not know yet are shown or mucked. */
  | 'reveal'
  /** A player may show or muck. */
  | 'muck'
  | 'over'
  | 'void';

/** A part of a pot that a seat was paid, and why. */
export interface Award {
  /** The main pot is 0. */
  readonly pot: number;
  readonly part: 'whole' | 'high' | 'low';
  /** The board that decided it; 0 also where all others had folded. */
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
  /** All that was put in to be matched, this round's bets and equal antes included. */
  readonly paid: readonly number[];
  /** Antes that no one matches: all of them part of the main pot. */
  readonly dead: number;
  /** All chips in the middle. */
  readonly pot: number;
  /** Chips in play; never changes. */
  readonly total: number;

  readonly dealtIn: Seats;
  /** Holding live cards. */
  readonly live: Seats;
  /** Live, with chips, and not under disconnection protection. */
  readonly able: Seats;
  /** Whose turn is still to come in this round. */
  readonly toAct: Seats;
  /** Who has acted in this round. */
  readonly acted: Seats;
  /** Whose cards lie face up. */
  readonly shown: Seats;

  /** The seat whose turn it is, or that gets the next card; -1 where there is none. */
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
  /** Who bet or raised last in this round; -1 where nobody did. */
  readonly aggressor: number;

  /** Hole cards that each seat gets. */
  readonly holeCards: number;
  /** Hole cards, seat by seat; `noCard` where none was dealt. */
  readonly hole: readonly number[];
  readonly board: readonly Card[];
  /** The additional board, with the cards that both share. */
  readonly secondBoard: readonly Card[];
  /** Cards that each seat has got in the deal. */
  readonly lap: number;
  /** Cards that have left the deck as bits, the first 32 and the others. */
  readonly outLow: number;
  readonly outHigh: number;

  /** Who has answered whether to run it twice, and who agreed. */
  readonly twiceSaid: Seats;
  readonly twiceAgreed: Seats;
  readonly isTwice: boolean;

  /** Strengths at the showdown, by board and seat; empty before it. */
  readonly highs: readonly number[];
  readonly lows: readonly number[];
  /** What an unmatched bet gave back, by seat. */
  readonly returned: readonly number[];
  readonly awards: readonly Award[];
}

/** The same state to those who change it. */
export type WorkingHand = {
  -readonly [Key in keyof HandState]: HandState[Key] extends readonly (infer Entry)[] ? Entry[] : HandState[Key];
};

/** A place where no card lies. */
export const noCard = -1;
/** A card that was dealt and that the record of a hand does not name. */
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
