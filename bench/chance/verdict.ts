/**
 * All trials judged together at the 99 % level: Holm's correction over single trials, and the spread of all p-values.
 */
import type { Figure } from './figure.ts';
import { distanceFromEven, kolmogorovAbove } from './p-values.ts';

/** A fair generator fails one run in a hundred: half of that for single trials, half for their spread. */
const level = 0.01;

export interface Tried {
  readonly use: string;
  readonly name: string;
  readonly figure: Figure;
}

export interface Verdict {
  readonly passed: boolean;
  readonly failed: readonly Tried[];
  /** The lower limit for the smallest p-value. */
  readonly bound: number;
  /** The smallest p-value, uncorrected. */
  readonly least: number;
  /** The probability of p-values at least this unevenly spread. */
  readonly spread: number;
}

/** Two-sided where too good a fit can be told from a lucky one. */
export const pValueOf = ({ above, isTwoSided }: Figure): number =>
  isTwoSided ? 2 * Math.min(above, 1 - above) : above;

export function verdictOn(tried: readonly Tried[]): Verdict {
  const sorted = tried.toSorted((a, b) => pValueOf(a.figure) - pValueOf(b.figure));
  const bound = level / 2 / Math.max(1, tried.length);
  // Holm: the smallest against all trials, the next against all but one, until one passes.
  const holds = sorted.findIndex(({ figure }, at) => pValueOf(figure) >= level / 2 / (tried.length - at));
  const failed = holds < 0 ? sorted : sorted.slice(0, holds);
  const uniform = tried.filter(({ figure }) => !figure.isCount).map(({ figure }) => figure.above);
  const spread = uniform.length === 0 ? 1 : kolmogorovAbove(distanceFromEven(uniform), uniform.length);
  const [first] = sorted;
  const least = first === undefined ? 1 : pValueOf(first.figure);
  return { passed: failed.length === 0 && spread >= level / 2, failed, bound, least, spread };
}
