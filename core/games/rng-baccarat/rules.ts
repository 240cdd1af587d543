/** The parameters of RNG Baccarat, with the rule book's figures as defaults. */
import { z } from 'zod';
import { spots } from '../baccarat/spots.ts';
import { decks, flag, inOrder, money, payout, seconds, spotLimits, whole } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    decks: decks(6, 'RB-007'),
    stakeMin: money(10, 'RB-903'),
    stakeMax: money(50_000, 'RB-903'),
    spotLimits: spotLimits([spots.player, spots.banker, spots.tie], 'RB-903'),
    allowOpposite: flag(false, 'RB-904'),
    payouts: z
      .strictObject({
        player: payout('1', 'RB-901'),
        banker: payout('0.95', 'RB-901'),
        tie: payout('8', 'RB-901'),
      })
      .prefault({}),
    idleDisconnectMinutes: whole(15, { from: 1, to: 60 }, 'RB-908'),
    reconnectBlockSeconds: seconds(30, 'RB-074'),
    settleAfterHours: whole(24, { from: 1, to: 240 }, 'RB-907'),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'RB-903'));

export type Rules = z.output<typeof rules>;
