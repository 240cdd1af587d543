/** The house's only clock. All timing goes through it, so that tests can drive it. */

export interface Clock {
  now(): Date;
  /** Runs `what` once after a delay. Returns a cancel function. */
  after(milliseconds: number, what: () => void): () => void;
}
