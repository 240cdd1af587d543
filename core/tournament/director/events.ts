/** Events of the director: what the tables do next, what the ledger moves, what players are told. */
import type { ClauseId, PlayerId } from '../../base/ids.ts';
import type { Cents } from '../../base/money.ts';
import type { Card } from '../../cards/card.ts';
import type { HandTerms } from '../../poker/hand/terms.ts';
import type { Instant, SeatAt } from './commands.ts';

/** A player's entry: each re-entry is a separate entry (PT-921). */
export interface Who {
  readonly entry: number;
  readonly player: PlayerId;
}

/** A line of the final results. */
export interface Result extends Who {
  readonly place: number;
  readonly prize: Cents;
  readonly bounties: Cents;
}

export type MoveReason = 'balance' | 'break' | 'final-table' | 'pool-closed';

export type TournamentEvent =
  // Money. Each moves once: payments, refunds, winnings.
  | ({ readonly said: 'entered'; readonly kind: EntryKind; readonly price: Cents; readonly fee: Cents } & Who)
  | ({
      readonly said: 'bought';
      readonly what: 'rebuy' | 'add-on';
      readonly price: Cents;
      readonly fee: Cents;
      readonly chips: number;
    } & Who)
  | ({ readonly said: 'refunded'; readonly amount: Cents; readonly clause: ClauseId } & Who)
  | ({ readonly said: 'bounty-won'; readonly amount: Cents; readonly of: number; readonly clause: ClauseId } & Who)
  /** `place` is 0 where the pool is divided without places. */
  | ({ readonly said: 'prize-won'; readonly place: number; readonly amount: Cents; readonly clause: ClauseId } & Who)
  /** The Company tops up the pool (PT-959), or pays back more than it holds (PT-952). */
  | { readonly said: 'house-added'; readonly amount: Cents; readonly clause: ClauseId }
  /** The Company's top-up, when nobody plays for it any more. */
  | { readonly said: 'house-returned'; readonly amount: Cents; readonly clause: ClauseId }
  // Before the start.
  | ({ readonly said: 'unregistered' } & Who)
  | { readonly said: 'terms-changed'; readonly version: number }
  | { readonly said: 'postponed'; readonly startsAt: Instant }
  | { readonly said: 'registration-opened' }
  | { readonly said: 'registration-closed'; readonly clause: ClauseId }
  /** A Sit & Go is full: the next one of its kind opens (PT-902). */
  | { readonly said: 'another-opens' }
  // Tables.
  | { readonly said: 'started'; readonly entries: number }
  | { readonly said: 'stage-began'; readonly stage: number; readonly players: number; readonly final: boolean }
  | { readonly said: 'table-opened'; readonly table: number }
  | { readonly said: 'table-closed'; readonly table: number }
  | ({ readonly said: 'seated' } & Who & SeatAt)
  | ({ readonly said: 'moved'; readonly from: SeatAt; readonly to: SeatAt; readonly why: MoveReason } & Who)
  /** One card per player, clockwise from the first seat; the highest gets the button (PT-931). */
  | {
      readonly said: 'button-drawn';
      readonly table: number;
      readonly cards: readonly { readonly seat: number; readonly card: Card }[];
      readonly button: number;
    }
  | {
      readonly said: 'deal';
      readonly table: number;
      readonly hand: number;
      readonly level: number;
      readonly terms: HandTerms;
    }
  | { readonly said: 'hand-void'; readonly table: number; readonly hand: number; readonly clause: ClauseId }
  | { readonly said: 'hand-for-hand'; readonly on: boolean }
  | { readonly said: 'pool-closed' }
  // Time.
  | { readonly said: 'level'; readonly level: number; readonly endsAt: Instant }
  | { readonly said: 'break-due' }
  | { readonly said: 'break-began'; readonly until: Instant }
  | { readonly said: 'break-ended' }
  | { readonly said: 'paused'; readonly clause: ClauseId; readonly until: Instant }
  | { readonly said: 'resumed' }
  // Chips.
  | ({ readonly said: 'rebuy-offered'; readonly until: Instant } & Who)
  | { readonly said: 'rebuys-closed' }
  | { readonly said: 'add-ons-opened'; readonly until: Instant }
  | { readonly said: 'add-ons-closed' }
  // The end, in this order.
  | ({ readonly said: 'eliminated'; readonly why: 'busted' | 'disconnected' | 'outplayed' } & Who)
  | ({ readonly said: 'disqualified' } & Who)
  | ({ readonly said: 'advanced'; readonly stage: number } & Who)
  | { readonly said: 'prizes-fixed'; readonly pool: Cents; readonly prizes: readonly Cents[] }
  | ({ readonly said: 'placed'; readonly place: number; readonly sharedBy: number } & Who)
  | { readonly said: 'finished'; readonly results: readonly Result[] }
  | { readonly said: 'cancelled'; readonly clause: ClauseId };

export type EntryKind = 'entry' | 'late-entry' | 're-entry';
export type Say = (said: TournamentEvent) => void;
