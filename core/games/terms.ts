/** A table's terms besides its bets: its timers, and what is on it. */
import type { ClauseId, Place } from '../base/ids.ts';
import { present } from '../base/invariant.ts';
import type { Worth } from '../round/view.ts';

export interface Clock {
  readonly seconds: number;
  readonly clause: ClauseId;
  /** The parameter that sets it. */
  readonly parameter: string;
}

export interface Clocks {
  /** Undefined where customers deal when they like. */
  readonly betting?: Clock;
  /** For choices and windows; each runs on one of these. */
  readonly decisions: readonly Clock[];
}

export function clockOf<Name extends string>(
  parameters: Readonly<Record<Name, number>>,
  parameter: Name,
  clause: ClauseId,
): Clock {
  return { seconds: parameters[parameter], clause, parameter };
}

/** For a table that players share. */
export const secondsToBet = ({ betting }: Clocks): number => present(betting, 'a clock for bets').seconds;

/** A choice that holders are given, and what its options are called. */
export interface NamedChoice {
  /** The first word of the name by which a round asks: `play` of `play seat-3`. */
  readonly choice: string;
  /** In English, as the options are; screens use it where they have no words of their own. */
  readonly name: string;
  /** By the option's id, as far as a stroke: `double` of `double/player`. */
  readonly options: Readonly<Record<string, string>>;
}

/** Where cards lie. */
export interface PlannedPlace {
  readonly place: Place;
  /** In English; screens use it where they have no word of their own. */
  readonly name: string;
  /** How many cards it usually holds, drawn as empty slots. A place with none appears once a card lies there. */
  readonly slots: number;
  /** Alone in its row. */
  readonly isWide?: true;
}

/** What is on the table, so that an empty one can be drawn. */
export interface TablePlan {
  /** Every place that a card may come to, in drawing order. */
  readonly places: readonly PlannedPlace[];
  /** The pockets in order, clockwise from zero. */
  readonly wheel?: readonly number[];
  /** How many are thrown. */
  readonly dice?: number;
  /** For games that count points. */
  readonly worth?: Worth;
}
