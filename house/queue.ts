/** One at a time, in the order in which they came: what a table does is never done twice at once. */

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

  /** When all that was asked so far has been done, and what it asked for itself. */
  async idle(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.#last;) {
      seen = this.#last;
      await seen;
    }
  }
}
