/** The parameters of Red Envelope Baccarat, with the rule book's figures as defaults. */
import { z } from 'zod';
import { type BonusClauses, bonusPayouts, sideBetParameters } from '../baccarat/side-bets.ts';
import {
  decks,
  flag,
  inOrder,
  money,
  payout,
  payoutWeights,
  percent,
  seconds,
  weights,
  whole,
} from '../../base/parameters.ts';

export const bonusClauses: BonusClauses = {
  nine: 'RE-044',
  eight: 'RE-045',
  seven: 'RE-046',
  six: 'RE-047',
  five: 'RE-048',
  four: 'RE-049',
  natural: 'RE-050',
};

/** The odds an envelope can boost a bet to, and those it replaces. */
interface Boosts {
  readonly envelope: Readonly<Record<'tie' | 'pair', Readonly<Record<string, number>>>>;
  readonly payouts: Readonly<Record<'tie' | 'playerPair' | 'bankerPair', string>>;
}

const higher = (a: string, b: string): string => (Number(a) > Number(b) ? a : b);

export const rules = z
  .strictObject({
    decks: decks(8, 'RE-902'),
    bettingSeconds: seconds(14, 'RE-904'),
    stakeMin: money(100, 'RE-904'),
    stakeMax: money(500_000, 'RE-904'),
    sideStakeMin: money(100, 'RE-904'),
    sideStakeMax: money(100_000, 'RE-904'),
    winMax: money(50_000_000, 'RE-904'),
    allowOpposite: flag(false, 'RE-901'),
    cutCardFromEnd: whole(52, { from: 14, to: 104 }, 'RE-902'),
    ...sideBetParameters('RE-908'),
    envelope: z
      .strictObject({
        percent: percent(15, 'RE-914'),
        shares: weights({ tie: 1, playerPair: 1, bankerPair: 1 }, 'RE-914'),
        tie: payoutWeights({ '15': 50, '25': 30, '50': 15, '88': 5 }, 'RE-915'),
        pair: payoutWeights({ '15': 50, '25': 35, '50': 12, '88': 3 }, 'RE-916'),
      })
      .prefault({}),
    payouts: z
      .strictObject({
        player: payout('1', 'RE-034'),
        banker: payout('1', 'RE-035'),
        bankerWithSix: payout('0.5', 'RE-036'),
        tie: payout('8', 'RE-037'),
        superSix: payout('15', 'RE-038'),
        playerPair: payout('11', 'RE-039'),
        bankerPair: payout('11', 'RE-040'),
        perfectPair: payout('25', 'RE-041'),
        perfectPairBoth: payout('200', 'RE-042'),
        anyPair: payout('5', 'RE-043'),
        bonus: bonusPayouts(bonusClauses),
      })
      .prefault({}),
  })
  .check(
    z.superRefine<Boosts>(({ envelope, payouts }, context) => {
      const boosted = { tie: payouts.tie, pair: higher(payouts.playerPair, payouts.bankerPair) } as const;
      for (const bet of ['tie', 'pair'] as const) {
        if (Object.keys(envelope[bet]).every((value) => Number(value) > Number(boosted[bet]))) continue;
        const message = `must be above the bet's own payout, ${boosted[bet]} to one (RE-033)`;
        context.addIssue({ code: 'custom', path: ['envelope', bet], message });
      }
    }),
  )
  .check(inOrder('stakeMin', 'stakeMax', 'RE-904'), inOrder('sideStakeMin', 'sideStakeMax', 'RE-904'));

export type Rules = z.output<typeof rules>;
