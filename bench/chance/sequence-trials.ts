/** Trials of a sequence of outcomes, numbered from 0: single outcomes, and what follows what. */
import { chiSquare, deviationFigure, type Figure, squareFigure } from './figure.ts';

export type Sequence = ArrayLike<number>;
export type Shares = readonly number[];
export type SequenceTrial = (sequence: Sequence, shares: Shares) => Figure;

const at = (list: ArrayLike<number>, index: number): number => list[index] as number;

export function countsOf(sequence: Sequence, cells: number): Float64Array {
  const counts = new Float64Array(cells);
  for (let n = 0; n < sequence.length; n++) counts[at(sequence, n)] = (counts[at(sequence, n)] as number) + 1;
  return counts;
}

export const frequency: SequenceTrial = (sequence, shares) => chiSquare(countsOf(sequence, shares.length), shares);

/**
 * Overlapping pairs, the sequence closed to a ring: Good's difference between the statistics of pairs and of single
 * outcomes.
 */
export const pairs: SequenceTrial = (sequence, shares) => {
  const cells = shares.length;
  const all = sequence.length;
  const seen = new Float64Array(cells * cells);
  for (let n = 0; n < all; n++) {
    const pair = at(sequence, n) * cells + at(sequence, n + 1 === all ? 0 : n + 1);
    seen[pair] = (seen[pair] as number) + 1;
  }
  const single = countsOf(sequence, cells);
  let square = 0;
  for (let a = 0; a < cells; a++) {
    const one = all * at(shares, a);
    square -= (at(single, a) - one) ** 2 / one;
    for (let b = 0; b < cells; b++) {
      const expected = one * at(shares, b);
      square += (at(seen, a * cells + b) - expected) ** 2 / expected;
    }
  }
  return squareFigure(square, cells * cells - cells);
};

/** Each outcome with the next. Without correlation it is normal, with variance one over the number of pairs. */
export const serialCorrelation: SequenceTrial = (sequence, shares) => {
  let [mean, variance, sum] = [0, 0, 0];
  for (let value = 0; value < shares.length; value++) mean += value * at(shares, value);
  for (let value = 0; value < shares.length; value++) variance += (value - mean) ** 2 * at(shares, value);
  for (let n = 1; n < sequence.length; n++) sum += (at(sequence, n) - mean) * (at(sequence, n - 1) - mean);
  return deviationFigure(sum / variance / Math.sqrt(sequence.length - 1));
};

/** Wald–Wolfowitz: how often the sequence crosses between lower and upper outcomes. */
export const runs: SequenceTrial = (sequence, shares) => {
  const middle = middleOf(shares);
  let [upper, crossed] = [0, 0];
  for (let n = 0; n < sequence.length; n++) {
    const isUpper = at(sequence, n) > middle;
    upper += Number(isUpper);
    if (n > 0 && at(sequence, n - 1) > middle !== isUpper) crossed += 1;
  }
  return runsFigure(crossed + 1, upper, sequence.length - upper);
};

/** The split that gives the lower outcomes as close to half of the probability as possible. */
function middleOf(shares: Shares): number {
  let [sum, best, middle] = [0, 1, 0];
  for (let value = 0; value < shares.length - 1; value++) {
    sum += at(shares, value);
    if (Math.abs(sum - 0.5) < best) [best, middle] = [Math.abs(sum - 0.5), value];
  }
  return middle;
}

/** The mean and variance of the number of runs of two kinds. */
export function runsOf(ones: number, others: number): { readonly mean: number; readonly variance: number } {
  const all = ones + others;
  const twice = 2 * ones * others;
  return { mean: twice / all + 1, variance: (twice * (twice - all)) / (all * all * (all - 1)) };
}

function runsFigure(seen: number, ones: number, others: number): Figure {
  if (ones === 0 || others === 0) return deviationFigure(-Infinity);
  const { mean, variance } = runsOf(ones, others);
  return deviationFigure((seen - mean) / Math.sqrt(variance));
}

/** Number of outcomes between successive appearances of the likeliest. */
export const gaps: SequenceTrial = (sequence, shares) => {
  const wanted = shares.indexOf(Math.max(...shares));
  const share = at(shares, wanted);
  const cells = Math.max(2, Math.ceil(3 / share));
  const counts = new Float64Array(cells + 1);
  let gap = -1;
  for (let n = 0; n < sequence.length; n++) {
    if (at(sequence, n) !== wanted) {
      if (gap >= 0) gap += 1;
      continue;
    }
    if (gap >= 0) counts[Math.min(gap, cells)] = (counts[Math.min(gap, cells)] as number) + 1;
    gap = 0;
  }
  const chances = Array.from({ length: cells }, (_, length) => share * (1 - share) ** length);
  return chiSquare(counts, [...chances, (1 - share) ** cells]);
};

/** How long it takes to see every outcome. For equally likely outcomes only. */
export const coupons: SequenceTrial = (sequence, shares) => {
  const kinds = shares.length;
  const longest = Math.ceil(kinds * (Math.log(kinds) + 5));
  const counts = new Float64Array(longest + 1);
  const seen = new Set<number>();
  let length = 0;
  for (let n = 0; n < sequence.length; n++) {
    length += 1;
    seen.add(at(sequence, n));
    if (seen.size < kinds) continue;
    counts[Math.min(length, longest)] = (counts[Math.min(length, longest)] as number) + 1;
    seen.clear();
    length = 0;
  }
  return chiSquare(counts, couponChances(kinds, longest));
};

/** The probability of completing the collection after exactly n outcomes; the last entry holds all longer ones. */
export function couponChances(kinds: number, longest: number): readonly number[] {
  let having = Array<number>(kinds).fill(0).with(0, 1);
  const chances = [0];
  let left = 1;
  for (let length = 1; length < longest; length++) {
    const whole = at(having, kinds - 1) / kinds;
    chances.push(whole);
    left -= whole;
    having = having.map((same, have) => {
      const grown = have === 0 ? 0 : at(having, have - 1) * (kinds - have + 1);
      return (same * have + grown) / kinds;
    });
  }
  return [...chances, left];
}

/** Merges rare outcomes until each pair is expected often enough to be counted. */
export function coarse(sequence: Sequence, shares: Shares): { readonly sequence: Sequence; readonly shares: Shares } {
  const least = Math.sqrt(10 / sequence.length);
  const order = shares.map((_, outcome) => outcome).sort((a, b) => at(shares, a) - at(shares, b));
  const cellOf = new Uint16Array(shares.length);
  const merged: number[] = [];
  for (const outcome of order) {
    const isOpen = merged.length > 0 && (merged.at(-1) ?? 0) < least;
    if (!isOpen) merged.push(0);
    merged[merged.length - 1] = (merged.at(-1) ?? 0) + at(shares, outcome);
    cellOf[outcome] = merged.length - 1;
  }
  return { sequence: Uint16Array.from(sequence, (outcome) => at(cellOf, outcome)), shares: merged };
}
