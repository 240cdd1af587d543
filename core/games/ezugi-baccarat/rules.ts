/** The parameters of Live Baccarat (Ezugi), with the rule book's figures as defaults. */
import { z } from 'zod';
import { spots } from '../baccarat/spots.ts';
import { decks, flag, inOrder, money, payout, seconds, spotLimits, whole } from '../../base/parameters.ts';

const bets = [
  spots.player,
  spots.banker,
  spots.tie,
  spots.playerPair,
  spots.bankerPair,
  spots.big,
  spots.small,
  spots.perfectPair,
  spots.eitherPair,
];

export const rules = z
  .strictObject({
    decks: decks(8, 'BAC-E-003'),
    bettingSeconds: seconds(18, 'BAC-E-005'),
    stakeMin: money(50, 'BAC-E-025'),
    stakeMax: money(500_000, 'BAC-E-026'),
    spotLimits: spotLimits(bets, 'BAC-E-028'),
    winMax: money(1_250_000, 'BAC-E-923'),
    allowOpposite: flag(true, 'BAC-E-925'),
    maxDealerScans: whole(3, { from: 1, to: 9 }, 'BAC-E-083'),
    burnPerRound: whole(0, { from: 0, to: 1 }, 'BAC-E-908'),
    cutCardFromEnd: whole(16, { from: 14, to: 104 }, 'BAC-E-909'),
    payouts: z
      .strictObject({
        player: payout('1', 'BAC-E-043'),
        banker: payout('0.95', 'BAC-E-042'),
        tie: payout('8', 'BAC-E-044'),
        playerPair: payout('11', 'BAC-E-046'),
        bankerPair: payout('11', 'BAC-E-047'),
        big: payout('0.54', 'BAC-E-048'),
        small: payout('1.5', 'BAC-E-049'),
        perfectPair: payout('25', 'BAC-E-050'),
        eitherPair: payout('5', 'BAC-E-051'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'BAC-E-026'));

export type Rules = z.output<typeof rules>;
