/** The parameters of Peek Baccarat, with the rule book's figures as defaults. */
import { z } from 'zod';
import { decks, flag, inOrder, money, payout, percent, seconds, weights, whole } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    decks: decks(8, 'PB-009'),
    bettingSeconds: seconds(14, 'PB-006'),
    peekSeconds: seconds(10, 'PB-906'),
    stakeMin: money(100, 'PB-003'),
    stakeMax: money(500_000, 'PB-004'),
    winMax: money(50_000_000, 'PB-005'),
    allowOpposite: flag(false, 'PB-907'),
    cutCardFromEnd: whole(52, { from: 14, to: 104 }, 'PB-914'),
    feePercent: percent(20, 'PB-020'),
    revealed: weights({ '1': 45, '2': 30, '3': 15, '4': 10 }, 'PB-901'),
    payouts: z
      .strictObject({
        player: payout('1', 'PB-047'),
        banker: payout('0.95', 'PB-048'),
        tie: payout('8', 'PB-049'),
        playerPair: payout('11', 'PB-050'),
        bankerPair: payout('11', 'PB-051'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'PB-004'));

export type Rules = z.output<typeof rules>;
