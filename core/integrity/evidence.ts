/** How surprising a count is: the logarithm of how much likelier the world where it is usual makes it. */

/** Of `seen` in `of` trials where each was expected with `chance`; nothing when it is not more than expected. */
export function surpriseAbove(seen: number, of: number, chance: number): number {
  const part = seen / of;
  return of === 0 || part <= chance ? 0 : of * divergence(part, chance);
}

function divergence(part: number, chance: number): number {
  const term = (a: number, b: number) => (a === 0 ? 0 : a * Math.log(a / b));
  return term(part, chance) + term(1 - part, 1 - chance);
}

/** Of so much where so much was expected, both in units of what one event brings. */
export const surpriseOfSum = (seen: number, expected: number): number =>
  seen <= expected ? 0 : seen * Math.log(seen / expected) - (seen - expected);

/** How narrow a spread is beside the narrowest that people have. */
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
