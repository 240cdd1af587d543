/** The house's one clock: everything that depends on time asks it, so that tests can drive it. */

export interface Clock {
  now(): Date;
  /** Does it once, so many milliseconds from now; what comes back takes it back. */
  after(milliseconds: number, what: () => void): () => void;
}
