/** The bets of Bonus Baccarat: three main bets, four pair bets, two bonus bets. */
import { onBonus, onEitherPair, onPair, onPerfectPair, onSide, onTie, price } from '../baccarat/pays.ts';
import { bonusPrices, limitedByMain, type SideBetClauses } from '../baccarat/side-bets.ts';
import { type CoupSpot, layOut, spots } from '../baccarat/spots.ts';
import { bonusClauses, type Rules } from './rules.ts';

const shareClauses: SideBetClauses = { needsMain: 'BB-907', share: 'BB-907', lateShare: 'BB-907' };

export function betsOf(rules: Rules): readonly CoupSpot[] {
  const { stakeMin, stakeMax, sideStakeMin, sideStakeMax, payouts } = rules;
  const limits = { leastClause: 'BB-903', mostClause: 'BB-903' } as const;
  const main = layOut('main', { ...limits, least: stakeMin, most: stakeMax });
  const side = layOut('side', { ...limits, least: sideStakeMin, most: sideStakeMax });
  const bonus = bonusPrices(payouts.bonus, bonusClauses, { naturalTie: 'BB-035', lost: 'BB-906' });
  const perfect = price(payouts.perfectPair, 'BB-027');
  return [
    main(spots.player, 'BB-003', onSide('player', price(payouts.player, 'BB-021'), 'BB-904')),
    main(spots.banker, 'BB-003', onSide('banker', price(payouts.banker, 'BB-022'), 'BB-904')),
    main(spots.tie, 'BB-003', onTie(price(payouts.tie, 'BB-023'))),
    side(spots.playerPair, 'BB-004', onPair('player', price(payouts.playerPair, 'BB-024'))),
    side(spots.bankerPair, 'BB-005', onPair('banker', price(payouts.bankerPair, 'BB-025'))),
    side(spots.eitherPair, 'BB-011', onEitherPair(price(payouts.anyPair, 'BB-026')), { name: 'Any Pair' }),
    side(spots.perfectPair, 'BB-012', onPerfectPair(perfect, price(payouts.perfectPairBoth, 'BB-905'))),
    side(spots.playerBonus, 'BB-013', onBonus('player', bonus)),
    side(spots.bankerBonus, 'BB-014', onBonus('banker', bonus)),
  ].map(limitedByMain(rules, () => shareClauses));
}
