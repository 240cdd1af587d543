/** Log likelihood ratios: how surprising a count is if the player is fair. */

/** For `seen` of `of` trials, each expected with `chance`. Zero if there are no more than expected. */
export function surpriseAbove(seen: number, of: number, chance: number): number {
  const part = seen / of;
  return of === 0 || part <= chance ? 0 : of * divergence(part, chance);
}

function divergence(part: number, chance: number): number {
  const term = (a: number, b: number) => (a === 0 ? 0 : a * Math.log(a / b));
  return term(part, chance) + term(1 - part, 1 - chance);
}

/** For an amount seen against an amount expected, both in units of one event. */
export const surpriseOfSum = (seen: number, expected: number): number =>
  seen <= expected ? 0 : seen * Math.log(seen / expected) - (seen - expected);

/** How much narrower a spread is than the narrowest that people have. */
export function surpriseOfSpread(spread: number, narrowest: number, of: number): number {
  if (spread >= narrowest) return 0;
  const ratio = Math.max(spread / narrowest, 1e-3);
  return of * (-Math.log(ratio) + (ratio ** 2 - 1) / 2);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
