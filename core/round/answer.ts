/** Answers to requests, and the other entries of a round's journal. */
import type { ClauseId, Holder, PlayerId } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import type { Card } from '../cards/card.ts';
import type { Wager } from './wager.ts';

/** A holder's choice: the option, and the amount or the cards if it asks for them. */
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
  /** In a turn the answer; in a window one holder's choice, the last of which counts when the window closes. */
  | ({
      readonly kind: 'choice';
      readonly holder: Holder;
      /** In a turn: the holder did not answer in time, and the fallback was taken. */
      readonly byDefault?: true;
    } & Word)
  /** Ends a window. A holder who could not pay for a choice gets the fallback. */
  | { readonly kind: 'closed'; readonly unpaid: readonly Holder[] }
  | { readonly kind: 'announce' };

/**
 * The floor's corrections: cards removed, and readings corrected. Each says why, under which clause, and who did it.
 */
export type Edit =
  /**
   * Removes the last card or two from the round; `burned` are the physical cards that went to the discard holder, empty
   * after a double scan.
   */
  | { readonly edit: 'remove'; readonly cards: number; readonly burned: readonly Card[] }
  /** The card at this index in the order of scans was misread. */
  | { readonly edit: 'misread'; readonly at: number; readonly card: Card }
  /** The reader recorded a different number than the one that came. */
  | { readonly edit: 'misnumber'; readonly pocket: number };

export interface Signed {
  readonly clause: ClauseId;
  readonly reason: string;
  readonly by: readonly string[];
}

/** One line of the journal. Lines are only ever appended. */
export type Entry =
  | Answer
  | { readonly kind: 'edit'; readonly change: Edit; readonly signed: Signed }
  /** Cards left the shoe without being asked for: they lie in the discard holder. */
  | { readonly kind: 'out'; readonly cards: readonly Card[]; readonly signed: Signed }
  /** What no device could answer, entered by people. */
  | { readonly kind: 'manual'; readonly answer: Answer; readonly signed: Signed }
  /** A stake returned to one player, whatever its result. */
  | { readonly kind: 'returned'; readonly wager: Wager; readonly signed: Signed }
  | { readonly kind: 'annulled'; readonly player: PlayerId; readonly clause: ClauseId }
  | { readonly kind: 'void'; readonly signed: Signed }
  | { readonly kind: 'note'; readonly text: string; readonly signed: Signed };
