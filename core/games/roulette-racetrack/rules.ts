/** The parameters of Racetrack Roulette, with the rule page's figures as defaults. */
import { z } from 'zod';
import { flag, inOrder, money, payout, seconds, whole } from '../../base/parameters.ts';

export const rules = z
  .strictObject({
    doubleZero: flag(false, 'RT-901'),
    bettingSeconds: seconds(18, 'RT-922'),
    stakeMin: money(20, 'RT-922'),
    /** For a straight bet; every other position takes this times the numbers it covers. */
    straightMax: money(50_000, 'RT-922'),
    winMax: money(50_000_000, 'RT-922'),
    neighbours: whole(2, { from: 1, to: 9 }, 'RT-921'),
    payouts: z
      .strictObject({
        straight: payout('35', 'RT-905'),
        split: payout('17', 'RT-906'),
        street: payout('11', 'RT-907'),
        corner: payout('8', 'RT-908'),
        sixLine: payout('5', 'RT-909'),
        dozenColumn: payout('2', 'RT-910'),
        evenChances: payout('1', 'RT-911'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'straightMax', 'RT-922'));

export type Rules = z.output<typeof rules>;
