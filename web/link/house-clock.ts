/** What time the house has: countdowns run by it, however wrong this machine's clock may be. */

interface Sample {
  readonly offset: number;
  /** How long the question and its answer were under way; an answer that came quickly says the time best. */
  readonly underWay: number;
}

const samplesKept = 8;

export class HouseClock {
  readonly #now: () => number;
  #samples: readonly Sample[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** An answer that says the house's time; where the question's moment is not known the way here is taken for nothing. */
  heard(at: string, asked?: number): void {
    const now = this.#now();
    const underWay = asked === undefined ? Number.MAX_SAFE_INTEGER : now - asked;
    const halfWay = asked === undefined ? 0 : underWay / 2;
    const offset = Date.parse(at) + halfWay - now;
    if (Number.isFinite(offset)) this.#samples = [...this.#samples, { offset, underWay }].slice(-samplesKept);
  }

  /** How far the house is ahead of this machine, in milliseconds. */
  get offset(): number {
    const [first, ...others] = this.#samples;
    if (first === undefined) return 0;
    return others.reduce((best, one) => (one.underWay <= best.underWay ? one : best), first).offset;
  }

  /** The house's time now, in milliseconds since the epoch. */
  now(): number {
    return this.#now() + this.offset;
  }
}
