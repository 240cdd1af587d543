/** The parameters of Live Blackjack (Ezugi), with the rule book's figures as defaults. */
import { z } from 'zod';
import { spotId } from '../../base/ids.ts';
import { decks, flag, inOrder, money, payout, seconds, spotLimits, whole } from '../../base/parameters.ts';

export const spots = {
  main: spotId('main'),
  perfectPair: spotId('perfect-pair'),
  twentyOnePlusThree: spotId('21+3'),
} as const;

export const rules = z
  .strictObject({
    decks: decks(8, 'BJ-E-004'),
    seats: whole(7, { from: 1, to: 7 }, 'BJ-E-002'),
    seatsPerPlayer: whole(2, { from: 1, to: 7 }, 'BJ-E-003'),
    bettingSeconds: seconds(23, 'BJ-E-007'),
    decisionSeconds: seconds(13, 'BJ-E-008'),
    stakeMin: money(500, 'BJ-E-032'),
    stakeMax: money(1_000_000, 'BJ-E-033'),
    spotLimits: spotLimits(Object.values(spots), 'BJ-E-035'),
    winMax: money(10_000_000, 'BJ-E-921'),
    dealerStandsSoft17: flag(true, 'BJ-E-904'),
    peekOnAce: flag(true, 'BJ-E-903'),
    peekOnTen: flag(true, 'BJ-E-903'),
    earlySurrender: flag(true, 'BJ-E-908'),
    maxSplits: whole(1, { from: 0, to: 1 }, 'BJ-E-049'),
    doubleAfterSplit: flag(true, 'BJ-E-910'),
    hitSplitAces: flag(false, 'BJ-E-910'),
    /** Has no effect. */
    anteRequired: flag(false, 'BJ-E-915'),
    maxDealerScans: whole(3, { from: 1, to: 9 }, 'BJ-E-105'),
    claimMaxTotal: whole(11, { from: 4, to: 20 }, 'BJ-E-933'),
    cutCardFromEnd: whole(208, { from: 52, to: 416 }, 'BJ-E-906'),
    burnAfterShuffle: whole(0, { from: 0, to: 10 }, 'BJ-E-906'),
    payouts: z
      .strictObject({
        blackjack: payout('1.5', 'BJ-E-060'),
        win: payout('1', 'BJ-E-061'),
        insurance: payout('2', 'BJ-E-062'),
        perfectPair: payout('25', 'BJ-E-063'),
        colouredPair: payout('12', 'BJ-E-064'),
        mixedPair: payout('6', 'BJ-E-065'),
        suitedTrips: payout('100', 'BJ-E-066'),
        straightFlush: payout('40', 'BJ-E-067'),
        threeOfAKind: payout('25', 'BJ-E-068'),
        straight: payout('10', 'BJ-E-069'),
        flush: payout('5', 'BJ-E-070'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'BJ-E-033'));

export type Rules = z.output<typeof rules>;
