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
  /** Only the current time. */
  | { readonly told: 'time' }
  /** The random number generator's answer to the draw asked for. */
  | { readonly told: 'drawn'; readonly picked: readonly string[] }
  /** Entry, late entry or re-entry, already paid for; a Sit & Go lets the player pick a seat (PT-903). */
  | { readonly told: 'register'; readonly player: PlayerId; readonly seat?: SeatAt }
  | { readonly told: 'unregister'; readonly player: PlayerId }
  /** Already paid for; together with an add-on only in the final offer (PT-937). */
  | { readonly told: 'rebuy'; readonly player: PlayerId; readonly withAddOn?: boolean }
  /** Declined, or no money: the rebuy offer lapses at once (PT-935). */
  | { readonly told: 'decline-rebuy'; readonly player: PlayerId }
  | { readonly told: 'add-on'; readonly player: PlayerId }
  /** The pots have been awarded: stacks by seat, and who took the chips of those who have none left. */
  | {
      readonly told: 'hand-ended';
      readonly table: number;
      readonly hand: number;
      readonly stacks: readonly number[];
      readonly takers?: Readonly<Record<number, Takers>>;
      /** Cards were shown: the next hand waits until they have been seen. */
      readonly isShown?: boolean;
    }
  /**
   * Fastforward: the player has folded, or will on their turn, and leaves for another table with this stack (PP-137,
   * PP-141).
   */
  | { readonly told: 'fold-and-move'; readonly table: number; readonly seat: number; readonly stack: number }
  /** The connection did not come back in time (PI-904). */
  | { readonly told: 'remove'; readonly player: PlayerId }
  | { readonly told: 'disqualify'; readonly player: PlayerId }
  /** An operator fault: hands in progress are void and the clocks stop (PI-909). */
  | { readonly told: 'fault' }
  | { readonly told: 'resume' }
  | { readonly told: 'postpone'; readonly startsAt: Instant }
  | { readonly told: 'cancel' }
  /** All remaining players have agreed to divide what is unpaid (PT-918). */
  | { readonly told: 'agree-deal'; readonly players: readonly PlayerId[] }
  | { readonly told: 'change-terms'; readonly terms: Terms };

export type CommandOf<Kind extends Command['told']> = Extract<Command, { told: Kind }>;
