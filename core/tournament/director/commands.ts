/** Commands to the director: requests it may refuse, results from the tables, answers to its draws, and the time. */
import type { PlayerId } from '../../base/ids.ts';
import type { Takers } from '../play/hand-result.ts';
import type { Terms } from '../terms/terms.ts';

/** Milliseconds by the house's clock. */
export type Instant = number;

export interface SeatAt {
  readonly table: number;
  /** From 0, clockwise. */
  readonly seat: number;
}

export type Command = { readonly at: Instant } & Notice;

type Notice =
  /** Nothing but that it is this late. */
  | { readonly told: 'time' }
  /** The random number generator's answer to the draw that is asked for. */
  | { readonly told: 'drawn'; readonly picked: readonly string[] }
  /** Entry, late entry or re-entry, with its price taken; a Sit & Go lets the player pick a seat (PT-903). */
  | { readonly told: 'register'; readonly player: PlayerId; readonly seat?: SeatAt }
  | { readonly told: 'unregister'; readonly player: PlayerId }
  /** With its price taken; together with an add-on only in the final offer (PT-937). */
  | { readonly told: 'rebuy'; readonly player: PlayerId; readonly withAddOn?: boolean }
  /** No, or no money: the offer of a rebuy lapses at once (PT-935). */
  | { readonly told: 'decline-rebuy'; readonly player: PlayerId }
  | { readonly told: 'add-on'; readonly player: PlayerId }
  /** The pots have been awarded: stacks by seat, and who took the chips of those who have none left. */
  | {
      readonly told: 'hand-ended';
      readonly table: number;
      readonly hand: number;
      readonly stacks: readonly number[];
      readonly takers?: Readonly<Record<number, Takers>>;
      /** Cards were shown: the hand is given the time to be seen. */
      readonly isShown?: boolean;
    }
  /** Fastforward: the player has folded, or will when the turn comes, and is off to another table with this stack (PP-137, PP-141). */
  | { readonly told: 'fold-and-move'; readonly table: number; readonly seat: number; readonly stack: number }
  /** The connection did not come back in time (PI-904). */
  | { readonly told: 'remove'; readonly player: PlayerId }
  | { readonly told: 'disqualify'; readonly player: PlayerId }
  /** A fault of the operator's: hands in progress are void and the clocks stop (PI-909). */
  | { readonly told: 'fault' }
  | { readonly told: 'resume' }
  | { readonly told: 'postpone'; readonly startsAt: Instant }
  | { readonly told: 'cancel' }
  /** All players left have agreed to divide what is unpaid (PT-918). */
  | { readonly told: 'agree-deal'; readonly players: readonly PlayerId[] }
  | { readonly told: 'change-terms'; readonly terms: Terms };

export type CommandOf<Kind extends Command['told']> = Extract<Command, { told: Kind }>;
