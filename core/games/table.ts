/** Builds a banked table from a game's own parts: its spots, its deal and what each spot pays. */
import { defined } from '../base/defined.ts';
import { type ClauseId, playerId, type Seat, type Spot } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { type Cents, cents, nothing } from '../base/money.ts';
import type { Refusal } from '../base/refusal.ts';
import { type BettingTerms, checkWagers, type Limit, mostUnder, type SpotTerms } from '../round/betting.ts';
import type { Procedure } from '../round/procedure.ts';
import { type Cap, type Part, type Pay, settle } from '../round/settle.ts';
import type { Compound } from '../round/slip-gesture.ts';
import { type SlipRules, usualSlip } from '../round/slip-rules.ts';
import type { Wager } from '../round/wager.ts';
import type { SpotChances } from './chances.ts';
import type { Board, OwnTable, ShoeTerms, Table } from './game.ts';
import type { IncidentBook } from './incidents.ts';
import type { Clocks, NamedChoice, TablePlan } from './terms.ts';
import { bestOf, type Wins } from './wins.ts';

/** A spot: the terms it is bet on, and what it pays. */
export interface PayingSpot<Outcome> extends SpotTerms, Wins {
  readonly pays: (outcome: Outcome, wager: Wager) => Pay;
  /** How many times its stake may grow by its holder's choices; 1 by default. */
  readonly growsTo?: number;
}

export interface TableParts<Outcome> {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly clocks: Clocks;
  readonly plan: TablePlan;
  /** For games whose holders choose. */
  readonly choices?: readonly NamedChoice[];
  readonly spots: readonly PayingSpot<Outcome>[];
  /** `slip` is undefined if the page does not mention its controls. */
  readonly betting: Omit<BettingTerms, 'spots' | 'slip'> & { readonly slip?: SlipRules };
  /** The most any single stake may be able to win. */
  readonly ceiling?: Limit;
  readonly seats?: readonly Seat[];
  /** Whether these wagers may be at these seats together. */
  readonly checkSeating?: (wagers: readonly Wager[]) => Refusal | undefined;
  readonly shoe: ShoeTerms;
  readonly ownTable?: OwnTable;
  readonly decksClause: ClauseId;
  readonly failureClause: ClauseId;
  readonly incidents: IncidentBook;
  readonly annulsOnLoss?: NonNullable<Table['annulsOnLoss']>;
  readonly cap: Cap | undefined;
  readonly checksUnseen?: ClauseId | undefined;
  deal(wagers: readonly Wager[]): Procedure<Outcome>;
  readonly raisedOn?: (outcome: Outcome, wager: Wager) => Cents;
  /** For wagers that may grow into several stakes judged separately. */
  readonly partsOf?: (outcome: Outcome, wager: Wager) => readonly Part[];
  readonly board: (outcome: Outcome) => Board;
  readonly arrange?: NonNullable<Table['arrange']>;
  readonly drawsShown?: NonNullable<Table['drawsShown']>;
  chances(): readonly SpotChances[];
  readonly bestPlay?: NonNullable<Table['bestPlay']>;
  readonly compound?: Compound;
}

const notRaised = (): Cents => nothing;

/** A holder without decisions: a spot won only by a choice is not won by everyone. */
const anyone = playerId('anyone');

export function bankedTable<Outcome>(parts: TableParts<Outcome>): Table<Outcome> {
  const spots = new Map(parts.spots.map((spot) => [spot.spot, underCeiling(spot, parts.ceiling)]));
  const spotOf = (spot: Spot) => spots.get(spot) ?? broken(`there is no spot ${spot}`);
  const pays = new Map(parts.spots.map((spot) => [spot.spot, spot.pays]));
  let chances: readonly SpotChances[] | undefined;
  const { seats, ownTable, raisedOn, partsOf, cap, checksUnseen, annulsOnLoss } = parts;
  const { arrange, drawsShown, bestPlay, compound } = parts;
  const betting: BettingTerms = { slip: usualSlip, ...parts.betting, spots };
  return {
    parameters: parts.parameters,
    clocks: parts.clocks,
    plan: parts.plan,
    choices: parts.choices ?? [],
    betting,
    ...defined({ seats }),
    betsClause: betting.betsClause,
    decksClause: parts.decksClause,
    failureClause: parts.failureClause,
    incidents: parts.incidents,
    shoe: parts.shoe,
    ...defined({ ownTable }),
    cap,
    ...defined({ annulsOnLoss, checksUnseen }),
    deal: (wagers) => parts.deal(wagers),
    checkWagers: (wagers) => parts.checkSeating?.(wagers) ?? checkWagers(betting, wagers),
    payOn: (outcome, wager) => spotOf(wager.spot).pays(outcome, wager),
    bestOn: ({ spot, stake }) => {
      const { growsTo = 1, ...wins } = spotOf(spot);
      const best = bestOf(wins);
      return Math.ceil((stake * growsTo * best.win) / best.per);
    },
    winsOn: (spot) => {
      const { wins, multipliedTo, beside } = spotOf(spot);
      return { wins, ...(multipliedTo && { multipliedTo }), ...(beside && { beside }) };
    },
    raisedOn: raisedOn ?? notRaised,
    settle: (outcome, wagers, annulled) => settle(wagers, { outcome, pays, raisedOn, partsOf, cap, annulled }),
    board: (outcome) => parts.board(outcome),
    won: (outcome) => {
      if (partsOf !== undefined) return undefined;
      const wins = ({ spot, pays: payOn }: PayingSpot<Outcome>) =>
        payOn(outcome, { player: anyone, spot, stake: cents(1), fee: nothing }).result === 'win';
      return parts.spots.filter(wins).map(({ spot }) => spot);
    },
    ...defined({ arrange, drawsShown }),
    chances: () => (chances ??= parts.chances()),
    ...defined({ bestPlay, compound }),
  };
}

/** The spot with its maximum as enforced: no stake on it wins more than the ceiling. */
const underCeiling = <Outcome>(spot: PayingSpot<Outcome>, ceiling: Limit | undefined): PayingSpot<Outcome> =>
  ceiling === undefined ? spot : { ...spot, most: mostUnder(ceiling, spot.most, bestOf(spot)) };
