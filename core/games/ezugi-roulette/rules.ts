/** The parameters of Live Roulette (Ezugi), with the rule page's figures as defaults. */
import { z } from 'zod';
import type { ClauseId } from '../../base/ids.ts';
import { flag, inOrder, money, payout, seconds, whole } from '../../base/parameters.ts';

const limits = (min: number, max: number, clause: ClauseId) =>
  z
    .strictObject({ min: money(min, clause), max: money(max, clause) })
    .check(inOrder('min', 'max', clause))
    .prefault({});

export const rules = z
  .strictObject({
    bettingSeconds: seconds(23, 'RO-E-002'),
    stakeMin: money(10, 'RO-E-029'),
    stakeMax: money(300_000, 'RO-E-030'),
    limits: z
      .strictObject({
        single: limits(10, 15_000, 'RO-E-032'),
        split: limits(10, 30_000, 'RO-E-033'),
        street: limits(10, 40_000, 'RO-E-034'),
        corner: limits(10, 60_000, 'RO-E-035'),
        sixLine: limits(10, 90_000, 'RO-E-036'),
        column: limits(100, 180_000, 'RO-E-037'),
        dozen: limits(100, 180_000, 'RO-E-038'),
        redBlack: limits(100, 300_000, 'RO-E-039'),
        evenOdd: limits(100, 300_000, 'RO-E-040'),
        lowHigh: limits(100, 300_000, 'RO-E-041'),
      })
      .prefault({}),
    /** In cents; 0 means no limit. */
    winMax: whole(0, { from: 0, to: 10_000_000_000 }, 'RO-E-912'),
    neighbourPairs: whole(2, { from: 1, to: 9 }, 'RO-E-910'),
    automaticWheel: flag(false, 'RO-E-044'),
    minTurns: whole(4, { from: 1, to: 20 }, 'RO-E-046'),
    /** A longer ride on the wheel is a No Spin. */
    maxRideTurns: whole(3, { from: 1, to: 20 }, 'RO-E-085'),
    /** Whether the floor may enter a number from the recording when no reader has read it. */
    manualResultEntry: flag(false, 'RO-E-922'),
    payouts: z
      .strictObject({
        single: payout('35', 'RO-E-048'),
        split: payout('17', 'RO-E-049'),
        street: payout('11', 'RO-E-050'),
        corner: payout('8', 'RO-E-051'),
        sixLine: payout('5', 'RO-E-052'),
        column: payout('2', 'RO-E-053'),
        dozen: payout('2', 'RO-E-054'),
        redBlack: payout('1', 'RO-E-055'),
        evenOdd: payout('1', 'RO-E-056'),
        lowHigh: payout('1', 'RO-E-057'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'RO-E-030'));

export type Rules = z.output<typeof rules>;
