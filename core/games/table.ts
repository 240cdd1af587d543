/** Puts a banked table together from what a game says: its spots, its deal and what each spot pays. */
import type { ClauseId, Place, Spot } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { type Cents, nothing } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import { type BettingTerms, checkWagers, type Limit, type SpotTerms } from '../round/betting.ts';
import type { Procedure } from '../round/procedure.ts';
import { type Cap, type Pay, settle } from '../round/settle.ts';
import type { Wager } from '../round/wager.ts';
import type { SpotChances } from './chances.ts';
import type { ShoeTerms, Table } from './game.ts';

/** A spot: the terms it is bet on, and what it pays. */
export interface PayingSpot<Outcome> extends SpotTerms {
  readonly pays: (outcome: Outcome) => Pay;
  /** The best it can pay, for the ceiling on a single stake. */
  readonly best: Odds;
}

export interface TableParts<Outcome> {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly places: readonly Place[];
  readonly spots: readonly PayingSpot<Outcome>[];
  readonly betting: Omit<BettingTerms, 'spots' | 'ceiling'>;
  /** No single stake may be able to win more than this. */
  readonly ceiling?: Limit;
  readonly shoe: ShoeTerms;
  readonly decksClause: ClauseId;
  readonly cap: Cap | undefined;
  deal(wagers: readonly Wager[]): Procedure<Outcome>;
  readonly raisedOn?: (outcome: Outcome, wager: Wager) => Cents;
  chances(): readonly SpotChances[];
  readonly bestPlay?: NonNullable<Table['bestPlay']>;
}

const notRaised = (): Cents => nothing;

export function bankedTable<Outcome>(parts: TableParts<Outcome>): Table<Outcome> {
  const spots = new Map(parts.spots.map((spot) => [spot.spot, spot]));
  const spotOf = (spot: Spot) => spots.get(spot) ?? broken(`there is no spot ${spot}`);
  const pays = new Map(parts.spots.map((spot) => [spot.spot, spot.pays]));
  const { ceiling, cap, bestPlay } = parts;
  const betting: BettingTerms = {
    ...parts.betting,
    spots,
    ...(ceiling === undefined ? {} : { ceiling: { limit: ceiling, bestOdds: (spot) => spotOf(spot).best } }),
  };
  const raisedOn = parts.raisedOn ?? notRaised;
  return {
    parameters: parts.parameters,
    places: parts.places,
    betting,
    betsClause: betting.betsClause,
    decksClause: parts.decksClause,
    shoe: parts.shoe,
    cap,
    deal: (wagers) => parts.deal(wagers),
    checkWagers: (wagers) => checkWagers(betting, wagers),
    payOn: (outcome, spot) => spotOf(spot).pays(outcome),
    raisedOn,
    settle: (outcome, wagers, annulled) => settle(wagers, { outcome, pays, raisedOn: parts.raisedOn, cap, annulled }),
    chances: () => parts.chances(),
    ...(bestPlay === undefined ? {} : { bestPlay }),
  };
}
