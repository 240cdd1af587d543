/** Raises an alarm when a table's device falls silent. */
import type { Clock } from '../clock.ts';

/** Devices send something at least every five seconds. */
const silenceSeconds = 10;

export class DeviceWatch {
  readonly #clock: Clock;
  readonly #changed: (is: 'silent' | 'back') => void;
  #heardAt: Date | undefined;
  #isSilent = false;
  #cancel: () => void = () => {};

  constructor(clock: Clock, changed: (is: 'silent' | 'back') => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /** Undefined until a device has been heard: the table may have none. */
  get state(): { readonly heardAt: string; readonly isSilent: boolean } | undefined {
    return this.#heardAt && { heardAt: this.#heardAt.toISOString(), isSilent: this.#isSilent };
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  heard(): void {
    this.#heardAt = this.#clock.now();
    this.#cancel();
    this.#cancel = this.#clock.after(silenceSeconds * 1000, () => {
      this.#isSilent = true;
      this.#changed('silent');
    });
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#changed('back');
  }

  close(): void {
    this.#cancel();
  }
}
