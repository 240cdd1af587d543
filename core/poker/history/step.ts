/** One line of a record, read: who does what, ready to be played as often as needed. */
import type { Card } from '../../cards/card.ts';

export type Doing =
  /** All hole cards, in the order in which the table deals them. */
  | 'hole'
  | 'board'
  | 'fold'
  /** A check where nothing is owed, else a call. */
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
  /** What no hand of this game takes; `reason` says why. */
  | 'wrong';

export interface HandStep {
  readonly do: Doing;
  /** Its place in the list of actions, from 0. */
  readonly at: number;
  /** The seat; -1 where it is the dealer's. */
  readonly seat: number;
  /** The total of the round that a bet or a raise goes to, in chips. */
  readonly to: number;
  /** Cards dealt or shown; `unseen` for one that the record does not name. None shown: as they were dealt. */
  readonly cards: readonly Card[];
  /** For hole cards: the place of the line that names each. */
  readonly from: readonly number[] | undefined;
  readonly reason: string | undefined;
}

const none: readonly Card[] = [];

/** Steps have one shape, whatever they do: playing them is a tight loop. */
export const stepOf = (doing: Doing, at: number, seat = -1, cards = none, to = 0): HandStep => ({
  do: doing,
  at,
  seat,
  to,
  cards,
  from: undefined,
  reason: undefined,
});

export const holeStep = (cards: readonly Card[], from: readonly number[]): HandStep => ({
  ...stepOf('hole', from.at(-1) ?? 0, -1, cards),
  from,
});

export const wrongStep = (at: number, reason: string): HandStep => ({ ...stepOf('wrong', at), reason });
