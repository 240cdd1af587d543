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
  /** Times the opening stake added by the player's choice. */
  readonly raise: number;
}

export interface SpotChances {
  readonly spot: Spot;
  readonly fee: Odds | undefined;
  /** Under best play where the game has choices. */
  readonly chances: readonly Chance[];
  /** Other ways to play, by name, such as `neverRaising`. */
  readonly otherPlay: Readonly<Record<string, readonly Chance[]>>;
  /** The one of these that takes every offer's fallback. */
  readonly defaultPlay?: string;
  /** Best play told case by case, where the game has choices. */
  readonly strategy: readonly Advice[];
  readonly charts: readonly Chart[];
}

/** Best play at a glance: a grid of short words with its rows and columns named. */
export interface Chart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

export interface Advice {
  readonly when: string;
  readonly choose: string;
  /** Expected profit of one more unit staked. */
  readonly gain: Ratio;
}

/** Money in units of the opening stake; the fee is in `staked`, never in `returns`. */
export interface Outcome {
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
  /** Of the profit per unit of opening stake. */
  readonly variance: Ratio;
  /** The probability of a win; pushes are none. */
  readonly hitFrequency: Ratio;
  readonly outcomes: readonly Outcome[];
}

/** A real stake and the cap it meets, for figures in rounded cents. */
export interface AtStake {
  readonly wager: Wager;
  readonly cap: Cap | undefined;
}

export function figuresOf(chances: readonly Chance[], fee: Odds | undefined, atStake?: AtStake): Figures {
  const outcomes = outcomesOf(chances, fee, atStake);
  const mean = (of: (outcome: Outcome) => Ratio) =>
    outcomes.reduce((sum, outcome) => add(sum, multiply(outcome.probability, of(outcome))), zero);
  const returned = mean(({ returns }) => returns);
  const staked = mean((outcome) => outcome.staked);
  const profit = (outcome: Outcome) => subtract(outcome.returns, outcome.staked);
  const expected = subtract(returned, staked);
  const rtp = divide(returned, staked);
  return {
    rtp,
    rtpInitial: add(one, expected),
    edge: subtract(one, rtp),
    variance: subtract(
      mean((outcome) => multiply(profit(outcome), profit(outcome))),
      multiply(expected, expected),
    ),
    hitFrequency: mean(({ isWin }) => (isWin ? one : zero)),
    outcomes,
  };
}

/** Chances that bring the same money are one outcome; least first. */
function outcomesOf(chances: readonly Chance[], fee: Odds | undefined, atStake: AtStake | undefined): Outcome[] {
  const total = chances.reduce((sum, { weight }) => sum + weight, 0n);
  const merged = new Map<string, { outcome: Omit<Outcome, 'probability'>; weight: bigint }>();
  for (const { weight, pay, raise } of chances) {
    if (weight === 0n) continue;
    const money = atStake === undefined ? inUnits(pay, raise, fee) : inCents(pay, raise, atStake);
    const key = `${money.returns.n}/${money.returns.d} ${money.staked.n}/${money.staked.d} ${pay.result}`;
    const sofar = merged.get(key)?.weight ?? 0n;
    merged.set(key, { outcome: { ...money, isWin: pay.result === 'win' }, weight: sofar + weight });
  }
  return [...merged.values()]
    .map(({ outcome, weight }) => ({ ...outcome, probability: ratio(weight, total) }))
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
