/** The parameters of Casino War, with the rule book's figures as defaults. */
import { z } from 'zod';
import { decks, inOrder, money, payout, seconds, whole } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    decks: decks(8, 'CW-901'),
    bettingSeconds: seconds(14, 'CW-904'),
    warSeconds: seconds(8, 'CW-904'),
    stakeMin: money(100, 'CW-904'),
    stakeMax: money(500_000, 'CW-904'),
    tieStakeMin: money(100, 'CW-904'),
    tieStakeMax: money(50_000, 'CW-904'),
    winMax: money(50_000_000, 'CW-904'),
    // A round takes at most 17 cards: eight compared and nine burned.
    cutCardFromEnd: whole(52, { from: 17, to: 104 }, 'CW-905'),
    payouts: z
      .strictObject({
        main: payout('1', 'CW-016'),
        oneTie: payout('10', 'CW-017'),
        twoTies: payout('25', 'CW-018'),
        threeTies: payout('50', 'CW-019'),
        fourTies: payout('200', 'CW-020'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'CW-904'), inOrder('tieStakeMin', 'tieStakeMax', 'CW-904'));

export type Rules = z.output<typeof rules>;
