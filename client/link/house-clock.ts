/** What time the house has: countdowns run by it, however wrong this machine's clock may be. */

interface Sample {
  readonly offset: number;
  /** How long the question and its answer were under way; an answer that came quickly says the time best. */
  readonly underWay: number;
  /** The house wrote it before it was heard, and after it was asked for: what the offset can have been. */
  readonly least: number;
  readonly most: number;
}

const samplesKept = 8;
/** What clocks may run apart between two samples; more, and one of them was set. */
const driftMost = 100;

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
    const written = Date.parse(at);
    if (!Number.isFinite(written)) return;
    const most = asked === undefined ? Number.POSITIVE_INFINITY : written - asked;
    const sample = { offset: written + halfWay - now, underWay, least: written - now, most };
    // A machine that slept or was put right: what was heard before it says nothing any more, however quickly it came.
    const earlier = this.#samples.every((one) => canBothBe(one, sample)) ? this.#samples : [];
    this.#samples = [...earlier, sample].slice(-samplesKept);
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

const canBothBe = (one: Sample, other: Sample): boolean =>
  one.least <= other.most + driftMost && other.least <= one.most + driftMost;
