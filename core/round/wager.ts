/** A wager: money that a player has placed on a spot, with the game's fee for it. */
import type { Holder, PlayerId, Seat, Spot } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';

export interface Wager {
  readonly player: PlayerId;
  readonly seat?: Seat;
  readonly spot: Spot;
  readonly stake: Cents;
  /** Never part of the stake for payouts; 0 in games without fees. */
  readonly fee: Cents;
}

/** Who decides for this wager. */
export const holderOf = (wager: Wager): Holder => wager.seat ?? wager.player;
