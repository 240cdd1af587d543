/** The four bets of Dragon Tiger: their clauses, limits and pay. */
import { spotId } from '../../../base/ids.ts';
import { odds, parseOdds } from '../../../base/odds.ts';
import type { Limit } from '../../../round/betting.ts';
import { lose, part, type Pay, win } from '../../../round/settle.ts';
import type { PayingSpot } from '../../table.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';

const lost = lose('DT-014');
const halfBack = part(odds(1, 2), 'DT-018');

export function betsOf({ payouts, stakeMin, stakeMax, tieStakeMax }: Rules): readonly PayingSpot<Outcome>[] {
  const least: Limit = { amount: stakeMin, clause: 'DT-009' };
  const most: Limit = { amount: stakeMax, clause: 'DT-009' };
  const mostOnTies: Limit = { amount: tieStakeMax, clause: 'DT-010' };
  const sideWon = win(parseOdds(payouts.side), 'DT-015');
  const tied = win(parseOdds(payouts.tie), 'DT-016');
  const suited = win(parseOdds(payouts.suitedTie), 'DT-017');
  const side = (of: 'dragon' | 'tiger') => ({
    spot: spotId(of),
    kind: 'main' as const,
    least,
    most,
    wins: [sideWon],
    pays: ({ winner }: Outcome): Pay => (winner === 'tie' ? halfBack : winner === of ? sideWon : lost),
  });
  const tie = { kind: 'main' as const, least, most: mostOnTies };
  return [
    { ...side('dragon'), name: 'Dragon', clause: 'DT-005' },
    { ...side('tiger'), name: 'Tiger', clause: 'DT-006' },
    {
      ...tie,
      spot: spotId('tie'),
      name: 'Tie',
      clause: 'DT-007',
      wins: [tied],
      pays: ({ winner }) => (winner === 'tie' ? tied : lost),
    },
    {
      ...tie,
      spot: spotId('suited-tie'),
      name: 'Suited Tie',
      clause: 'DT-008',
      wins: [suited],
      pays: ({ isSuited }) => (isSuited ? suited : lost),
    },
  ];
}
