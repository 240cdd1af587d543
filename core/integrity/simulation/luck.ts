/** The simulation's randomness: uniform, choice and normal variates from one stream. */
import { broken } from '../../base/invariant.ts';
import { type Stream, streamOf } from '../../chance/stream.ts';

const fine = 2 ** 24;

export class Luck {
  readonly stream: Stream;

  constructor(seed: string, sequence: number) {
    this.stream = streamOf(seedOf(seed), 'draws', sequence);
  }

  /** From 0 up to, but not including, 1. */
  part(): number {
    return this.stream.below(fine) / fine;
  }

  happens(chance: number): boolean {
    return this.part() < chance;
  }

  between(least: number, most: number): number {
    return least + this.part() * (most - least);
  }

  oneOf<Thing>(things: readonly Thing[]): Thing {
    return things[this.stream.below(things.length)] ?? broken('nothing to choose from');
  }

  /** Mean 0, standard deviation 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.part())) * Math.cos(2 * Math.PI * this.part());
  }
}

/** The letters of the name, repeated. */
const seedOf = (name: string): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => (name.codePointAt(at % name.length) ?? 0) & 255);
