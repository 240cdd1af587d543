/** A clock that moves only when a test moves it. */
import type { Clock } from '../clock.ts';

export class TestClock implements Clock {
  #now: number;
  #timers: { readonly at: number; readonly what: () => void }[] = [];

  constructor(begin = '2026-11-16T10:00:00Z') {
    this.#now = Date.parse(begin);
  }

  now(): Date {
    return new Date(this.#now);
  }

  after(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.#now + milliseconds, what };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Advances timer by timer; `idle` waits for everything each one triggers. */
  async advance(milliseconds: number, idle: () => Promise<void>): Promise<void> {
    const end = this.#now + milliseconds;
    await idle();
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.what();
      await idle();
    }
    this.#now = end;
  }
}
