/** The five bets of Peek Baccarat; only Player and Banker carry the fee. */
import { odds } from '../../base/odds.ts';
import { onPair, onSide, onTie, price } from '../baccarat/pays.ts';
import { type CoupSpot, layOut, type Range, spots } from '../baccarat/spots.ts';
import { raises } from './raise.ts';
import type { Rules } from './rules.ts';

export function betsOf({ stakeMin, stakeMax, feePercent, payouts }: Rules): readonly CoupSpot[] {
  const range: Range = { least: stakeMin, leastClause: 'PB-003', most: stakeMax, mostClause: 'PB-004' };
  const [main, side] = [layOut('main', range), layOut('side', range)];
  // PB-904: tripled at most.
  const growsTo = 1 + raises.triple;
  const fee = { fee: { part: odds(feePercent, 100), clause: 'PB-020' }, growsTo } as const;
  return [
    main(spots.player, 'PB-016', onSide('player', price(payouts.player, 'PB-047'), 'PB-045'), fee),
    main(spots.banker, 'PB-016', onSide('banker', price(payouts.banker, 'PB-048'), 'PB-045'), fee),
    main(spots.tie, 'PB-017', onTie(price(payouts.tie, 'PB-049'))),
    side(spots.playerPair, 'PB-018', onPair('player', price(payouts.playerPair, 'PB-050'))),
    side(spots.bankerPair, 'PB-019', onPair('banker', price(payouts.bankerPair, 'PB-051'))),
  ];
}
