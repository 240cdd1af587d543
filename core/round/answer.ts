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
  | ({
      readonly kind: 'choice';
      readonly holder: Holder;
      /** In a turn: the holder said nothing in time, and the fallback was taken for them. */
      readonly byDefault?: true;
    } & Word)
  /** Ends a window. Who could not pay for a choice gets the fallback. */
  | { readonly kind: 'closed'; readonly unpaid: readonly Holder[] }
  | { readonly kind: 'announce' };

/** The floor's corrections: cards taken out, and reads put right. Each says why, under which clause, and who did it. */
export type Edit =
  /** Take the last card or two out of the round; `burned` are the physical cards that went to the discard holder, none after a double scan. */
  | { readonly edit: 'remove'; readonly cards: number; readonly burned: readonly Card[] }
  /** The card at this place in the order of scans (from 0) was misread. */
  | { readonly edit: 'misread'; readonly at: number; readonly card: Card }
  /** The reader recorded another number than the one that came. */
  | { readonly edit: 'misnumber'; readonly pocket: number };

export interface Signed {
  readonly clause: ClauseId;
  readonly reason: string;
  readonly by: readonly string[];
}

/** One line of the journal. Nothing in it is ever overwritten. */
export type Entry =
  | Answer
  | { readonly kind: 'edit'; readonly change: Edit; readonly signed: Signed }
  /** Cards left the shoe that nobody had asked for: they lie in the discard holder. */
  | { readonly kind: 'out'; readonly cards: readonly Card[]; readonly signed: Signed }
  /** What no device could answer, entered by people. */
  | { readonly kind: 'manual'; readonly answer: Answer; readonly signed: Signed }
  /** A stake that one player gets back, whatever it has come to. */
  | { readonly kind: 'returned'; readonly wager: Wager; readonly signed: Signed }
  | { readonly kind: 'annulled'; readonly player: PlayerId; readonly clause: ClauseId }
  | { readonly kind: 'void'; readonly signed: Signed }
  | { readonly kind: 'note'; readonly text: string; readonly signed: Signed };
