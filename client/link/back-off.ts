/** Reconnect delay: grows with each attempt, randomized so that clients don't return all at once. */

const first = 400;
const longest = 10_000;

/** Between half the step and the whole of it: 0.2–0.4 s, 0.4–0.8 s, … 5–10 s. */
export function waitBefore(attempt: number, random: () => number): number {
  const step = Math.min(longest, first * 2 ** Math.min(attempt, 10));
  return Math.round(step * (0.5 + random() / 2));
}
