/** The parameters of Bonus Baccarat, with the rule book's figures as defaults. */
import { z } from 'zod';
import { type BonusClauses, bonusPayouts, sideBetParameters } from '../baccarat/side-bets.ts';
import { decks, flag, inOrder, money, payout, seconds, whole } from '../../base/parameters.ts';

export const bonusClauses: BonusClauses = {
  nine: 'BB-028',
  eight: 'BB-029',
  seven: 'BB-030',
  six: 'BB-031',
  five: 'BB-032',
  four: 'BB-033',
  natural: 'BB-034',
};

export const rules = z
  .strictObject({
    decks: decks(8, 'BB-901'),
    bettingSeconds: seconds(14, 'BB-903'),
    stakeMin: money(100, 'BB-903'),
    stakeMax: money(500_000, 'BB-903'),
    sideStakeMin: money(100, 'BB-903'),
    sideStakeMax: money(100_000, 'BB-903'),
    winMax: money(50_000_000, 'BB-903'),
    allowOpposite: flag(true, 'BB-003'),
    cutCardFromEnd: whole(52, { from: 14, to: 104 }, 'BB-901'),
    ...sideBetParameters('BB-907'),
    payouts: z
      .strictObject({
        player: payout('1', 'BB-021'),
        banker: payout('0.95', 'BB-022'),
        tie: payout('8', 'BB-023'),
        playerPair: payout('11', 'BB-024'),
        bankerPair: payout('11', 'BB-025'),
        anyPair: payout('5', 'BB-026'),
        perfectPair: payout('25', 'BB-027'),
        perfectPairBoth: payout('25', 'BB-905'),
        bonus: bonusPayouts(bonusClauses),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'BB-903'), inOrder('sideStakeMin', 'sideStakeMax', 'BB-903'));

export type Rules = z.output<typeof rules>;
