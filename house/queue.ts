/** Runs work one at a time, in order of arrival, so that a table never does two things at once. */

export class Queue {
  #last: Promise<void> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  /** Resolves when all queued work is done, including work queued meanwhile. */
  async idle(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.#last;) {
      seen = this.#last;
      await seen;
    }
  }
}
