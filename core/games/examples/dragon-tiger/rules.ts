/** The parameters of Dragon Tiger, with the rule page's figures as defaults. */
import { z } from 'zod';
import { decks, inOrder, money, payout, seconds, whole } from '../../../base/parameters.ts';

export const rules = z
  .strictObject({
    decks: decks(8, 'DT-001'),
    bettingSeconds: seconds(15, 'DT-003'),
    stakeMin: money(100, 'DT-009'),
    stakeMax: money(500_000, 'DT-009'),
    tieStakeMax: money(50_000, 'DT-010'),
    winMax: money(50_000_000, 'DT-011'),
    cutCardFromEnd: whole(52, { from: 2, to: 104 }, 'DT-002'),
    payouts: z
      .strictObject({
        side: payout('1', 'DT-015'),
        tie: payout('11', 'DT-016'),
        suitedTie: payout('50', 'DT-017'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'DT-009'), inOrder('stakeMin', 'tieStakeMax', 'DT-010'));

export type Rules = z.output<typeof rules>;
