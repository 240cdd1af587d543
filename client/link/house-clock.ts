/** Estimates the house's time, so that countdowns are right even if this machine's clock is wrong. */

interface Sample {
  readonly offset: number;
  /** Round-trip time. The quickest round trip gives the best estimate. */
  readonly underWay: number;
  /** Bounds on the offset: the house wrote the time after the request was sent and before the answer arrived. */
  readonly least: number;
  readonly most: number;
}

const samplesKept = 8;
/** Drift allowed between two samples, in milliseconds. Beyond it, one of the clocks was set. */
const driftMost = 100;

export class HouseClock {
  readonly #now: () => number;
  #samples: readonly Sample[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records a time stated by the house. Without `asked`, latency is taken to be zero. */
  heard(at: string, asked?: number): void {
    const now = this.#now();
    const underWay = asked === undefined ? Number.MAX_SAFE_INTEGER : now - asked;
    const halfWay = asked === undefined ? 0 : underWay / 2;
    const written = Date.parse(at);
    if (!Number.isFinite(written)) return;
    const most = asked === undefined ? Number.POSITIVE_INFINITY : written - asked;
    const sample = { offset: written + halfWay - now, underWay, least: written - now, most };
    // After sleep or a clock change, earlier samples are worthless, however quick they were.
    const earlier = this.#samples.every((one) => canBothBe(one, sample)) ? this.#samples : [];
    this.#samples = [...earlier, sample].slice(-samplesKept);
  }

  /** How far the house's clock is ahead of this machine's, in milliseconds. */
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
