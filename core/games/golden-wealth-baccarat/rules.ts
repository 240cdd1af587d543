/** The parameters of Golden Wealth Baccarat, with the rule book's figures as defaults. */
import { z } from 'zod';
import { decks, flag, inOrder, money, payout, percent, seconds, weights, whole } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    decks: decks(8, 'GW-009'),
    bettingSeconds: seconds(16, 'GW-006'),
    stakeMin: money(100, 'GW-003'),
    stakeMax: money(200_000, 'GW-004'),
    payoutMax: money(50_000_000, 'GW-908'),
    allowOpposite: flag(false, 'GW-910'),
    cutCardFromEnd: whole(52, { from: 14, to: 104 }, 'GW-915'),
    feePercent: percent(20, 'GW-901'),
    goldenCards: whole(5, { from: 1, to: 10 }, 'GW-025'),
    multipliers: weights({ '2': 50, '3': 42, '5': 7, '8': 1 }, 'GW-902'),
    commissionPercent: percent(5, 'GW-906'),
    sideOddsMax: whole(512, { from: 1, to: 1_000_000 }, 'GW-908'),
    pairOddsMax: whole(576, { from: 1, to: 1_000_000 }, 'GW-908'),
    payouts: z
      .strictObject({
        player: payout('1', 'GW-907'),
        banker: payout('1', 'GW-906'),
        tie: payout('5', 'GW-907'),
        playerPair: payout('9', 'GW-907'),
        bankerPair: payout('9', 'GW-907'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'GW-004'));

export type Rules = z.output<typeof rules>;
