/** The figures of a table's spots as `baize odds` reports them. */
import { defined } from '../../core/base/defined.ts';
import { playerId, type Spot } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import { compare, one, printRatio, type Ratio, toDecimal, toNumber } from '../../core/base/ratio.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { type Chance, type Figures, figuresOf, type SpotChances } from '../../core/games/chances.ts';
import type { Table } from '../../core/games/game.ts';
import { feeOn, placeChip } from '../../core/round/betting.ts';
import { refusalText } from '../terminal/refusal-words.ts';

export interface SpotReport {
  readonly chances: SpotChances;
  readonly figures: Figures;
  /** The figures of other ways to play, by name. */
  readonly others: Readonly<Record<string, Figures>>;
  /** Bets that may be staked beside it, by name. */
  readonly offered: Readonly<Record<string, Figures>>;
  /** Why the table would refuse this stake alone on this spot. */
  readonly refused?: string;
}

export function reportSpot(table: Table, chances: SpotChances, stake: Cents | undefined): SpotReport {
  const { spot, fee } = chances;
  const wager = stake && { player: playerId('stake'), spot, stake, fee: feeOn(table.betting, spot, stake) };
  const figures = (of: readonly Chance[]) => figuresOf(of, fee, wager && { wager, cap: table.cap });
  const refused = stake && refusalOf(table, spot, stake);
  const each = (lists: Readonly<Record<string, readonly Chance[]>>, of: (list: readonly Chance[]) => Figures) =>
    Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, of(list)]));
  return {
    chances,
    figures: figures(chances.chances),
    others: each(chances.otherPlay, figures),
    // Its stake is not the given one, so it is always reported in units.
    offered: each(chances.offered ?? {}, (list) => figuresOf(list, undefined)),
    ...defined({ refused }),
  };
}

/** The JSON of one bet. Exact fractions beside the nearest float. */
export function toJson({ chances, figures, others, offered, refused }: SpotReport): Record<string, unknown> {
  return {
    ...numbersOf(figures),
    ...(chances.sampled && {
      sampled: { deals: chances.sampled.deals, standardError: chances.sampled.standardError },
    }),
    ...defined({ refused }),
    ...Object.fromEntries(Object.entries({ ...others, ...offered }).map(([name, other]) => [name, numbersOf(other)])),
    ...(chances.strategy.length === 0 ? {} : { strategy: adviceOf(chances) }),
  };
}

/** The JSON of best play alone. */
export const strategyJson = (chances: SpotChances): Record<string, unknown> => ({
  charts: chances.charts,
  strategy: adviceOf(chances),
});

const adviceOf = ({ strategy }: SpotChances) =>
  strategy.map(({ when, choose, gain }) => ({ when, choose, gain: toNumber(gain) }));

function numbersOf(figures: Figures): Record<string, unknown> {
  const { rtp, rtpInitial, edge, variance, hitFrequency, staked, digits } = figures;
  return {
    ...(digits === undefined ? {} : { exact: false, digits }),
    rtp: toNumber(rtp),
    ...(compare(rtp, rtpInitial) === 0 ? {} : { rtpInitial: toNumber(rtpInitial) }),
    edge: toNumber(edge),
    variance: toNumber(variance),
    hitFrequency: toNumber(hitFrequency),
    ...(isOne(staked) ? {} : { staked: digits === undefined ? printRatio(staked) : toDecimal(staked, digits) }),
    outcomes: figures.outcomes().map((outcome) => ({
      returns: printRatio(outcome.returns),
      ...(isOne(outcome.staked) ? {} : { staked: printRatio(outcome.staked) }),
      ...probabilityOf(outcome.probability, digits),
    })),
  };
}

/** Values that are not fractions, or fractions too long to read, are given as decimals and marked so. */
function probabilityOf(
  probability: Ratio,
  digits: number | undefined,
): { readonly probability: string; readonly exact?: false } {
  if (digits !== undefined) return { probability: toDecimal(probability, digits), exact: false };
  const fraction = printRatio(probability);
  return fraction.length <= longestFraction
    ? { probability: fraction }
    : { probability: toDecimal(probability, 30), exact: false };
}

const longestFraction = 200;

const isOne = (ratio: Ratio): boolean => compare(ratio, one) === 0;

/** A side bet that needs a main bet is checked beside one of the same size. */
function refusalOf(table: Table, spot: Spot, stake: Cents): string | undefined {
  const main = [...table.betting.spots.values()].find(({ kind }) => kind === 'main')?.spot;
  const beside = main === undefined || main === spot ? new Map() : new Map([[main, stake]]);
  const placed = placeChip(table.betting, beside, { spot, amount: stake }, 0);
  if (isRefusal(placed)) return refusalText(placed);
  return placed.told === undefined ? undefined : refusalText(placed.told);
}
