/** The one bet of Royal Poker: the Ante. All other stakes follow from it by choice (RP-920). */
import { present } from '../../base/invariant.ts';
import type { PayingSpot } from '../table.ts';
import { ante } from './choices.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';
import { besideBet, betWins, endedWith, partsWith } from './settle.ts';

export function betsOf(rules: Rules): readonly PayingSpot<Outcome>[] {
  const [ended, parts] = [endedWith(rules), partsWith(rules)];
  return [
    {
      spot: ante,
      name: 'Ante',
      kind: 'main',
      clause: 'RP-020',
      least: { amount: rules.stakeMin, clause: 'RP-003' },
      most: { amount: rules.stakeMax, clause: 'RP-004' },
      /** The first of its stakes: the Bet, or the Ante of a player who folded. Money is counted part by part. */
      pays: (outcome, wager) => present(parts(ended(outcome, wager))[0], 'a part').pay,
      wins: betWins(rules),
      beside: besideBet(rules),
      // The Bet is what wins, and it is twice the Ante.
      growsTo: 2,
    },
  ];
}
