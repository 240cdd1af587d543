/** The parameters of Royal Poker, with the rule book's figures as defaults. */
import { annulOnDisconnect } from '../annul.ts';
import { z } from 'zod';
import { inOrder, money, payout, seconds } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    bettingSeconds: seconds(12, 'RP-006'),
    firstSeconds: seconds(12, 'RP-922'),
    secondSeconds: seconds(12, 'RP-922'),
    exchangeSeconds: seconds(12, 'RP-922'),
    stakeMin: money(50, 'RP-003'),
    stakeMax: money(50_000, 'RP-004'),
    winMax: money(15_000_000, 'RP-005'),
    // Minimum table odds of a hand: 3 admits plain Three of a Kind.
    insuranceFrom: payout('4', 'RP-916'),
    annulOnDisconnect: annulOnDisconnect('RP-923'),
    // A double combination pays the sum of two (RP-915).
    payouts: z
      .strictObject({
        royalFlush: payout('100', 'RP-043'),
        straightFlush: payout('50', 'RP-044'),
        fourOfAKind: payout('20', 'RP-045'),
        fullHouse: payout('7', 'RP-046'),
        flush: payout('5', 'RP-047'),
        straight: payout('4', 'RP-048'),
        threeOfAKind: payout('3', 'RP-049'),
        twoPairs: payout('2', 'RP-050'),
        pair: payout('1', 'RP-051'),
        aceKing: payout('1', 'RP-052'),
        ante: payout('1', 'RP-904'),
        insurance: payout('1', 'RP-919'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'RP-004'));

export type Rules = z.output<typeof rules>;
