/** A wager for odds, where it matters what is bet on and not who bets. */
import { playerId, type Spot } from '../base/ids.ts';
import { cents, nothing } from '../base/money.ts';
import type { Wager } from '../round/wager.ts';

/** Every spot has a player of its own, so that choices made on one change nothing on another. */
export const anyWager = (spot: Spot): Wager => ({
  player: playerId(`on ${spot}`),
  spot,
  stake: cents(100),
  fee: nothing,
});
