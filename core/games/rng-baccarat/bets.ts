/** The three zones of RNG Baccarat. */
import { onSide, onTie, price } from '../baccarat/pays.ts';
import { type CoupSpot, layOut, type Range, spots } from '../baccarat/spots.ts';
import type { Rules } from './rules.ts';

export function betsOf({ stakeMin, stakeMax, spotLimits, payouts }: Rules): readonly CoupSpot[] {
  const range: Range = { least: stakeMin, leastClause: 'RB-903', most: stakeMax, mostClause: 'RB-028' };
  const zone = layOut('main', range, spotLimits);
  return [
    zone(spots.player, 'RB-025', onSide('player', price(payouts.player, 'RB-901'), 'RB-048')),
    zone(spots.banker, 'RB-025', onSide('banker', price(payouts.banker, 'RB-901'), 'RB-048')),
    zone(spots.tie, 'RB-025', onTie(price(payouts.tie, 'RB-901'))),
  ];
}
