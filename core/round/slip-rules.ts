/** Slip rules: which controls a table's slip has, and what each places when a position would exceed its limit. */
import type { ClauseId } from '../base/ids.ts';

/**
 * - `whole`: all chips or none.
 * - `reduce`: each position up to its maximum, with a notice.
 * - `skip`: positions in order of placement; one that would exceed its limit or the balance stays as it is, with a
 * notice.
 */
export type AtLimit = 'whole' | 'reduce' | 'skip';

/** A gesture that places several chips, and the page's clause on it, if any. */
export interface Lays {
  readonly atLimit: AtLimit;
  readonly clause?: ClauseId;
}

export interface SlipRules {
  /** Undefined if the page has no such control. */
  readonly undo?: { readonly clause?: ClauseId };
  readonly double?: Lays;
  readonly rebet: Lays;
  /** Bets of several chips with one name. */
  readonly compound: Lays;
  /** All chips, which Undo brings back; or the latest placement, press by press. */
  readonly clear: { readonly takes: 'all' | 'latest'; readonly clause?: ClauseId };
}

/** For pages that do not mention their controls: all of them, each gesture whole or not at all. */
export const usualSlip: SlipRules = {
  undo: {},
  double: { atLimit: 'whole' },
  rebet: { atLimit: 'whole' },
  compound: { atLimit: 'whole' },
  clear: { takes: 'all' },
};
