/** The two bets of Casino War; either can be made alone (CW-903). */
import type { PayingSpot } from '../table.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';
import { mainPays, mainWins, tiePays, tieWins } from './settle.ts';
import { spots } from './war.ts';

export function betsOf(rules: Rules): readonly PayingSpot<Outcome>[] {
  const { stakeMin, stakeMax, tieStakeMin, tieStakeMax } = rules;
  return [
    {
      spot: spots.main,
      name: 'Main',
      kind: 'main',
      clause: 'CW-001',
      least: { amount: stakeMin, clause: 'CW-904' },
      most: { amount: stakeMax, clause: 'CW-904' },
      pays: mainPays(rules),
      wins: mainWins(rules),
      // Going to war stakes the same amount again.
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
      wins: tieWins(rules).map((won, at) => ({ ...won, on: `ties/${at + 1}` })),
    },
  ];
}
