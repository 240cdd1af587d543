/** The two bets of Casino War, each of which stands alone (CW-903). */
import { odds, parseOdds } from '../../base/odds.ts';
import type { PayingSpot } from '../table.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';
import { mainPays, tiePays } from './settle.ts';
import { spots } from './war.ts';

export function betsOf(rules: Rules): readonly PayingSpot<Outcome>[] {
  const { stakeMin, stakeMax, tieStakeMin, tieStakeMax, payouts } = rules;
  return [
    {
      spot: spots.main,
      name: 'Main',
      kind: 'main',
      clause: 'CW-001',
      least: { amount: stakeMin, clause: 'CW-904' },
      most: { amount: stakeMax, clause: 'CW-904' },
      pays: mainPays(rules),
      best: parseOdds(payouts.main),
      // Who goes to war stakes as much again.
      growsTo: 2,
    },
    {
      spot: spots.tie,
      name: 'Tie',
      kind: 'main',
      clause: 'CW-002',
      least: { amount: tieStakeMin, clause: 'CW-904' },
      most: { amount: tieStakeMax, clause: 'CW-904' },
      pays: tiePays(rules),
      best: [payouts.oneTie, payouts.twoTies, payouts.threeTies, payouts.fourTies]
        .map(parseOdds)
        .reduce((best, other) => (other.win * best.per > best.win * other.per ? other : best), odds(0)),
    },
  ];
}
