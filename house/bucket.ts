/** A token bucket: limits a rate and allows bursts, by the house's clock. */
import type { Clock } from './clock.ts';

export class Bucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #countedAt: number;

  constructor(clock: Clock, { perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#countedAt = clock.now().getTime();
  }

  /** False when the limit is exceeded. */
  take(): boolean {
    const now = this.#clock.now().getTime();
    const back = (Math.max(0, now - this.#countedAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + back);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
