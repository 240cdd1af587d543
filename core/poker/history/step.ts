/** One parsed line of a record: who does what, ready to be played repeatedly. */
import type { Card } from '../../cards/card.ts';

export type Doing =
  /** All hole cards, in dealing order. */
  | 'hole'
  | 'board'
  | 'fold'
  /** A check if nothing is owed, otherwise a call. */
  | 'call'
  /** A bet or a raise. */
  | 'raise'
  | 'show'
  | 'muck'
  /** Known to our own records only: see `own-words.ts`. */
  | 'straddle'
  | 'no-straddle'
  | 'twice'
  | 'once'
  | 'closed'
  | 'protected'
  | 'dead'
  | 'void'
  /** Not possible in any hand of this game; `mistake` says why. */
  | 'wrong';

export interface HandStep {
  readonly do: Doing;
  /** Its index in the list of actions. */
  readonly at: number;
  /** The seat; -1 for the dealer. */
  readonly seat: number;
  /** The round's total after a bet or raise, in chips. */
  readonly to: number;
  /** Cards dealt or shown; `unseen` for one that the record does not name. Showing none means showing them as dealt. */
  readonly cards: readonly Card[];
  /** For hole cards: the index of the line that names each. */
  readonly from: readonly number[] | undefined;
  readonly mistake: string | undefined;
}

const none: readonly Card[] = [];

/** All steps have the same shape (monomorphic): playing them is a tight loop. */
export const stepOf = (doing: Doing, at: number, seat = -1, cards = none, to = 0): HandStep => ({
  do: doing,
  at,
  seat,
  to,
  cards,
  from: undefined,
  mistake: undefined,
});

export const holeStep = (cards: readonly Card[], from: readonly number[]): HandStep => ({
  ...stepOf('hole', from.at(-1) ?? 0, -1, cards),
  from,
});

export const wrongStep = (at: number, mistake: string): HandStep => ({ ...stepOf('wrong', at), mistake });
