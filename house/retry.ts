/** Waits before repeated attempts, growing with each failure. */
const waits = [1, 2, 5, 15, 60];

/** Seconds to wait after this many consecutive failures; the last value repeats. */
export const retryAfter = (failures: number): number => waits[Math.min(failures, waits.length) - 1] ?? 60;
