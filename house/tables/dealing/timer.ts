/** A table's single timer; setting it replaces what was scheduled before. */
import type { Clock } from '../../clock.ts';

export class TableTimer {
  readonly #clock: Clock;
  readonly #run: (work: () => Promise<void>) => void;
  #cancel: () => void = () => {};

  /** `run` is called when the time has come. */
  constructor(clock: Clock, run: (work: () => Promise<void>) => void) {
    this.#clock = clock;
    this.#run = run;
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Returns the due time. Work that is replaced or cancelled while queued does not run. */
  set(seconds: number, work: () => Promise<void>): Date {
    this.#cancel();
    let isOff = false;
    const cancel = this.#clock.after(seconds * 1000, () =>
      this.#run(async () => {
        if (!isOff) await work();
      }),
    );
    this.#cancel = () => {
      isOff = true;
      cancel();
    };
    return this.after(seconds);
  }

  after(seconds: number): Date {
    return new Date(this.#clock.now().getTime() + seconds * 1000);
  }

  /** Zero if the moment has passed. */
  secondsTo(moment: Date): number {
    return Math.max(0, (moment.getTime() - this.#clock.now().getTime()) / 1000);
  }

  cancel(): void {
    this.#cancel();
  }
}
