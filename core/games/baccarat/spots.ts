/** The family's spots by name, and how a game lays them out. */
import { type ClauseId, type Spot, spotId } from '../../base/ids.ts';
import type { Cents } from '../../base/money.ts';
import type { SpotTerms } from '../../round/betting.ts';
import type { Pay } from '../../round/settle.ts';
import type { SpotLimits } from '../../base/parameters.ts';
import type { PayingSpot } from '../table.ts';
import type { Classes } from './count/classes.ts';
import type { Coup } from './coup.ts';
import type { PayFor } from './pays.ts';

export const spots = {
  player: spotId('player'),
  banker: spotId('banker'),
  tie: spotId('tie'),
  playerPair: spotId('player-pair'),
  bankerPair: spotId('banker-pair'),
  big: spotId('big'),
  small: spotId('small'),
  perfectPair: spotId('perfect-pair'),
  eitherPair: spotId('either-pair'),
  superSix: spotId('super-6'),
  playerBonus: spotId('player-bonus'),
  bankerBonus: spotId('banker-bonus'),
} as const;

/** Player and Banker: the pair that a page may forbid one player to hold together. */
export const opposites: readonly [Spot, Spot] = [spots.player, spots.banker];

/** A spot whose pay follows from the coup alone; `settledBy` says which part of the coup decides it. */
export interface CoupSpot extends PayingSpot<Coup> {
  readonly pays: (coup: Coup) => Pay;
  readonly settledBy: Classes;
}

/** The minimum and maximum of a spot, with their clauses. */
export interface Range {
  readonly least: Cents;
  readonly leastClause: ClauseId;
  readonly most: Cents;
  readonly mostClause: ClauseId;
}

/** Lays out main or side bets: `bet` is the clause that defines the bet. */
export const layOut =
  (kind: SpotTerms['kind'], range: Range, limits: SpotLimits = {}) =>
  (
    spot: Spot,
    bet: ClauseId,
    payFor: PayFor,
    more: Pick<SpotTerms, 'fee'> & { readonly name?: string } = {},
  ): CoupSpot => ({
    spot,
    name: spot
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
    kind,
    clause: bet,
    least: { amount: limits[spot]?.min ?? range.least, clause: range.leastClause },
    most: { amount: limits[spot]?.max ?? range.most, clause: range.mostClause },
    ...more,
    ...payFor(bet),
  });
