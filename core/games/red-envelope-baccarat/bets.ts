/** The bets of Red Envelope Baccarat, without any envelope. */
import type { Spot } from '../../base/ids.ts';
import { present } from '../../base/invariant.ts';
import {
  onBankerExceptSix,
  onBonus,
  onEitherPair,
  onPair,
  onPerfectPair,
  onSide,
  onSuperSix,
  onTie,
  price,
} from '../baccarat/pays.ts';
import { bonusPrices, limitedByMain, type SideBetClauses } from '../baccarat/side-bets.ts';
import { type CoupSpot, layOut, spots } from '../baccarat/spots.ts';
import { bonusClauses, type Rules } from './rules.ts';

export function betsOf(rules: Rules): readonly CoupSpot[] {
  const { stakeMin, stakeMax, sideStakeMin, sideStakeMax, payouts } = rules;
  const limits = { leastClause: 'RE-904', mostClause: 'RE-904' } as const;
  const main = layOut('main', { ...limits, least: stakeMin, most: stakeMax });
  const side = layOut('side', { ...limits, least: sideStakeMin, most: sideStakeMax });
  const bonus = bonusPrices(payouts.bonus, bonusClauses, { naturalTie: 'RE-051', lost: 'RE-913' });
  const bankerPrices = [price(payouts.banker, 'RE-035'), price(payouts.bankerWithSix, 'RE-036')] as const;
  const perfectPrices = [price(payouts.perfectPair, 'RE-041'), price(payouts.perfectPairBoth, 'RE-042')] as const;
  return [
    main(spots.player, 'RE-901', onSide('player', price(payouts.player, 'RE-034'), 'RE-907')),
    main(spots.banker, 'RE-901', onBankerExceptSix(...bankerPrices, 'RE-907')),
    main(spots.tie, 'RE-901', onTie(price(payouts.tie, 'RE-037'))),
    side(spots.playerPair, 'RE-004', onPair('player', price(payouts.playerPair, 'RE-039'))),
    side(spots.bankerPair, 'RE-006', onPair('banker', price(payouts.bankerPair, 'RE-040'))),
    side(spots.perfectPair, 'RE-008', onPerfectPair(...perfectPrices)),
    side(spots.eitherPair, 'RE-911', onEitherPair(price(payouts.anyPair, 'RE-043')), { name: 'Any Pair' }),
    side(spots.superSix, 'RE-014', onSuperSix(price(payouts.superSix, 'RE-038'))),
    side(spots.playerBonus, 'RE-018', onBonus('player', bonus)),
    side(spots.bankerBonus, 'RE-021', onBonus('banker', bonus)),
  ].map(limitedByMain(rules, shareClausesOf));
}

/** Every side bet, pairs included, is limited by the total main bet; the page has a clause for each. */
const shareClauses: ReadonlyMap<Spot, SideBetClauses> = new Map([
  [spots.playerPair, { needsMain: 'RE-910', share: 'RE-910', lateShare: 'RE-005' }],
  [spots.bankerPair, { needsMain: 'RE-910', share: 'RE-910', lateShare: 'RE-007' }],
  [spots.perfectPair, { needsMain: 'RE-910', share: 'RE-010', lateShare: 'RE-011' }],
  [spots.eitherPair, { needsMain: 'RE-910', share: 'RE-012', lateShare: 'RE-013' }],
  [spots.superSix, { needsMain: 'RE-015', share: 'RE-016', lateShare: 'RE-017' }],
  [spots.playerBonus, { needsMain: 'RE-910', share: 'RE-019', lateShare: 'RE-020' }],
  [spots.bankerBonus, { needsMain: 'RE-910', share: 'RE-022', lateShare: 'RE-023' }],
]);

const shareClausesOf = (spot: Spot): SideBetClauses => present(shareClauses.get(spot), `share clauses of ${spot}`);
