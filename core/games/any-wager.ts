/** A wager for computing odds, where only the spot matters. */
import { playerId, type Spot } from '../base/ids.ts';
import { cents, nothing } from '../base/money.ts';
import type { Wager } from '../round/wager.ts';

/** Each spot gets its own player, so that choices made on one do not affect another. */
export const anyWager = (spot: Spot): Wager => ({
  player: playerId(`on ${spot}`),
  spot,
  stake: cents(100),
  fee: nothing,
});
