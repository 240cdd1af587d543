/** Exact chances of a spot, and the figures that follow from them: return, edge, variance, hit frequency. */
import type { Spot } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import { add, compare, divide, multiply, one, type Ratio, ratio, ratioOfOdds, subtract, zero } from '../base/ratio.ts';
import { type Cap, type Pay, settle } from '../round/settle.ts';
import type { Wager } from '../round/wager.ts';

/** One way the spot may end, `weight` times in `total`. */
export interface Chance {
  readonly weight: bigint;
  readonly pay: Pay;
  /** Added by the player's choice, as a multiple of the opening stake. */
  readonly raise: number;
  /** Set if the weight is a sum of floats rather than a count: the number of decimals its probability is good to. */
  readonly digits?: number;
}

export interface SpotChances {
  readonly spot: Spot;
  readonly fee: Odds | undefined;
  /** Under best play where the game has choices. */
  readonly chances: readonly Chance[];
  /** Other ways to play, by name, such as `neverRaising`. */
  readonly otherPlay: Readonly<Record<string, readonly Chance[]>>;
  /** The name of the one that takes every offer's fallback. */
  readonly defaultPlay?: string;
  /** What may be staked beside it during the round, by name, each as a bet of its own. */
  readonly offered?: Readonly<Record<string, readonly Chance[]>>;
  /** Best play case by case, where the game has choices. */
  readonly strategy: readonly Advice[];
  readonly charts: readonly Chart[];
  /** Set where part of it was sampled, not counted. */
  readonly sampled?: Sampled;
}

/** A sample and its standard error. */
export interface Sampled {
  readonly deals: number;
  readonly standardError: { readonly rtp: number; readonly rtpInitial: number };
  /** The chances from at least this many deals, including those already dealt; `progress` is told how many are done. */
  readonly goOn: (deals: number, progress?: (done: number) => void) => SpotChances;
}

/** Best play at a glance: a grid of short words with labelled rows and columns. */
export interface Chart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  /** What the words stand for. */
  readonly legend?: string;
}

export interface Advice {
  readonly when: string;
  readonly choose: string;
  /** Expected profit of one more unit staked. */
  readonly gain: Ratio;
}

/** Money in units of the opening stake; the fee is in `staked`, never in `returns`. */
export interface Ending {
  readonly returns: Ratio;
  readonly staked: Ratio;
  readonly isWin: boolean;
  readonly probability: Ratio;
}

export interface Figures {
  /** Money returned over all money staked, fees and raises included. */
  readonly rtp: Ratio;
  /** One plus the expected profit over the opening stake. */
  readonly rtpInitial: Ratio;
  readonly edge: Ratio;
  /** Average total staked per unit of opening stake. */
  readonly staked: Ratio;
  /** Of the profit per unit of opening stake. */
  readonly variance: Ratio;
  /** The probability of a win; a push is not a win. */
  readonly hitFrequency: Ratio;
  /** Decimals the figures are good to; undefined where they are exact. */
  readonly digits: number | undefined;
  /** Computed on demand: one fraction per outcome, and a bonus game has hundreds of long ones. */
  readonly outcomes: () => readonly Ending[];
}

/** A real stake and the cap it meets, for figures in rounded cents. */
export interface AtStake {
  readonly wager: Wager;
  readonly cap: Cap | undefined;
}

/** Spots that pay alike may share one list of chances; its figures are computed once. */
export function figuresOf(chances: readonly Chance[], fee: Odds | undefined, atStake?: AtStake): Figures {
  const count = () =>
    figuresFrom(endsOf(chances, fee, atStake), chances.find(({ digits }) => digits !== undefined)?.digits);
  if (fee !== undefined || atStake !== undefined) return count();
  const figures = known.get(chances) ?? count();
  known.set(chances, figures);
  return figures;
}

const known = new WeakMap<readonly Chance[], Figures>();

function figuresFrom(ends: readonly End[], digits: number | undefined): Figures {
  let outcomes: readonly Ending[] | undefined;
  const returned = mean(ends, ({ returns }) => returns);
  const staked = mean(ends, (end) => end.staked);
  const expected = subtract(returned, staked);
  const rtp = divide(returned, staked);
  const profit = (end: End) => subtract(end.returns, end.staked);
  return {
    rtp,
    rtpInitial: add(one, expected),
    edge: subtract(one, rtp),
    staked,
    variance: subtract(
      mean(ends, (end) => multiply(profit(end), profit(end))),
      multiply(expected, expected),
    ),
    hitFrequency: mean(ends, ({ isWin }) => (isWin ? one : zero)),
    digits,
    outcomes: () => (outcomes ??= outcomesOf(ends)),
  };
}

interface End extends Omit<Ending, 'probability'> {
  readonly weight: bigint;
}

/** Merges chances that bring the same money. */
function endsOf(chances: readonly Chance[], fee: Odds | undefined, atStake: AtStake | undefined): readonly End[] {
  const merged = new Map<string, End>();
  for (const { weight, pay, raise } of chances) {
    if (weight === 0n) continue;
    const money = atStake === undefined ? inUnits(pay, raise, fee) : inCents(pay, raise, atStake);
    const key = `${money.returns.n}/${money.returns.d} ${money.staked.n}/${money.staked.d} ${pay.result}`;
    const sofar = merged.get(key)?.weight ?? 0n;
    merged.set(key, { ...money, isWin: pay.result === 'win', weight: sofar + weight });
  }
  return [...merged.values()];
}

const totalOf = (ends: readonly End[]): bigint => ends.reduce((sum, { weight }) => sum + weight, 0n);

/** Weights may have hundreds of digits: they are summed over one denominator, and only the sum is reduced. */
function mean(ends: readonly End[], of: (end: End) => Ratio): Ratio {
  const values = ends.map(of);
  const below = values.reduce((common, { d }) => (common % d === 0n ? common : common * d), 1n);
  let sum = 0n;
  for (const [at, { weight }] of ends.entries()) {
    const { n, d } = values[at] as Ratio;
    sum += weight * n * (below / d);
  }
  return ratio(sum, totalOf(ends) * below);
}

/** Sorted, lowest return first. */
function outcomesOf(ends: readonly End[]): readonly Ending[] {
  const total = totalOf(ends);
  return ends
    .map(({ returns, staked, isWin, weight }) => ({ returns, staked, isWin, probability: ratio(weight, total) }))
    .toSorted((a, b) => compare(a.returns, b.returns) || compare(a.staked, b.staked));
}

function inUnits(pay: Pay, raise: number, fee: Odds | undefined): { returns: Ratio; staked: Ratio } {
  const stake = ratio(1 + raise);
  const back = add(ratioOfOdds(pay.odds), pay.result === 'win' || pay.result === 'push' ? one : zero);
  const staked = fee === undefined ? stake : add(stake, ratioOfOdds(fee));
  return { returns: multiply(stake, back), staked };
}

/** What the real settlement makes of this one wager. */
function inCents(pay: Pay, raise: number, { wager, cap }: AtStake): { returns: Ratio; staked: Ratio } {
  const raised = cents(wager.stake * raise);
  const { lines, cuts } = settle([wager], {
    outcome: pay,
    pays: new Map([[wager.spot, () => pay]]),
    raisedOn: () => raised,
    cap,
    annulled: undefined,
  });
  const returned = lines.reduce((sum, line) => sum + line.returns, 0) - cuts.reduce((sum, cut) => sum + cut.amount, 0);
  const staked = lines.reduce((sum, line) => sum + line.staked, 0);
  return { returns: ratio(returned, wager.stake), staked: ratio(staked, wager.stake) };
}
