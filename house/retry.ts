/** How long to wait before another attempt: longer after every failure. */
const waits = [1, 2, 5, 15, 60];

/** In seconds, after so many failures in a row. */
export const retryAfter = (failures: number): number => waits[Math.min(failures, waits.length) - 1] ?? 60;
