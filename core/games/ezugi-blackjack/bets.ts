/** The main bet of a seat and its two side bets. */
import { present } from '../../base/invariant.ts';
import type { Spot } from '../../base/ids.ts';
import type { SpotTerms } from '../../round/betting.ts';
import type { Pay } from '../../round/settle.ts';
import type { Wager } from '../../round/wager.ts';
import type { PayingSpot } from '../table.ts';
import type { Outcome } from './procedure.ts';
import { type Rules, spots } from './rules.ts';
import { handWins, insuranceWin, partsWith } from './settle.ts';
import { onPair, onThree } from './side-bets.ts';

export function betsOf(rules: Rules): readonly PayingSpot<Outcome>[] {
  const { stakeMin, stakeMax, spotLimits } = rules;
  const limits = (spot: Spot): Pick<SpotTerms, 'spot' | 'least' | 'most'> => ({
    spot,
    least: { amount: spotLimits[spot]?.min ?? stakeMin, clause: 'BJ-E-032' },
    most: { amount: spotLimits[spot]?.max ?? stakeMax, clause: 'BJ-E-033' },
  });
  const pays = firstPart(rules);
  const [pair, three] = [onPair(rules), onThree(rules)];
  return [
    {
      ...limits(spots.main),
      name: 'Main',
      kind: 'main',
      clause: 'BJ-E-016',
      pays,
      wins: handWins(rules),
      beside: [insuranceWin(rules)],
      // Split once, both hands doubled, and insured by half the stake (BJ-E-047, BJ-E-910).
      growsTo: 4.5,
    },
    {
      ...limits(spots.perfectPair),
      name: 'Perfect Pair',
      kind: 'side',
      clause: 'BJ-E-022',
      needsMain: { clause: 'BJ-E-020' },
      pays,
      wins: pair.wins,
    },
    {
      ...limits(spots.twentyOnePlusThree),
      name: '21+3',
      kind: 'side',
      clause: 'BJ-E-026',
      needsMain: { clause: 'BJ-E-020' },
      pays,
      wins: three.wins,
    },
  ];
}

/** The first stake of the wager: its hand, or the first of a split. Money is counted part by part. */
function firstPart(rules: Rules): (outcome: Outcome, wager: Wager) => Pay {
  const parts = partsWith(rules);
  return (outcome, wager) => present(parts(outcome, wager)[0], 'a hand').pay;
}
