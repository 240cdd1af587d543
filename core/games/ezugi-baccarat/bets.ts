/** The nine bets of Live Baccarat (Ezugi): three main bets, six side bets. */
import { onBig, onEitherPair, onPair, onPerfectPair, onSide, onSmall, onTie, price } from '../baccarat/pays.ts';
import { type CoupSpot, layOut, type Range, spots } from '../baccarat/spots.ts';
import type { Rules } from './rules.ts';

export function betsOf({ stakeMin, stakeMax, spotLimits, payouts }: Rules): readonly CoupSpot[] {
  const range: Range = { least: stakeMin, leastClause: 'BAC-E-025', most: stakeMax, mostClause: 'BAC-E-026' };
  const [main, side] = [layOut('main', range, spotLimits), layOut('side', range, spotLimits)];
  const perfect = price(payouts.perfectPair, 'BAC-E-050');
  return [
    main(spots.player, 'BAC-E-014', onSide('player', price(payouts.player, 'BAC-E-043'), 'BAC-E-045')),
    main(spots.banker, 'BAC-E-015', onSide('banker', price(payouts.banker, 'BAC-E-042'), 'BAC-E-045')),
    main(spots.tie, 'BAC-E-016', onTie(price(payouts.tie, 'BAC-E-044'))),
    side(spots.playerPair, 'BAC-E-019', onPair('player', price(payouts.playerPair, 'BAC-E-046'))),
    side(spots.bankerPair, 'BAC-E-020', onPair('banker', price(payouts.bankerPair, 'BAC-E-047'))),
    side(spots.big, 'BAC-E-021', onBig(price(payouts.big, 'BAC-E-048'))),
    side(spots.small, 'BAC-E-022', onSmall(price(payouts.small, 'BAC-E-049'))),
    side(spots.perfectPair, 'BAC-E-023', onPerfectPair(perfect, perfect)), // BAC-E-922: paid once, even if both hands qualify
    side(spots.eitherPair, 'BAC-E-024', onEitherPair(price(payouts.eitherPair, 'BAC-E-051'))),
  ];
}
