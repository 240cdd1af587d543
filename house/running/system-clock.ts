/** The clock of a running house: system time. */
import type { Clock } from '../clock.ts';

export const systemClock: Clock = {
  now: () => new Date(),
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};
