/** What the world answers, and the other entries of a round's journal. */
import type { ClauseId, Holder, PlayerId } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import type { Card } from '../cards/card.ts';
import type { Wager } from './wager.ts';

/** A holder's choice in their own words: the option, and the amount or the cards where it asks for them. */
export interface Word {
  readonly option: string;
  readonly amount?: Cents;
  readonly cards?: readonly number[];
}

export type Answer =
  | { readonly kind: 'bets'; readonly wagers: readonly Wager[] }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'burn'; readonly card: Card }
  | { readonly kind: 'turn' }
  | { readonly kind: 'move' }
  | { readonly kind: 'pocket'; readonly pocket: number }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'draw'; readonly picked: readonly string[] }
  /** In a turn the answer; in a window one holder's word, the last of which counts when the window is closed. */
  | ({ readonly kind: 'choice'; readonly holder: Holder } & Word)
  /** Ends a window. Who could not pay for a choice gets the fallback. */
  | { readonly kind: 'closed'; readonly unpaid: readonly Holder[] }
  | { readonly kind: 'announce' };

/** The floor's corrections: there are only these two. Each says why, under which clause, and who did it. */
export type Edit =
  /** Take the last card or two out of the round; `burned` are the physical cards that went to the discard holder, none after a double scan. */
  | { readonly edit: 'remove'; readonly cards: number; readonly burned: readonly Card[] }
  /** The card at this place in the order of scans (from 0) was misread. */
  | { readonly edit: 'misread'; readonly at: number; readonly card: Card };

export interface Signed {
  readonly clause: ClauseId;
  readonly reason: string;
  readonly by: readonly string[];
}

/** One line of the journal. Nothing in it is ever overwritten. */
export type Entry =
  | Answer
  | { readonly kind: 'edit'; readonly change: Edit; readonly signed: Signed }
  | { readonly kind: 'annulled'; readonly player: PlayerId; readonly clause: ClauseId }
  | { readonly kind: 'void'; readonly signed: Signed }
  | { readonly kind: 'note'; readonly text: string; readonly signed: Signed };
